import { createContext, type ReactNode, useContext } from 'react'
import { useTexts } from '../platform/texts/texts.ts'

/** The reason why the viewer sees no prices, and where that can be changed. */
export interface PriceReason {
  readonly text: string
  readonly to?: string | undefined
}

const PriceReasonContext = createContext<PriceReason | null>(null)

export interface PriceReasonProviderProps {
  readonly reason: PriceReason
  readonly children: ReactNode
}

/** Provides the reason once, around the pages. */
export function PriceReasonProvider({ reason, children }: PriceReasonProviderProps) {
  return <PriceReasonContext value={reason}>{children}</PriceReasonContext>
}

export function usePriceReason(): PriceReason {
  const { t } = useTexts()
  return useContext(PriceReasonContext) ?? { text: t('catalogue.card.signInForPrice') }
}
