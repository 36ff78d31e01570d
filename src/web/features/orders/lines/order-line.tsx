import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { OrderLineReply } from '#contract/orders.ts'
import { SHOP_CURRENCY } from '#domain/money/currency.ts'
import { formatMoney, formatNumber } from '#i18n/formats.ts'
import { ordersTexts } from '#i18n/sets/orders.ts'
import { pathInLanguage, useLanguage } from '../../../platform/texts/language.ts'
import { nameOf } from '../../../platform/texts/names.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { StatusBadge } from '../../../shop/orders/status-badge.tsx'
import { Bdi } from '../../../ui/bidi/bdi.tsx'
import { Ltr } from '../../../ui/bidi/ltr.tsx'
import styles from './order-line.module.css'
import { OrderPicture } from './order-picture.tsx'

export interface OrderLineProps {
  readonly line: OrderLineReply
  /** Other lines of the order have prices, so this one has their columns too. */
  readonly hasPrices: boolean
  /** The accepted offer does not take the line up; the line stays as it is. */
  readonly isLeftOut: boolean
  /** The line's button. A new `kind` means another button has replaced one that may have had the focus. */
  readonly action?: { readonly kind: string; readonly button: ReactNode }
}

/** A row on wide screens, a block on narrow ones. */
export function OrderLine({ line, hasPrices, isLeftOut, action }: OrderLineProps) {
  const { t } = useTexts(ordersTexts)
  const language = useLanguage()
  const name = nameOf(line, language)
  return (
    <tr ref={useRestoredFocus(action?.kind)} className={styles.line} tabIndex={-1}>
      <th className={styles.product} scope="row">
        <OrderPicture product={line.product} />
        <span className={styles.facts}>
          <span className={styles.name}>
            <LineName line={line} name={name} />
          </span>
          {line.sku !== '' && (
            <span className={styles.sku}>
              {t('orders.details.sku')} <Ltr>{line.sku}</Ltr>
            </span>
          )}
          {isLeftOut && <span className={styles.sku}>{t('orders.details.notInOffer')}</span>}
          {line.product === null && <span className={styles.unavailable}>{t('orders.details.unavailable')}</span>}
          {line.reason !== undefined && line.reason !== '' && (
            <span className={styles.sku}>
              {t('orders.details.reason')} <Bdi>{line.reason}</Bdi>
            </span>
          )}
        </span>
      </th>
      <td className={styles.number}>
        <Label>{t('orders.details.quantity')}</Label>
        {formatNumber(line.quantity, language)}
      </td>
      {hasPrices && <Prices line={line} />}
      <td className={styles.state}>
        <div className={styles.acts}>
          <StatusBadge status={line.status} />
          {action?.button}
        </div>
      </td>
    </tr>
  )
}

/** Repeats the column's heading where there is no room for columns. */
function Label({ children }: { readonly children: string }) {
  return (
    <span className={styles.label} aria-hidden="true">
      {children}
    </span>
  )
}

function LineName({ line: { product, status }, name }: { readonly line: OrderLineReply; readonly name: string }) {
  const language = useLanguage()
  const words = status === 'Cancelled' ? <s>{name}</s> : name
  if (product === null) return <Bdi>{words}</Bdi>
  return (
    <Link className={styles.link} to={pathInLanguage(`/product/${product.slug}`, language)}>
      <Bdi>{words}</Bdi>
    </Link>
  )
}

/** Shows prices if the answer has them, struck through where the total leaves them out. */
function Prices({ line: { status, purchasePrice, totalPrice } }: { readonly line: OrderLineReply }) {
  const { t } = useTexts(ordersTexts)
  const language = useLanguage()
  const money = (price: number | undefined) => {
    if (price === undefined) return null
    const amount = formatMoney(price, language, SHOP_CURRENCY)
    return status === 'Cancelled' ? <s>{amount}</s> : amount
  }
  return (
    <>
      <td className={styles.number}>
        <Label>{t('orders.details.unitPrice')}</Label>
        <Ltr>{money(purchasePrice)}</Ltr>
      </td>
      <td className={`${styles.number} ${styles.total}`}>
        <Label>{t('orders.details.lineTotal')}</Label>
        <Ltr>{money(totalPrice)}</Ltr>
      </td>
    </>
  )
}

/** Focus moves to the line when the pressed button is gone. */
function useRestoredFocus(action: string | undefined) {
  const row = useRef<HTMLTableRowElement>(null)
  const before = useRef(action)
  useEffect(() => {
    if (before.current === action) return
    before.current = action
    if (document.activeElement === document.body) row.current?.focus({ preventScroll: true })
  }, [action])
  return row
}
