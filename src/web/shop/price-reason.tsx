import { createContext, type ReactNode, useContext } from 'react'
import { useTexts } from '../platform/texts/texts.ts'

/** Why somebody sees no prices, and where that can be changed. */
export interface PriceReason {
  readonly text: string
  readonly to?: string | undefined
}

const PriceReasonContext = createContext<PriceReason | null>(null)

export interface PriceReasonProviderProps {
  readonly reason: PriceReason
  readonly children: ReactNode
}

/** Told once around the pages by whoever knows who is looking at them. */
export function PriceReasonProvider({ reason, children }: PriceReasonProviderProps) {
  return <PriceReasonContext value={reason}>{children}</PriceReasonContext>
}

export function usePriceReason(): PriceReason {
  const { t } = useTexts()
  return useContext(PriceReasonContext) ?? { text: t('catalogue.card.signInForPrice') }
}
