import type { OfferContent } from '#domain/offers/content.ts'
import type { OfferSums } from '#domain/offers/sums.ts'
import { type TotalRow, totalRows } from '#domain/offers/total-rows.ts'
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
  return (
    <dl className={styles.totals}>
      {totalRows(content, sums).map((row) => (
        <div key={`${row.kind} ${row.rate?.id ?? ''}`} className={CLASSES[row.kind]}>
          <dt>
            <RowName row={row} />
          </dt>
          <dd>
            <Amount minor={row.minor} currency={content.currency} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

const CLASSES: Partial<Record<TotalRow['kind'], string | undefined>> = { total: styles.total, 'tax-within': styles.within }

function RowName({ row: { kind, rate } }: { readonly row: TotalRow }) {
  const { t } = useTexts(offerEditorTexts)
  const language = useLanguage()
  const name = rate === null ? '' : inLanguage(rate.name, language)
  switch (kind) {
    case 'tax':
      return name
    case 'tax-within':
      return t('offerEditor.totals.ofWhich', { tax: name })
    case 'sum':
      return t('offerEditor.totals.subtotal')
    default:
      return t(`offerEditor.totals.${kind}`)
  }
}
