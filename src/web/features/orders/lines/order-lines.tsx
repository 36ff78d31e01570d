import { useState } from 'react'
import type { OwnUser } from '#contract/accounts.ts'
import { type LineStatus, lineAction, linesToMove, mayGiveReason } from '#domain/orders/orders.ts'
import { ordersTexts } from '#i18n/sets/orders.ts'
import { useLanguage } from '../../../platform/texts/language.ts'
import { nameOf } from '../../../platform/texts/names.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { OrderNumber } from '../../../shop/orders/order-number.tsx'
import { type AskedReason, askedReason } from '../cancel-reason.ts'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import type { OrderChanges } from '../use-order-changes.ts'
import { LineAction } from './line-action.tsx'
import { OrderTable } from './order-table.tsx'
import { StatusChoice } from './status-choice.tsx'

export interface OrderLinesProps {
  readonly changes: OrderChanges
  readonly reader: OwnUser
  /** The lines that the accepted offer takes up; undefined without one. */
  readonly accepted?: ReadonlySet<string> | undefined
}

/** Shows an order's products, and what the reader may do with them. */
export function OrderLines({ changes, reader, accepted }: OrderLinesProps) {
  const language = useLanguage()
  const { order, isBusy, isReasonRequired, setStatus } = changes
  const requesterId = order.requester?._id ?? ''
  const viewer = { id: reader.id, role: reader.role, brandId: reader.merchant?.brand?._id ?? null }
  const open = order.products.filter(({ status }) => status !== 'Cancelled').length
  const isForCustomer = mayGiveReason(reader, { requesterId })
  const reasonFor = (lines: number) => askedReason({ isRequired: isReasonRequired && lines === open, isForCustomer })
  const toMove = linesToMove(
    viewer,
    order.products.map(({ status, brand }) => ({ status, brandId: brand })),
  )
  return (
    <OrderTable
      order={order}
      accepted={accepted}
      tools={toMove.length > 1 && <AllLines changes={changes} count={toMove.length} reason={reasonFor(toMove.length)} />}
      actionOf={(line) => {
        const action = lineAction(viewer, { status: line.status, brandId: line.brand, requesterId })
        const button = (
          <LineAction
            action={action}
            line={line}
            name={nameOf(line, language)}
            isLast={open === 1}
            isBusy={isBusy}
            reason={reasonFor(1)}
            onStatus={(status, reason) => setStatus(line, status, reason)}
          />
        )
        return { kind: action, button }
      }}
    />
  )
}

interface AllLinesProps {
  readonly changes: OrderChanges
  readonly count: number
  readonly reason: AskedReason | undefined
}

/** Changes all open lines at once; cancelling them asks first, by the order's number. */
function AllLines({ changes: { order, isBusy, setAll }, count, reason }: AllLinesProps) {
  const { t } = useTexts(ordersTexts)
  const [isAsking, setAsking] = useState(false)
  const [first, ...others] = order.products
  const shared = others.every(({ status }) => status === first?.status) ? (first?.status ?? null) : null
  const choose = (status: LineStatus) => (status === 'Cancelled' ? setAsking(true) : setAll(status))
  return (
    <>
      <StatusChoice label={t('orders.change.all')} current={shared} isBusy={isBusy} onChoose={choose} />
      <ConfirmDialog
        isOpen={isAsking}
        title={t('orders.change.allTitle', { count })}
        subject={<OrderNumber number={order.number} />}
        text={t('orders.change.allText')}
        confirmLabel={t('orders.change.allConfirm', { count })}
        reason={reason}
        onClose={() => setAsking(false)}
        onConfirm={(given) => setAll('Cancelled', given)}
      />
    </>
  )
}
