import { type ReactNode, useId } from 'react'
import type { OrderLineReply, OrderReply } from '#contract/orders.ts'
import { ordersTexts } from '#i18n/sets/orders.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { Price } from '../../../shop/price.tsx'
import { usePriceReason } from '../../../shop/price-reason.tsx'
import { OrderLine, type OrderLineProps } from './order-line.tsx'
import { OrderSums } from './order-sums.tsx'
import styles from './order-table.module.css'

export interface OrderTableProps {
  readonly order: Pick<OrderReply, 'products' | 'total' | 'totalTax'>
  /** The lines that the accepted offer takes up; undefined without one. */
  readonly accepted?: ReadonlySet<string> | undefined
  /** Actions for all lines at once. */
  readonly tools?: ReactNode
  readonly actionOf?: (line: OrderLineReply) => NonNullable<OrderLineProps['action']>
}

/** The products of an order; on a phone each is a block with labelled values. */
export function OrderTable({ order: { products, total, totalTax }, accepted, tools, actionOf }: OrderTableProps) {
  const { t } = useTexts(ordersTexts)
  const title = useId()
  const reason = usePriceReason()
  const hasPrices = products.some(({ purchasePrice }) => purchasePrice !== undefined)
  return (
    <>
      <div className={styles.head}>
        <h2 id={title} className={styles.heading}>
          {t('orders.details.lines')}
        </h2>
        {tools}
      </div>
      <table className={styles.table} aria-labelledby={title}>
        <Columns hasPrices={hasPrices} />
        <tbody className={styles.rows}>
          {products.map((line) => (
            <OrderLine
              key={line._id}
              line={line}
              hasPrices={hasPrices}
              isLeftOut={accepted !== undefined && !accepted.has(line._id)}
              {...(actionOf === undefined ? {} : { action: actionOf(line) })}
            />
          ))}
        </tbody>
        {total !== undefined && <OrderSums total={total} tax={totalTax} isListTotal={accepted !== undefined} />}
      </table>
      {total === undefined && <Price size="page" amount={undefined} reason={reason} />}
    </>
  )
}

function Columns({ hasPrices }: { readonly hasPrices: boolean }) {
  const { t } = useTexts(ordersTexts)
  const numbers = hasPrices
    ? (['orders.details.quantity', 'orders.details.unitPrice', 'orders.details.lineTotal'] as const)
    : (['orders.details.quantity'] as const)
  return (
    <thead className={styles.columns}>
      <tr>
        <th scope="col">{t('orders.details.product')}</th>
        {numbers.map((key) => (
          <th key={key} className={styles.number} scope="col">
            {t(key)}
          </th>
        ))}
        <th scope="col">{t('orders.details.status')}</th>
      </tr>
    </thead>
  )
}
