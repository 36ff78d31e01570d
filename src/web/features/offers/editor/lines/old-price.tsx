import { createContext, useContext } from 'react'
import { formatLongDate } from '#i18n/formats.ts'
import { offerEditorTexts } from '#i18n/sets/offer-editor.ts'
import { useLanguage } from '../../../../platform/texts/language.ts'
import { useTexts } from '../../../../platform/texts/texts.ts'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { PlainButton } from '../../../../ui/button/plain-button.tsx'

/** Confirms the catalogue's price of a product; null for those who may not. */
export const PriceConfirming = createContext<((productId: string) => Promise<void>) | null>(null)

export interface OldPriceProps {
  readonly productId: string
  readonly confirmed: string
}

/** Warns staff of a price that nobody has confirmed for long; the customer reads nothing of it. */
export function OldPrice({ productId, confirmed }: OldPriceProps) {
  const { t } = useTexts(offerEditorTexts)
  const confirm = useContext(PriceConfirming)
  const date = formatLongDate(confirmed, useLanguage())
  return (
    <span className="cluster gap-2">
      <Badge tone="warning">{t('offerEditor.line.oldPrice', { date })}</Badge>
      {confirm !== null && (
        <PlainButton look="inline" onPress={() => confirm(productId)}>
          {t('offerEditor.line.confirmPrice')}
        </PlainButton>
      )}
    </span>
  )
}
