import { type ReactNode, useState } from 'react'
import { Link, useLocation } from 'react-router'
import type { OwnUser } from '#contract/accounts.ts'
import type { OrderReply, TimelineStepReply } from '#contract/orders.ts'
import { isCancellable, mayCancelOrder, mayGiveReason, orderScopesOf } from '#domain/orders/orders.ts'
import { formatCairoTime } from '#i18n/formats.ts'
import { ordersTexts } from '#i18n/sets/orders.ts'
import { formatOrderDate } from '#i18n/times/order-date.ts'
import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { OrderNumber } from '../../shop/orders/order-number.tsx'
import { OrderState } from '../../shop/orders/status-badge.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { askedReason } from './cancel-reason.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { DeliveryBlock } from './delivery-block.tsx'
import { OrderFiles } from './files/order-files.tsx'
import { OrderLines } from './lines/order-lines.tsx'
import { OrderProgress } from './lines/order-progress.tsx'
import { PriceChanges } from './lines/price-changes.tsx'
import { OrderId } from './order-id.tsx'
import styles from './order-page.module.css'
import { listOf, ORDER_LISTS } from './order-paths.ts'
import { PrintOrder } from './print-order.tsx'
import { RequesterBlock } from './requester-block.tsx'
import { useLiveOrder } from './use-live-order.ts'
import { type OrderChanges, useOrderChanges } from './use-order-changes.ts'

export interface OrderPageProps {
  readonly order: OrderReply
  readonly reader: OwnUser
  /** The hours in which the shop calls. */
  readonly hours: ReactNode
  /** The offers that answer the request: for its requester to answer, for staff to write. */
  readonly offers: ReactNode
  /** Everything that has happened to the request so far. */
  readonly timeline: readonly TimelineStepReply[]
  /** The requester accepted one of these offers; staff learn it once the shop asks them for a reason. */
  readonly hasAccepted: boolean
  /** The request lines that the accepted offer takes up; undefined without one. */
  readonly accepted?: ReadonlySet<string> | undefined
  /** The link of a request by phone, for staff. */
  readonly link?: ReactNode
  /** Ways on from the order, such as asking for it again. */
  readonly again?: ReactNode
  /** Renders the order's history for viewers who may read it; a new state fetches it again. */
  readonly historyOf: (state: string) => ReactNode
}

export function OrderPage(props: OrderPageProps) {
  const { order: loaded, reader, hours, offers, timeline, hasAccepted, accepted, link, again, historyOf } = props
  const { t } = useTexts(ordersTexts)
  const changes = useOrderChanges(loaded, { hasAccepted })
  const { order } = changes
  useLiveOrder(loaded, changes.isBusy)
  const isOwn = order.requester?._id === reader.id
  return (
    <>
      <BackLink reader={reader} isOwn={isOwn} />
      <OrderHead order={order} />
      {offers}
      <div className={styles.cards}>
        {!isOwn && order.requester !== undefined && (
          <Card>
            <h2 className={styles.heading}>{t('orders.details.customer')}</h2>
            <RequesterBlock order={order} requester={order.requester} />
          </Card>
        )}
        <Card>
          <h2 className={styles.heading}>{t('orders.details.progress')}</h2>
          <OrderProgress order={order} isOwn={isOwn} hours={hours} timeline={timeline} />
        </Card>
      </div>
      <DeliveryBlock delivery={order.delivery} />
      <Card>
        <CallersWords order={order} />
        <PriceChanges order={order} />
        {order.products.length > 0 && <OrderLines changes={changes} reader={reader} accepted={accepted} />}
      </Card>
      {link}
      {order.requester !== undefined && <OrderFiles of={{ kind: 'order', key: order._id }} isOwnRequest={isOwn} />}
      {historyOf(order.products.map(({ status }) => status).join())}
      {again}
      <CancelOrder changes={changes} reader={reader} />
    </>
  )
}

/** A request by phone in the caller's own words, which may be all there is. */
function CallersWords({ order: { words = '' } }: { readonly order: OrderReply }) {
  const { t } = useTexts(ordersTexts)
  if (words === '') return null
  return (
    <div className={styles.words}>
      <h2 className={styles.heading}>{t('orders.details.words')}</h2>
      <p>
        <bdi>{words}</bdi>
      </p>
    </div>
  )
}

/** Leads to the list it was opened from; somebody who has just ordered goes to their own. */
function BackLink({ reader, isOwn }: { readonly reader: OwnUser; readonly isOwn: boolean }) {
  const { t } = useTexts(ordersTexts)
  const language = useLanguage()
  const { state, search } = useLocation()
  const scope = isOwn || new URLSearchParams(search).has('success') ? 'me' : (orderScopesOf(reader).at(-1) ?? 'me')
  return (
    <Link className={styles.back} to={pathInLanguage(listOf(state) ?? ORDER_LISTS[scope], language)}>
      <span className={styles.arrow}>
        <Icon name="chevron" />
      </span>
      {t('orders.back')}
    </Link>
  )
}

function OrderHead({ order }: { readonly order: OrderReply }) {
  const { t } = useTexts(ordersTexts)
  const language = useLanguage()
  return (
    <header className="stack">
      <div className={styles.title}>
        <h1>
          {t('orders.order')} <OrderNumber number={order.number} />
        </h1>
        <OrderState status={order.status} isInline />
      </div>
      <div className={styles.about}>
        <OrderId id={order._id} />
        <p className={styles.date}>
          {t('orders.details.date')}{' '}
          <time dateTime={order.created} title={t('orders.details.cairoTime', { time: formatCairoTime(order.created, language) })}>
            {formatOrderDate(order.created, language)}
          </time>
        </p>
        {order.requester !== undefined && (
          <div className={styles.print}>
            <PrintOrder order={order} />
          </div>
        )}
      </div>
    </header>
  )
}

function CancelOrder({
  changes: { order, isReasonRequired, cancelOrder },
  reader,
}: {
  readonly changes: OrderChanges
  readonly reader: OwnUser
}) {
  const { t } = useTexts(ordersTexts)
  const [isAsking, setAsking] = useState(false)
  const [isCancelling, setCancelling] = useState(false)
  const facts = { requesterId: order.requester?._id ?? '' }
  if (!mayCancelOrder(reader, facts) || !isCancellable(order.products)) return null
  const cancel = async (reason: string) => {
    setCancelling(true)
    await cancelOrder(reason)
    setCancelling(false)
  }
  return (
    <>
      <Button tone="plain-danger" className={styles.cancel} isBusy={isCancelling} onPress={() => setAsking(true)}>
        {t('orders.change.cancelOrder')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('orders.change.orderTitle')}
        subject={<OrderNumber number={order.number} />}
        text={t('orders.change.orderText')}
        confirmLabel={t('orders.change.orderConfirm')}
        reason={askedReason({ isRequired: isReasonRequired, isForCustomer: mayGiveReason(reader, facts) })}
        onClose={() => setAsking(false)}
        onConfirm={(reason) => void cancel(reason)}
      />
    </>
  )
}
