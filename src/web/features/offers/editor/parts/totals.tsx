import type { OfferContent } from '#domain/offers/content.ts'
import type { OfferSums } from '#domain/offers/sums.ts'
import { inLanguage } from '#domain/text/language.ts'
import { offerEditorTexts } from '#i18n/sets/offer-editor.ts'
import { useLanguage } from '../../../../platform/texts/language.ts'
import { useTexts } from '../../../../platform/texts/texts.ts'
import { Amount } from '../../amount.tsx'
import styles from './totals.module.css'

export interface TotalsProps {
  readonly content: OfferContent
  readonly sums: OfferSums
}

/** The sums under the lines; rows that would say zero are left out. */
export function Totals({ content, sums }: TotalsProps) {
  const { t } = useTexts(offerEditorTexts)
  const language = useLanguage()
  const { subtotalMinor, wholeDiscountMinor, taxes, roundingMinor, totalMinor } = sums
  const isIncluded = content.taxBasis === 'included'
  const hasSteps = wholeDiscountMinor > 0 || roundingMinor !== 0 || (taxes.length > 0 && !isIncluded)
  const taxRows = taxes.map(({ rate, amountMinor }) => {
    const name = inLanguage(rate.name, language)
    return { key: rate.id, text: isIncluded ? t('offerEditor.totals.ofWhich', { tax: name }) : name, minor: amountMinor }
  })
  const rows = [
    ...(hasSteps ? [{ key: 'subtotal', text: t('offerEditor.totals.subtotal'), minor: subtotalMinor }] : []),
    ...(wholeDiscountMinor > 0 ? [{ key: 'discount', text: t('offerEditor.totals.discount'), minor: -wholeDiscountMinor }] : []),
    ...(isIncluded ? [] : taxRows),
    ...(roundingMinor === 0 ? [] : [{ key: 'rounding', text: t('offerEditor.totals.rounding'), minor: roundingMinor }]),
  ]
  return (
    <dl className={styles.totals}>
      {rows.map(({ key, text, minor }) => (
        <div key={key}>
          <dt>{text}</dt>
          <dd>
            <Amount minor={minor} />
          </dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{t('offerEditor.totals.total')}</dt>
        <dd>
          <Amount minor={totalMinor} />
        </dd>
      </div>
      {isIncluded &&
        taxRows.map(({ key, text, minor }) => (
          <div key={key} className={styles.within}>
            <dt>{text}</dt>
            <dd>
              <Amount minor={minor} />
            </dd>
          </div>
        ))}
    </dl>
  )
}
