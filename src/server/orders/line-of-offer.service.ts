import type { SignedInViewer } from '#domain/accounts/viewer.ts'
import { isOpen, type LineStatus } from '#domain/orders/orders.ts'
import { type AuditDeps, actorOf, recordChange } from '#server/audit/audit.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { updateLineStatus } from './order-changes.repository.ts'
import { announceOrder, brandsOf } from './order-news.repository.ts'
import { findOpenOrder, listLines } from './orders.repository.ts'

interface MovedByOffer {
  readonly orderId: string
  readonly lineId: string
  readonly to: LineStatus
  readonly by: SignedInViewer
}

/**
 * Moves the line of a request along with the accepted line that answers it. The caller has locked the request. The last open line is not
 * cancelled this way, since that would remove the request.
 */
export async function moveLineOfOffer(deps: AuditDeps, tx: Db, { orderId, lineId, to, by }: MovedByOffer): Promise<void> {
  const order = await findOpenOrder(tx, orderId)
  const lines = order === null ? [] : await listLines(tx, [orderId], null)
  const line = lines.find(({ id }) => id === lineId)
  if (order === null || line === undefined || line.status === to) return
  const isLastOpen = isOpen(line) && lines.filter(({ status }) => status !== 'Cancelled').length === 1
  if (to === 'Cancelled' && isLastOpen) return
  await updateLineStatus(tx, lineId, { from: line.status, to, reason: null })
  await recordChange(tx, deps, {
    actor: actorOf(by),
    action: 'order.line-status',
    recordKind: 'order',
    recordId: orderId,
    before: { line: lineId, status: line.status },
    after: { line: lineId, status: to },
  })
  await announceOrder(tx, { userId: order.userId, brandIds: brandsOf(lines) })
}
