import { Link, useLocation } from 'react-router'
import type { ArchivedOrderReply } from '#contract/orders.ts'
import { ordersTexts } from '#i18n/sets/orders.ts'
import { formatOrderDate } from '#i18n/times/order-date.ts'
import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { OrderNumber } from '../../shop/orders/order-number.tsx'
import { OrderState } from '../../shop/orders/status-badge.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { DeliveryBlock } from './delivery-block.tsx'
import { OrderFiles } from './files/order-files.tsx'
import { Cancellation } from './lines/cancellation.tsx'
import { OrderTable } from './lines/order-table.tsx'
import { OrderId } from './order-id.tsx'
import styles from './order-page.module.css'
import { listOf, ORDER_ARCHIVE } from './order-paths.ts'
import { RequesterBlock } from './requester-block.tsx'

/** Shows a cancelled request as it was, read-only. */
export function ArchivedOrderPage({ order }: { readonly order: ArchivedOrderReply }) {
  const { t } = useTexts(ordersTexts)
  const language = useLanguage()
  const { state } = useLocation()
  return (
    <>
      <Link className={styles.back} to={pathInLanguage(listOf(state) ?? ORDER_ARCHIVE, language)}>
        <span className={styles.arrow}>
          <Icon name="chevron" />
        </span>
        {t('orders.archive.back')}
      </Link>
      <header className="stack">
        <div className={styles.title}>
          <h1>
            {t('orders.order')} <OrderNumber number={order.number} />
          </h1>
          <OrderState status="Cancelled" isInline />
        </div>
        <div className={styles.about}>
          <p className={styles.date}>
            {t('orders.details.date')} <time dateTime={order.created}>{formatOrderDate(order.created, language)}</time>
          </p>
          <OrderId id={order._id} />
        </div>
      </header>
      <Card>
        <Cancellation archived={order.archived} />
      </Card>
      {order.requester !== undefined && (
        <Card>
          <h2 className={styles.heading}>{t('orders.details.customer')}</h2>
          <RequesterBlock order={order} requester={order.requester} />
        </Card>
      )}
      <DeliveryBlock delivery={order.delivery} />
      <Card>
        <OrderTable order={order} />
      </Card>
      <OrderFiles of={{ kind: 'order', key: order._id }} isReadOnly />
    </>
  )
}
