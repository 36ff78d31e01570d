import type { OfferContent } from '#domain/offers/content.ts'
import type { OfferSums } from '#domain/offers/sums.ts'
import { type TotalRow, totalRows } from '#domain/offers/total-rows.ts'
import { inLanguage } from '#domain/text/language.ts'
import { isolate, isolateLtr } from '#i18n/bidi.ts'
import { minorText, percentText } from '#i18n/offer-amounts.ts'
import { lazySection } from '../../platform/frame/lazy-section.tsx'
import { useLanguage } from '../../platform/texts/language.ts'
import { Ltr } from '../../ui/bidi/ltr.tsx'
import { useOfferTexts } from './offer-texts.ts'
import styles from './offer-totals.module.css'

/** The numerals of both languages are heavier than the totals themselves. */
const { Section: WordsOfAmount } = lazySection(() => import('./words-of-amount.tsx').then((module) => module.WordsOfAmount), null)

export interface OfferTotalsProps {
  readonly content: OfferContent
  readonly sums: OfferSums
}

/** Shows the rows from the subtotal to the total, in figures and in words. */
export function OfferTotals({ content, sums }: OfferTotalsProps) {
  const t = useOfferTexts()
  const language = useLanguage()
  const { currency, taxBasis } = content
  return (
    <section className={styles.totals} aria-labelledby="offer-total">
      <h2 id="offer-total" className="visually-hidden">
        {t('offerPage.totals.heading')}
      </h2>
      <dl className={styles.rows}>
        {totalRows(content, sums).map((row) => (
          <div key={`${row.kind} ${row.rate?.id ?? ''}`} data-kind={row.kind}>
            <dt>
              <RowName row={row} content={content} />
            </dt>
            <dd>
              <Ltr>{minorText(row.minor, language, currency)}</Ltr>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.words}>
        <span className={styles.label}>{t('offerPage.totals.words')}</span> <WordsOfAmount minor={sums.totalMinor} currency={currency} />
      </p>
      {taxBasis !== null && sums.taxes.length > 0 && <p className={styles.label}>{t(`offerPage.totals.${taxBasis}`)}</p>}
    </section>
  )
}

function RowName({ row: { kind, rate }, content: { discount } }: { readonly row: TotalRow; readonly content: OfferContent }) {
  const t = useOfferTexts()
  const language = useLanguage()
  const name = rate === null ? '' : inLanguage(rate.name, language)
  switch (kind) {
    case 'tax':
      return name
    case 'tax-within':
      return t('offerPage.totals.within', { name: isolate(name) })
    case 'discount':
      return discount?.kind === 'percent'
        ? t('offerPage.totals.discountPercent', { percent: isolateLtr(percentText(discount.hundredths, language)) })
        : t('offerPage.totals.discount')
    default:
      return t(`offerPage.totals.${kind}`)
  }
}
