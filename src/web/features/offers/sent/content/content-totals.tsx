import type { OfferContent } from '#domain/offers/content.ts'
import type { OfferDecision } from '#domain/offers/decisions.ts'
import { offerSums } from '#domain/offers/sums.ts'
import { type TotalRow, totalRows } from '#domain/offers/total-rows.ts'
import { inLanguage } from '#domain/text/language.ts'
import { amountInWords } from '#i18n/amounts/in-words.ts'
import { isolate } from '#i18n/bidi.ts'
import { sentOfferTexts } from '#i18n/sets/sent-offer.ts'
import { useLanguage } from '../../../../platform/texts/language.ts'
import { useTexts } from '../../../../platform/texts/texts.ts'
import { Amount } from '../../amount.tsx'
import styles from './content.module.css'

/** The rows under the lines, as the documents have them. */
export function ContentTotals({ content, decision }: { readonly content: OfferContent; readonly decision: OfferDecision }) {
  const language = useLanguage()
  const sums = offerSums(content, decision)
  return (
    <div className={styles.totals}>
      <dl>
        {totalRows(content, sums).map((row) => (
          <div key={`${row.kind} ${row.rate?.id ?? ''}`} className={row.kind === 'total' ? styles.total : undefined}>
            <dt>
              <RowName row={row} />
            </dt>
            <dd>
              <Amount minor={row.minor} currency={content.currency} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.words}>{amountInWords(sums.totalMinor, content.currency, language)}</p>
    </div>
  )
}

function RowName({ row: { kind, rate } }: { readonly row: TotalRow }) {
  const { t } = useTexts(sentOfferTexts)
  const language = useLanguage()
  const name = rate === null ? '' : isolate(inLanguage(rate.name, language))
  switch (kind) {
    case 'tax':
      return name
    case 'tax-within':
      return t('sentOffer.content.taxWithin', { name })
    case 'discount':
      return t('sentOffer.content.wholeDiscount')
    case 'net':
      return t('sentOffer.content.afterDiscount')
    case 'sum':
      return t('sentOffer.content.subtotal')
    default:
      return t(`sentOffer.content.${kind}`)
  }
}
