import { SHOP_CURRENCY } from '#domain/money/currency.ts'
import { formatMoney } from '#i18n/formats.ts'
import { ordersTexts } from '#i18n/sets/orders.ts'
import { useLanguage } from '../../../platform/texts/language.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { Ltr } from '../../../ui/bidi/ltr.tsx'
import styles from './order-sums.module.css'

export interface OrderSumsProps {
  readonly total: number
  readonly tax: number
  /** An accepted offer has the amounts that count; these are the catalogue's of then. */
  readonly isListTotal: boolean
}

/** The table's last rows, so that the sums are aligned with the lines' amounts. */
export function OrderSums({ total, tax, isListTotal }: OrderSumsProps) {
  const { t } = useTexts(ordersTexts)
  const language = useLanguage()
  const amount = (price: number) => <Ltr>{formatMoney(price, language, SHOP_CURRENCY)}</Ltr>
  return (
    <tfoot className={styles.sums}>
      <tr>
        <th colSpan={3} scope="row">
          {t('orders.totals.tax')}
        </th>
        <td>{amount(tax)}</td>
      </tr>
      <tr className={styles.total}>
        <th colSpan={3} scope="row">
          {t(isListTotal ? 'orders.totals.list' : 'orders.totals.total')}
        </th>
        <td>{amount(total)}</td>
      </tr>
    </tfoot>
  )
}
