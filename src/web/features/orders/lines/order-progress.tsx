import type { ReactNode } from 'react'
import type { OrderReply } from '#contract/orders.ts'
import { LINE_STATUSES } from '#domain/orders/orders.ts'
import { formatLongDate } from '#i18n/formats.ts'
import { promiseTime } from '#i18n/promise-time.ts'
import { ordersTexts } from '#i18n/sets/orders.ts'
import { useLanguage } from '../../../platform/texts/language.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { StatusBadge } from '../../../shop/orders/status-badge.tsx'
import { AnyIcon, type AnyIconName } from '../../../ui/icon/any-icon.tsx'
import { AskAboutOrder } from '../ask-about-order.tsx'
import { CallNote } from '../call-note.tsx'
import styles from './order-progress.module.css'

export interface OrderProgressProps {
  readonly order: OrderReply
  readonly isOwn: boolean
  readonly hours: ReactNode
}

/** Shows the steps: received, the call, then the products' status. */
export function OrderProgress({ order, isOwn, hours }: OrderProgressProps) {
  const { t } = useTexts(ordersTexts)
  const language = useLanguage()
  return (
    <ol className={styles.steps}>
      <Step icon="check" isDone title={t('orders.details.received')}>
        <time dateTime={order.created}>{formatLongDate(order.created, language)}</time>
      </Step>
      <CallStep order={order} isOwn={isOwn} hours={hours} />
      <Step icon="box" isDone={order.status === 'Delivered'} title={t('orders.details.lines')}>
        <ul className={styles.states}>
          {LINE_STATUSES.map((status) => {
            const count = order.products.filter((line) => line.status === status).length
            return count === 0 ? null : (
              <li key={status}>
                <StatusBadge status={status} />
                {t('catalogue.items', { count })}
              </li>
            )
          })}
        </ul>
      </Step>
    </ol>
  )
}

/** The call is announced until work has begun; after that it counts as made. */
function CallStep({ order: { number, status, requester, promised }, isOwn, hours }: OrderProgressProps) {
  const { t } = useTexts(ordersTexts)
  const language = useLanguage()
  if (status !== 'Not processed') {
    return (
      <Step icon="check" isDone title={t(isOwn ? 'orders.call.done' : 'orders.details.called')}>
        {isOwn && <AskAboutOrder number={number} />}
      </Step>
    )
  }
  const expected =
    promised === undefined ? t('orders.details.inHours') : t('orders.details.expectedBy', { by: promiseTime(promised, language) })
  return (
    <Step icon="phone" title={t(isOwn ? 'orders.call.heading' : 'orders.details.customerWaits')}>
      {isOwn && requester !== undefined ? (
        <CallNote phone={requester.phoneNumber} promised={promised} />
      ) : (
        <p>{requester === undefined ? t('orders.details.teamCalls') : expected}</p>
      )}
      {hours}
      {isOwn && <AskAboutOrder number={number} />}
    </Step>
  )
}

interface StepProps {
  readonly icon: AnyIconName
  readonly isDone?: boolean
  readonly title: string
  readonly children: ReactNode
}

function Step({ icon, isDone = false, title, children }: StepProps) {
  return (
    <li className={styles.step}>
      <span className={isDone ? styles.done : styles.sign}>
        <AnyIcon name={icon} />
      </span>
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        {children}
      </div>
    </li>
  )
}
