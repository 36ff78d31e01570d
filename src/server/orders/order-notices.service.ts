import type { SignedInViewer } from '#domain/accounts/viewer.ts'
import { cancelledBy, type LineStatus, STATUS_EMAIL_WITHIN_MS } from '#domain/orders/orders.ts'
import type { Db } from '#server/platform/db/database.ts'
import { withCommit } from '#server/platform/db/together.ts'
import type { LockedOrder } from './order-changes.repository.ts'
import { updateStatusEmailSince } from './order-changes.repository.ts'
import { notifyOfOrder } from './order-news.repository.ts'
import type { OrderDeps } from './orders.deps.ts'
import { orderJobs } from './orders.jobs.ts'
import type { OrderLineRow } from './orders.repository.ts'

type OrderNoticeDeps = Pick<OrderDeps, 'jobs' | 'now'>

/** A margin for the last change in the window to commit. */
const MARGIN_SECONDS = 10

interface NewRequest {
  readonly id: string
  readonly userId: string | null
  /** Accounts of the merchants whose products are in it. */
  readonly merchants: readonly string[]
}

/** Emails about a new request, and the news of it for all whom it concerns, which leave with the commit. */
export async function tellOfRequest({ jobs }: OrderNoticeDeps, tx: Db, { id: orderId, userId, merchants }: NewRequest): Promise<void> {
  await withCommit(tx, [
    () => jobs.send(tx, orderJobs.requestEmail, { orderId }),
    () => jobs.send(tx, orderJobs.requestNotice, { orderId }),
    ...merchants.map((merchant) => () => jobs.send(tx, orderJobs.merchantRequest, { orderId, userId: merchant })),
  ])
  await notifyOfOrder(tx, userId, merchants)
}

/** Emails the requester when somebody else cancelled, and staff when no admin did. */
export async function queueCancellationEmails({ jobs }: OrderNoticeDeps, tx: Db, order: LockedOrder, by: SignedInViewer): Promise<void> {
  const kind = cancelledBy(by, order.userId)
  if (kind !== 'requester') await jobs.send(tx, orderJobs.cancelledEmail, { orderId: order.id })
  if (kind !== 'admin') await jobs.send(tx, orderJobs.cancelledNotice, { orderId: order.id })
}

interface Moved {
  /** The lines with their statuses before the move. */
  readonly lines: readonly OrderLineRow[]
  readonly to: LineStatus
  readonly by: SignedInViewer
}

/** Called only when the order stays. */
export async function queueMoveEmails(
  deps: OrderNoticeDeps,
  tx: Db,
  order: LockedOrder & { readonly lines: readonly OrderLineRow[] },
  { lines, to, by }: Moved,
): Promise<void> {
  const kind = cancelledBy(by, order.userId)
  if (to === 'Cancelled' && kind !== 'admin') {
    await deps.jobs.send(tx, orderJobs.linesCancelledNotice, { orderId: order.id, lineIds: lines.map(({ id }) => id), by: by.id })
  }
  if (kind !== 'requester') await queueStatusEmails(deps, tx, order)
}

/** The first change schedules one email, which also covers the changes until it is sent. */
async function queueStatusEmails(
  { jobs, now }: OrderNoticeDeps,
  tx: Db,
  { id, lines, statusEmailSince }: LockedOrder & { readonly lines: readonly OrderLineRow[] },
): Promise<void> {
  const at = now()
  if (statusEmailSince !== null && at.getTime() - statusEmailSince.getTime() < STATUS_EMAIL_WITHIN_MS) return
  await updateStatusEmailSince(tx, id, at)
  const before = Object.fromEntries(lines.map((line) => [line.id, line.status]))
  await jobs.send(tx, orderJobs.statusEmail, { orderId: id, before }, { afterSeconds: STATUS_EMAIL_WITHIN_MS / 1000 + MARGIN_SECONDS })
}
