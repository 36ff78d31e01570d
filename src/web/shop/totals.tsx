import { SHOP_CURRENCY } from '#domain/money/currency.ts'
import { formatMoney } from '#i18n/formats.ts'
import { ordersTexts } from '#i18n/sets/orders.ts'
import { useLanguage } from '../platform/texts/language.ts'
import { useTexts } from '../platform/texts/texts.ts'
import { Ltr } from '../ui/bidi/ltr.tsx'
import { Price } from './price.tsx'
import { usePriceReason } from './price-reason.tsx'
import styles from './totals.module.css'

export interface TotalsProps {
  /** Absent, not zero, for viewers who may not see prices. */
  readonly total: number | undefined
  readonly tax: number
}

/** Shows the total, or the reason why there is none. */
export function Totals({ total, tax }: TotalsProps) {
  const { t } = useTexts(ordersTexts)
  const language = useLanguage()
  const reason = usePriceReason()
  if (total === undefined) return <Price size="page" amount={undefined} reason={reason} />
  return (
    <dl className={styles.totals}>
      <div>
        <dt>{t('orders.totals.tax')}</dt>
        <dd>
          <Ltr>{formatMoney(tax, language, SHOP_CURRENCY)}</Ltr>
        </dd>
      </div>
      <div className={styles.total}>
        <dt>{t('orders.totals.total')}</dt>
        <dd>
          <Ltr>{formatMoney(total, language, SHOP_CURRENCY)}</Ltr>
        </dd>
      </div>
    </dl>
  )
}
