import type { ReactNode } from 'react'
import type { OrderReply, TimelineStepReply } from '#contract/orders.ts'
import { LINE_STATUSES } from '#domain/orders/orders.ts'
import { formatCairoTime } from '#i18n/formats.ts'
import { ordersTexts } from '#i18n/sets/orders.ts'
import { promiseTime } from '#i18n/times/promise-time.ts'
import { useLanguage } from '../../../platform/texts/language.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { StatusBadge } from '../../../shop/orders/status-badge.tsx'
import { AskAboutOrder } from '../ask-about-order.tsx'
import { CallNote } from '../call-note.tsx'
import styles from './progress-step.module.css'
import { ProgressStep } from './progress-step.tsx'
import { TimelineSteps } from './timeline-steps.tsx'

export interface OrderProgressProps {
  readonly order: OrderReply
  readonly isOwn: boolean
  readonly hours: ReactNode
  /** Everything that has happened so far; empty where it could not be read. */
  readonly timeline: readonly TimelineStepReply[]
}

/** Shows the steps: received, what has happened since, the call that is still to come, then the products' status. */
export function OrderProgress({ order, isOwn, hours, timeline }: OrderProgressProps) {
  const { t } = useTexts(ordersTexts)
  const language = useLanguage()
  const isCallDue = order.status === 'Not processed' && timeline.every(({ kind }) => kind === 'received' || kind === 'not-reached')
  const mayAsk = isOwn && !isCallDue
  return (
    <ol className="stack">
      <ProgressStep icon="check" isDone title={t('orders.details.received')}>
        <time dateTime={order.created}>{formatCairoTime(order.created, language)}</time>
      </ProgressStep>
      <TimelineSteps steps={timeline.filter(({ kind }) => kind !== 'received')} isOwn={isOwn} />
      {isCallDue && <CallStep order={order} isOwn={isOwn} hours={hours} />}
      {/* A request in words alone has no products to tell of. */}
      {(order.products.length > 0 || mayAsk) && (
        <ProgressStep icon="box" isDone={order.status === 'Delivered'} title={t('orders.details.lines')}>
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
          {mayAsk && <AskAboutOrder number={order.number} />}
        </ProgressStep>
      )}
    </ol>
  )
}

function CallStep({ order: { number, requester, promised }, isOwn, hours }: Omit<OrderProgressProps, 'timeline'>) {
  const { t } = useTexts(ordersTexts)
  const language = useLanguage()
  const expected =
    promised === undefined ? t('orders.details.inHours') : t('orders.details.expectedBy', { by: promiseTime(promised, language) })
  return (
    <ProgressStep icon="phone" title={t(isOwn ? 'orders.call.heading' : 'orders.details.customerWaits')}>
      {isOwn && requester !== undefined ? (
        <CallNote phone={requester.phoneNumber} promised={promised} />
      ) : (
        <p>{requester === undefined ? t('orders.details.teamCalls') : expected}</p>
      )}
      {hours}
      {isOwn && <AskAboutOrder number={number} />}
    </ProgressStep>
  )
}
