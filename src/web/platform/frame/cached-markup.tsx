import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { LanguageContext } from '../texts/language.ts'
import type { Markup, MarkupKey } from './made-once.ts'

const cached = new WeakMap<object, Map<string, Markup>>()

/** Markup that is made once for each key of its data. It stands apart from any page, so its links are known by their whole addresses. */
export function cachedMarkup(data: object, key: MarkupKey, children: () => ReactNode): Markup {
  const [language] = key
  const known = cached.get(data) ?? new Map<string, Markup>()
  const name = key.join(' ')
  const markup = known.get(name) ?? {
    __html: renderToStaticMarkup(
      <StaticRouter location="/">
        <LanguageContext value={language}>{children()}</LanguageContext>
      </StaticRouter>,
    ),
  }
  cached.set(data, known.set(name, markup))
  return markup
}
