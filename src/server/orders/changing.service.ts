import type { CallReply } from '#contract/endpoints.ts'
import { RefusalError } from '#domain/errors.ts'
import { isCancellable, type LineStatus, mayCancelOrder, refuseLineStatus } from '#domain/orders.ts'
import type { SignedInViewer, Viewer } from '#domain/viewer.ts'
import { messageText } from '#i18n/messages.ts'
import { actorOf, recordChange } from '#server/audit/audit.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { isId } from '#server/platform/ids.ts'
import { orderCancelledLetterJob } from './orders.jobs.ts'
import { archiveOrder, listLines, lockOpenOrder, type OrderLineRow, type OrderRow, updateLineStatus } from './orders.repository.ts'
import type { OrderDeps } from './placing.service.ts'

type LockedOrder = Pick<OrderRow, 'id' | 'userId' | 'cartId'>

/** Calls a whole order off: the requester's or an admin's to do, while nothing of it was delivered. */
export async function cancelOrder(deps: OrderDeps, viewer: Viewer, id: string): Promise<CallReply<'DELETE /api/order/cancel/:id'>> {
  const who = signedIn(viewer)
  await deps.database.transaction(async (tx) => {
    const order = isId(id) ? await lockOpenOrder(tx, id) : null
    if (order === null || !mayCancelOrder(who, { requesterId: order.userId })) throw new RefusalError('order/not-found')
    const lines = await listLines(tx, [order.id], null)
    if (!isCancellable(lines)) throw new RefusalError('order/not-cancellable')
    await remove(deps, tx, { order, by: who })
  })
  return { success: true, message: messageText('orderCancelled', viewer.language) }
}

/** The order is locked before its lines are read, so that two who cancel the last two lines at once leave no empty order. */
export async function setLineStatus(
  deps: OrderDeps,
  viewer: Viewer,
  { itemId, orderId, status }: { itemId: string; orderId: string; status: LineStatus },
): Promise<CallReply<'PUT /api/order/status/item/:itemId'>> {
  const who = signedIn(viewer)
  const isRemoved = await deps.database.transaction(async (tx) => {
    const order = isId(orderId) ? await lockOpenOrder(tx, orderId) : null
    const lines = order === null ? [] : await listLines(tx, [order.id], null)
    const line = lines.find(({ id }) => id === itemId)
    if (order === null || line === undefined) throw new RefusalError('order/not-found')
    const refusal = refuseLineStatus(who, { status: line.status, brandId: line.brandId, requesterId: order.userId }, status)
    if (refusal !== null) throw new RefusalError(refusal)
    await moveLine(deps, tx, { order, line, to: status, by: who })
    const isEmpty = lines.every((each) => (each.id === itemId ? status : each.status) === 'Cancelled')
    if (isEmpty) await remove(deps, tx, { order, by: who })
    return isEmpty
  })
  const message = messageText(isRemoved ? 'orderCancelled' : status === 'Cancelled' ? 'lineCancelled' : 'lineChanged', viewer.language)
  return { success: true, message, orderCancelled: isRemoved }
}

async function moveLine(
  deps: OrderDeps,
  tx: Db,
  { order, line, to, by }: { order: LockedOrder; line: OrderLineRow; to: LineStatus; by: SignedInViewer },
): Promise<void> {
  if (line.status === to) return
  if (!(await updateLineStatus(tx, line.id, { from: line.status, to }))) throw new RefusalError('conflict')
  await recordChange(tx, deps, {
    actor: actorOf(by),
    action: 'order.line-status',
    recordKind: 'order',
    recordId: order.id,
    before: { line: line.id, status: line.status },
    after: { line: line.id, status: to },
  })
}

/** Gone for every call from here on; the archive keeps who and when. */
async function remove(deps: OrderDeps, tx: Db, { order, by }: { order: LockedOrder; by: SignedInViewer }): Promise<void> {
  if (!(await archiveOrder(tx, order.id, { at: deps.now(), by: by.id }))) throw new RefusalError('order/not-found')
  await recordChange(tx, deps, {
    actor: actorOf(by),
    action: 'order.cancelled',
    recordKind: 'order',
    recordId: order.id,
    before: null,
    after: null,
  })
  if (by.id !== order.userId) await deps.jobs.send(tx, orderCancelledLetterJob, { orderId: order.id })
}

function signedIn(viewer: Viewer): SignedInViewer {
  if (viewer.kind === 'anonymous') throw new RefusalError('unauthorized')
  return viewer
}
