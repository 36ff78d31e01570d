import type { ReactNode } from 'react'
import type { OfferContent } from '#domain/offers/content.ts'
import type { OfferDecision } from '#domain/offers/decisions.ts'
import { offerSums } from '#domain/offers/sums.ts'
import { inLanguage } from '#domain/text/language.ts'
import { amountInWords } from '#i18n/amounts/in-words.ts'
import { isolate } from '#i18n/bidi.ts'
import { offersAfterTexts } from '#i18n/sets/offers-after.ts'
import { useLanguage } from '../../../../platform/texts/language.ts'
import { useTexts } from '../../../../platform/texts/texts.ts'
import { Amount } from '../../amount.tsx'
import styles from './content.module.css'

interface Row {
  readonly key: string
  readonly name: ReactNode
  readonly minor: number
}

/** The rows under the lines, as the documents have them. */
export function ContentTotals({ content, decision }: { readonly content: OfferContent; readonly decision: OfferDecision }) {
  const { t } = useTexts(offersAfterTexts)
  const language = useLanguage()
  const sums = offerSums(content, decision)
  const isIncluded = content.taxBasis === 'included'
  const hasDiscount = sums.wholeDiscountMinor > 0
  const taxes = sums.taxes.map(({ rate, amountMinor }): Row => {
    const name = isolate(inLanguage(rate.name, language))
    return { key: rate.id, name: isIncluded ? t('offersAfter.content.taxWithin', { name }) : name, minor: amountMinor }
  })
  const isSubtotalShown = hasDiscount || sums.roundingMinor !== 0 || (!isIncluded && taxes.length > 0)
  const rows: readonly Row[] = [
    ...(isSubtotalShown ? [{ key: 'subtotal', name: t('offersAfter.content.subtotal'), minor: sums.subtotalMinor }] : []),
    ...(hasDiscount
      ? [
          { key: 'discount', name: t('offersAfter.content.wholeDiscount'), minor: -sums.wholeDiscountMinor },
          { key: 'after', name: t('offersAfter.content.afterDiscount'), minor: sums.discountedMinor },
        ]
      : []),
    ...(isIncluded ? [] : taxes),
    ...(sums.roundingMinor === 0 ? [] : [{ key: 'rounding', name: t('offersAfter.content.rounding'), minor: sums.roundingMinor }]),
  ]
  return (
    <div className={styles.totals}>
      <dl>
        {rows.map((row) => (
          <TotalRow key={row.key} name={row.name} minor={row.minor} />
        ))}
        <div className={styles.total}>
          <dt>{t('offersAfter.content.total')}</dt>
          <dd>
            <Amount minor={sums.totalMinor} />
          </dd>
        </div>
        {isIncluded && taxes.map(({ key, name, minor }) => <TotalRow key={key} name={name} minor={minor} />)}
      </dl>
      <p className={styles.words}>{amountInWords(sums.totalMinor, content.currency, language)}</p>
    </div>
  )
}

function TotalRow({ name, minor }: Pick<Row, 'name' | 'minor'>) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <Amount minor={minor} />
      </dd>
    </div>
  )
}
