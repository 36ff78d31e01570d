import { Link, useLocation } from 'react-router'
import type { OrderReply } from '#contract/orders.ts'
import { formatLongDate } from '#i18n/formats.ts'
import { pathInLanguage, useLanguage } from '../../platform/language.ts'
import { nameOf } from '../../platform/names.ts'
import { useTexts } from '../../platform/texts.ts'
import { Bdi } from '../../ui/bidi/bdi.tsx'
import { Ltr } from '../../ui/bidi/ltr.tsx'
import styles from './order-card.module.css'
import type { FromList } from './order-paths.ts'
import { OrderPicture } from './order-picture.tsx'
import { STATUS_LOOKS, StatusBadge } from './status-badge.tsx'

export interface OrderCardProps {
  readonly order: OrderReply
  /** Whose it is, in lists of other people's. */
  readonly hasCustomer: boolean
}

export function OrderCard({ order, hasCustomer }: OrderCardProps) {
  const { t } = useTexts()
  const language = useLanguage()
  const { pathname, search } = useLocation()
  const [first, ...others] = order.products
  return (
    <li className={styles.card}>
      <OrderPicture product={first?.product ?? null} />
      <div className={styles.facts}>
        {first !== undefined && (
          <p className={styles.what}>
            <Bdi>{nameOf(first, language)}</Bdi>
            {others.length > 0 && <span className={styles.more}> {t('orders.list.more', { count: others.length })}</span>}
          </p>
        )}
        <p className={styles.id}>
          <Link
            className={styles.link}
            to={pathInLanguage(`/order/${order._id}`, language)}
            state={{ list: pathname + search } satisfies FromList}
          >
            <span className="visually-hidden">{t('orders.id')} </span>
            <Ltr>{order._id}</Ltr>
          </Link>
        </p>
        {hasCustomer && order.requester !== undefined && (
          <p className={styles.customer}>
            <Bdi>{order.requester.firstName || order.requester.email}</Bdi>
          </p>
        )}
        <p className={styles.date}>
          <time dateTime={order.created}>{formatLongDate(order.created, language)}</time>
        </p>
      </div>
      {first !== undefined && (
        <div className={styles.status}>
          <StatusBadge status={first.status} />
          {first.status !== order.status && (
            <p className={styles.whole}>{t('orders.list.whole', { status: t(STATUS_LOOKS[order.status].text) })}</p>
          )}
        </div>
      )}
    </li>
  )
}
