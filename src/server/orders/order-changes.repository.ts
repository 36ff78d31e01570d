import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { CancelledBy, LineStatus } from '#domain/orders/orders.ts'
import type { Db } from '#server/platform/db/database.ts'
import { deleteStatuses } from './lists/order-statuses.repository.ts'
import type { OrderRow } from './orders.repository.ts'
import { orderLines, orders } from './orders.tables.ts'

export type LockedOrder = Pick<OrderRow, 'id' | 'userId' | 'enteredBy' | 'statusEmailSince'>

/**
 * The lock lasts until the transaction ends: changes of one order run one after the other, so that two concurrent cancels cannot both
 * overlook that it became empty.
 */
export async function lockOpenOrder(tx: Db, id: string): Promise<LockedOrder | null> {
  const [row] = await tx
    .select({ id: orders.id, userId: orders.userId, enteredBy: orders.enteredBy, statusEmailSince: orders.statusEmailSince })
    .from(orders)
    .where(and(eq(orders.id, id), isNull(orders.archived)))
    .for('update')
  return row ?? null
}

export interface LineMove {
  readonly from: LineStatus
  readonly to: LineStatus
  readonly reason: string | null
}

export async function updateLineStatus(tx: Db, lineId: string, { from, to, reason }: LineMove): Promise<boolean> {
  const rows = await tx
    .update(orderLines)
    .set({ status: to, cancelReason: reason })
    .where(and(eq(orderLines.id, lineId), eq(orderLines.status, from)))
    .returning({ id: orderLines.id })
  return rows.length > 0
}

/** Moves several lines at once; false where one of them has another status by now. */
export async function updateLineStatuses(
  tx: Db,
  lines: readonly { readonly id: string; readonly status: LineStatus }[],
  { to, reason }: Omit<LineMove, 'from'>,
): Promise<boolean> {
  if (lines.length === 0) return true
  const known = lines.map(({ id, status }) => ({ id, status }))
  const rows = await tx
    .update(orderLines)
    .set({ status: to, cancelReason: reason })
    .where(
      and(
        inArray(
          orderLines.id,
          lines.map(({ id }) => id),
        ),
        sql`exists (select from jsonb_to_recordset(${JSON.stringify(known)}::jsonb) as known (id uuid, status text)
          where known.id = ${orderLines.id} and known.status = ${orderLines.status})`,
      ),
    )
    .returning({ id: orderLines.id })
  return rows.length === lines.length
}

export interface Archiving {
  readonly at: Date
  readonly by: string
  readonly kind: CancelledBy
  readonly reason: string | null
}

export async function archiveOrder(tx: Db, id: string, { at, by, kind, reason }: Archiving): Promise<boolean> {
  const rows = await tx
    .update(orders)
    .set({ archived: at, archivedBy: by, archivedKind: kind, archivedReason: reason })
    .where(and(eq(orders.id, id), isNull(orders.archived)))
    .returning({ id: orders.id })
  if (rows.length === 0) return false
  await deleteStatuses(tx, id)
  return true
}

export async function updateStatusEmailSince(tx: Db, id: string, since: Date): Promise<void> {
  await tx.update(orders).set({ statusEmailSince: since }).where(eq(orders.id, id))
}
