import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { speak } from '#i18n/text-set.ts'
import { languageOfPath } from './platform/texts/language.ts'

// Schemas would try whether they may compile code, which the page's policy refuses and browsers report.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

// The code of the page is there, and so are the sets that it names.
await speak(languageOfPath(location.pathname))

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
