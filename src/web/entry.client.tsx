import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { partsOfPage } from '#i18n/page-parts.ts'
import { languageOfPath } from './platform/language.ts'
import { isMemberPage } from './platform/members.ts'
import { loadTexts } from './platform/texts.ts'

const language = languageOfPath(location.pathname)
await Promise.all([
  loadTexts(language),
  isMemberPage(location.pathname) ? loadTexts(language, 'members') : undefined,
  ...partsOfPage(location.pathname).map((part) => loadTexts(language, part)),
])

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
