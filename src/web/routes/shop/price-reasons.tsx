import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { loginPath } from '../../platform/calls/login-path.ts'
import { useToken, useUser } from '../../platform/calls/session.ts'
import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { type PriceReason, PriceReasonProvider } from '../../shop/price-reason.tsx'

/** Tells price components why the viewer sees no price, and what to do about it. */
export function PriceReasons({ children }: { readonly children: ReactNode }) {
  return <PriceReasonProvider reason={usePriceReasonOfViewer()}>{children}</PriceReasonProvider>
}

function usePriceReasonOfViewer(): PriceReason {
  const { t } = useTexts()
  const language = useLanguage()
  const { pathname, search } = useLocation()
  const user = useUser()
  if (useToken() === null) return { text: t('catalogue.card.signInForPrice'), to: loginPath(pathname + search) }
  // A member who may have given a name already is not told to add one.
  if (user === null || user.firstName.trim() !== '') return { text: t('catalogue.card.pricesAwaited') }
  return { text: t('catalogue.card.addNameForPrice'), to: pathInLanguage('/dashboard', language) }
}
