import type { CallReply } from '#contract/endpoints.ts'
import type { SignedIn, SignedInViewer, Viewer } from '#domain/accounts/viewer.ts'
import { RefusalError } from '#domain/errors.ts'
import { endsWithItsLines } from '#domain/orders/by-phone.ts'
import {
  cancelledBy,
  type LineStatus,
  linesToMove,
  mayCancelOrder,
  mayGiveReason,
  refuseCancelling,
  refuseLineStatus,
} from '#domain/orders/orders.ts'
import { type MessageKey, messageText } from '#i18n/messages.ts'
import { statusWords } from '#i18n/order-statuses.ts'
import { actorOf, recordChange, recordChanges } from '#server/audit/audit.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { isId } from '#server/platform/ids.ts'
import { repeating } from '#server/platform/transactions/repeating.ts'
import { updateStatuses } from './lists/order-statuses.repository.ts'
import { archiveOrder, type LockedOrder, lockOpenOrder, updateLineStatus, updateLineStatuses } from './order-changes.repository.ts'
import { announceOrder, brandsOf } from './order-news.repository.ts'
import { queueCancellationEmails, queueMoveEmails } from './order-notices.service.ts'
import type { OrderChangeDeps, OrderDeps } from './orders.deps.ts'
import { listLines, type OrderLineRow } from './orders.repository.ts'

/** An order whose row is locked, so that its lines cannot change while they are read and moved. */
interface OpenOrder extends LockedOrder {
  readonly lines: readonly OrderLineRow[]
}

interface Act {
  readonly by: SignedInViewer
  /** Null from people whose reason is not stored. */
  readonly reason: string | null
  /** The reason as it was given, by anybody: an accepted offer needs one from all. */
  readonly givenReason: string
}

/** Cancels a whole order: the requester or an admin may, until something of it was delivered. */
export async function cancelOrder(
  deps: OrderChangeDeps,
  viewer: SignedIn,
  { id, reason }: { readonly id: string; readonly reason?: string | undefined },
): Promise<CallReply<'DELETE /api/order/cancel/:id'>> {
  await repeating(() =>
    deps.database.transaction(async (tx) => {
      const order = await openOrder(tx, id)
      if (!mayCancelOrder(viewer, { requesterId: order.userId })) throw new RefusalError('order/not-found')
      const refusal = refuseCancelling(order.lines)
      if (refusal !== null) throw new RefusalError(refusal)
      await archiveCancelledOrder(deps, tx, order, actOf(viewer, order, reason))
      await announceOrder(tx, { userId: order.userId, brandIds: brandsOf(order.lines) })
      await deps.onRequestChange(tx, id)
    }),
  )
  return { success: true, message: messageText('orderCancelled', viewer.language) }
}

/** Cancels a request of somebody who leaves the shop; one in words alone as well. */
export async function cancelWithAccount(deps: OrderChangeDeps, tx: Db, viewer: SignedIn, id: string): Promise<void> {
  const order = await openOrder(tx, id)
  await archiveCancelledOrder(deps, tx, order, actOf(viewer, order))
  await announceOrder(tx, { userId: order.userId, brandIds: brandsOf(order.lines) })
  await deps.onRequestChange(tx, id)
}

interface LineChange {
  readonly itemId: string
  readonly orderId: string
  readonly status: LineStatus
  /** The status that the screen showed. */
  readonly from?: LineStatus | undefined
  readonly reason?: string | undefined
}

export async function setLineStatus(
  deps: OrderChangeDeps,
  viewer: SignedIn,
  { itemId, orderId, status, from, reason }: LineChange,
): Promise<CallReply<'PUT /api/order/status/item/:itemId'>> {
  const isRemoved = await repeating(() =>
    deps.database.transaction(async (tx) => {
      const order = await openOrder(tx, orderId)
      const line = order.lines.find(({ id }) => id === itemId)
      if (line === undefined) throw new RefusalError('order/not-found')
      const refusal = refuseLineStatus(viewer, { status: line.status, brandId: line.brandId, requesterId: order.userId }, status)
      if (refusal !== null) throw new RefusalError(refusal, { values: standing(line) })
      if (from !== undefined && from !== line.status) throw new RefusalError('order/line-changed', { values: standing(line) })
      return moveLines(deps, tx, order, { lines: [line], to: status, ...actOf(viewer, order, reason) })
    }),
  )
  const message = isRemoved ? 'orderCancelled' : status === 'Cancelled' ? 'lineCancelled' : 'lineChanged'
  return changed(viewer, message, isRemoved)
}

interface AllChange {
  readonly orderId: string
  readonly status: LineStatus
  readonly reason?: string | undefined
}

/** Moves all open lines that the viewer may change, together or not at all. */
export async function setAllStatuses(
  deps: OrderChangeDeps,
  viewer: SignedIn,
  { orderId, status, reason }: AllChange,
): Promise<CallReply<'PUT /api/order/status/all'>> {
  const isRemoved = await repeating(() =>
    deps.database.transaction(async (tx) => {
      const order = await openOrder(tx, orderId)
      const isConcerned = viewer.role === 'ROLE ADMIN' || order.lines.some(({ brandId }) => brandId !== null && brandId === viewer.brandId)
      if (!isConcerned) throw new RefusalError('order/not-found')
      const lines = linesToMove(viewer, order.lines)
      if (lines.length === 0) throw new RefusalError('order/nothing-open')
      return moveLines(deps, tx, order, { lines, to: status, ...actOf(viewer, order, reason) })
    }),
  )
  const message = isRemoved ? 'orderCancelled' : status === 'Cancelled' ? 'linesCancelled' : 'linesChanged'
  return changed(viewer, message, isRemoved)
}

function changed(viewer: Viewer, message: MessageKey, orderCancelled: boolean) {
  return { success: true as const, message: messageText(message, viewer.language), orderCancelled }
}

async function openOrder(tx: Db, id: string): Promise<OpenOrder> {
  const order = isId(id) ? await lockOpenOrder(tx, id) : null
  if (order === null) throw new RefusalError('order/not-found')
  return { ...order, lines: await listLines(tx, [order.id], null) }
}

function actOf(by: SignedInViewer, { userId }: LockedOrder, reason = ''): Act {
  return { by, reason: reason !== '' && mayGiveReason(by, { requesterId: userId }) ? reason : null, givenReason: reason }
}

/** The product and its current status, for the refusal's text. */
function standing({ name, nameAr, status }: OrderLineRow) {
  return { name: { en: name, ar: nameAr }, status: statusWords(status) }
}

interface Moving extends Act {
  readonly lines: readonly OrderLineRow[]
  readonly to: LineStatus
}

/** True when no open line was left and the order was removed. */
async function moveLines(deps: OrderChangeDeps, tx: Db, order: OpenOrder, { lines, to, ...act }: Moving): Promise<boolean> {
  const moved = lines.filter(({ status }) => status !== to)
  await deps.onLinesMoved(tx, { lineIds: moved.map(({ id }) => id), to, by: act.by, requesterId: order.userId })
  await storeMoves(deps, tx, order, { lines: moved, to, ...act })
  const after = order.lines.map((line) => (lines.includes(line) ? { ...line, status: to } : line))
  await updateStatuses(tx, order.id, after)
  const isEmpty = after.every(({ status }) => status === 'Cancelled') && endsWithItsLines(order)
  if (isEmpty) await archiveCancelledOrder(deps, tx, order, act)
  else if (moved.length > 0) await queueMoveEmails(deps, tx, order, { lines: moved, to, by: act.by })
  await announceOrder(tx, { userId: order.userId, brandIds: brandsOf(order.lines) })
  await deps.onRequestChange(tx, order.id)
  return isEmpty
}

async function storeMoves(
  deps: OrderChangeDeps,
  tx: Db,
  order: OpenOrder,
  { lines, to, by, reason }: Omit<Moving, 'givenReason'>,
): Promise<void> {
  if (!(await updateLineStatuses(tx, lines, { to, reason: to === 'Cancelled' ? reason : null }))) throw new RefusalError('conflict')
  await recordChanges(
    tx,
    deps,
    lines.map(({ id, status }) => ({
      actor: actorOf(by),
      action: 'order.line-status',
      recordKind: 'order',
      recordId: order.id,
      before: { line: id, status },
      after: { line: id, status: to },
    })),
  )
}

/** Every later call but those of the archive takes the order for absent; the archive keeps who, when and why. */
async function archiveCancelledOrder(deps: OrderChangeDeps, tx: Db, order: OpenOrder, { by, reason, givenReason }: Act): Promise<void> {
  const wasAgreed = await deps.onRequestCancelled(tx, { orderId: order.id, requesterId: order.userId, by, reason: givenReason })
  const kind = cancelledBy(by, order.userId)
  const isArchived = await archiveOrder(tx, order.id, { at: deps.now(), by: by.id, kind, reason: wasAgreed ? givenReason : reason })
  if (!isArchived) throw new RefusalError('order/not-found')
  await recordChange(tx, deps, {
    actor: actorOf(by),
    action: 'order.cancelled',
    recordKind: 'order',
    recordId: order.id,
    before: null,
    after: null,
  })
  await queueCancellationEmails(deps, tx, order, by)
}

interface MovedByOffer {
  readonly orderId: string
  readonly lineId: string
  readonly to: LineStatus
  readonly by: SignedInViewer
}

/**
 * Moves the line of a request along with the accepted line that answers it. The caller has locked the request. The last line that is not
 * cancelled stays, delivered or not, since a request whose lines are all cancelled would be removed.
 */
export async function moveLineOfOffer(deps: OrderDeps, tx: Db, { orderId, lineId, to, by }: MovedByOffer): Promise<void> {
  const order = await lockOpenOrder(tx, orderId)
  const lines = order === null ? [] : await listLines(tx, [orderId], null)
  const line = lines.find(({ id }) => id === lineId)
  if (order === null || line === undefined || line.status === to) return
  if (to === 'Cancelled' && lines.every(({ id, status }) => id === lineId || status === 'Cancelled')) return
  await updateLineStatus(tx, lineId, { from: line.status, to, reason: null })
  await updateStatuses(
    tx,
    orderId,
    lines.map((each) => (each.id === lineId ? { ...each, status: to } : each)),
  )
  await recordChange(tx, deps, {
    actor: actorOf(by),
    action: 'order.line-status',
    recordKind: 'order',
    recordId: orderId,
    before: { line: lineId, status: line.status },
    after: { line: lineId, status: to },
  })
  await queueMoveEmails(deps, tx, { ...order, lines }, { lines: [line], to, by })
  await announceOrder(tx, { userId: order.userId, brandIds: brandsOf(lines) })
}
