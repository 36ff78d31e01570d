import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { speak } from '#i18n/text-set.ts'
import { languageOfPath } from './platform/texts/language.ts'

// Schemas would try whether they may compile code, which the page's policy refuses and browsers report.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

const STYLES_AGAIN_MS = 3000

// The loader of further code takes a style sheet for loaded once it has asked for it, so that one that failed is asked for here until it
// comes. The page's own links, which React knows, stay.
addEventListener(
  'error',
  ({ target: link }) => {
    if (!(link instanceof HTMLLinkElement) || link.rel !== 'stylesheet' || link.crossOrigin === null) return
    setTimeout(() => link.replaceWith(link.cloneNode()), STYLES_AGAIN_MS)
  },
  true,
)

// The texts of every page are there first. One `await` at the top level of any module keeps the bundler from joining files, so there is none.
void speak(languageOfPath(location.pathname)).then(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    )
  }),
)
