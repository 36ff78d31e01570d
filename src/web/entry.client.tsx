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

const page = (
  <StrictMode>
    <HydratedRouter />
  </StrictMode>
)

// This module runs before those of the page, which name their sets, and all run before the first promise goes on. A page whose texts don't
// arrive stays as it came; browsers report the file. One `await` at the top level of any module would keep the bundler from joining files.
void Promise.resolve()
  .then(() => speak(languageOfPath(location.pathname)))
  .then(
    () => startTransition(() => void hydrateRoot(document, page)),
    () => undefined,
  )
