import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Markup } from './made-once.ts'

const cached = new WeakMap<object, Map<string, Markup>>()

/** Markup that is made once for each key of its data. */
export function cachedMarkup(data: object, key: string, children: () => ReactNode): Markup {
  const known = cached.get(data) ?? new Map<string, Markup>()
  const markup = known.get(key) ?? { __html: renderToStaticMarkup(children()) }
  cached.set(data, known.set(key, markup))
  return markup
}
