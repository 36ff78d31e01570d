import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import type { OrderReply } from '#contract/orders.ts'
import { SHOP_CURRENCY } from '#domain/money/currency.ts'
import { formatMoney } from '#i18n/formats.ts'
import { ordersTexts } from '#i18n/sets/orders.ts'
import { formatOrderDate } from '#i18n/times/order-date.ts'
import { pathInLanguage, useLanguage } from '../../../platform/texts/language.ts'
import { nameOf } from '../../../platform/texts/names.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { OrderNumber } from '../../../shop/orders/order-number.tsx'
import { LineState, OrderState } from '../../../shop/orders/status-badge.tsx'
import { Bdi } from '../../../ui/bidi/bdi.tsx'
import { Ltr } from '../../../ui/bidi/ltr.tsx'
import { OrderPicture } from '../lines/order-picture.tsx'
import type { FromList } from '../order-paths.ts'
import styles from './order-card.module.css'
import { WaitingTime } from './waiting-time.tsx'
import { WhoAsked } from './who-asked.tsx'

export interface OrderCardProps {
  readonly order: OrderReply
  /** The card is in a work list: it shows the customer and their waiting time. */
  readonly isWork: boolean
  /** The address of the order's page. */
  readonly to?: string
  /** The offers that answer the request. */
  readonly offers?: ReactNode
}

export function OrderCard({ order, isWork, to = `/order/${order._id}`, offers }: OrderCardProps) {
  const { t } = useTexts(ordersTexts)
  const language = useLanguage()
  const { pathname, search } = useLocation()
  return (
    <li className={styles.card}>
      <OrderPicture product={order.products[0]?.product ?? null} />
      <div className={styles.facts}>
        <p className={styles.head}>
          <Link className={styles.link} to={pathInLanguage(to, language)} state={{ list: pathname + search } satisfies FromList}>
            <span className="visually-hidden">{t('orders.order')} </span>
            <OrderNumber number={order.number} />
          </Link>
          <time className={styles.date} dateTime={order.created}>
            {formatOrderDate(order.created, language)}
          </time>
        </p>
        {isWork && order.requester !== undefined && <WhoAsked order={order} requester={order.requester} />}
        <AskedFor order={order} />
        {offers}
        <p className={styles.id}>
          <span className="visually-hidden">{t('orders.id')} </span>
          <Ltr>{order._id}</Ltr>
        </p>
      </div>
      <div className={styles.end}>
        <OrderState status={order.status} />
        {isWork && order.status === 'Not processed' && <WaitingTime since={order.created} promised={order.promised} />}
        {order.total !== undefined && (
          <p className={styles.total}>
            <span className="visually-hidden">{t('orders.totals.total')} </span>
            <Ltr>{formatMoney(order.total, language, SHOP_CURRENCY)}</Ltr>
          </p>
        )}
      </div>
    </li>
  )
}

/** Shows the first product with its status, and the number of pieces in all. */
function AskedFor({ order: { products, lines, pieces } }: Pick<OrderCardProps, 'order'>) {
  const { t } = useTexts(ordersTexts)
  const language = useLanguage()
  const [first] = products
  if (first === undefined) return null
  return (
    <>
      <p className={styles.what}>
        <Bdi>{nameOf(first, language)}</Bdi> <LineState status={first.status} />
      </p>
      <p className={styles.more}>
        <span>{t('catalogue.items', { count: lines })}</span>
        <span aria-hidden="true">·</span>
        <span>{t('orders.list.pieces', { count: pieces })}</span>
      </p>
    </>
  )
}
