import { eq, sql } from 'drizzle-orm'
import { auditEntries } from '#server/audit/audit.tables.ts'
import type { Db } from '#server/platform/db/database.ts'
import { uuids } from '#server/platform/ids.ts'
import { orderLines, orders } from '../orders.tables.ts'
import type { ScopedStatus, scopedStatuses } from './order-statuses.facts.ts'
import { orderStatuses } from './order-statuses.tables.ts'

export interface Since {
  readonly at: Date
  /** An id of that moment: ids sort by time. */
  readonly id: string
}

/** Orders that were made, changed or archived since then. */
export async function listChangedSince(db: Db, { id, at }: Since): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from ${orders} where id > ${id}
    union select id from ${orders} where archived > ${at.toISOString()}::timestamptz
    union select record_id from ${auditEntries} where id > ${id} and action = 'order.line-status'`)
  return rows.map(({ id }) => id)
}

export interface StatedOrder extends Record<string, unknown> {
  readonly id: string
  readonly isArchived: boolean
  readonly lines: Parameters<typeof scopedStatuses>[0]
  readonly stored: readonly ScopedStatus[]
}

export async function listStated(db: Db, ids: readonly string[]): Promise<StatedOrder[]> {
  const { rows } = await db.execute<StatedOrder>(sql`
    select o.id, o.archived is not null as "isArchived",
      array(select jsonb_build_object('status', l.status, 'brandId', l.brand_id) from ${orderLines} l where l.order_id = o.id) as lines,
      array(select jsonb_build_object('scope', s.scope, 'status', s.status, 'isWaiting', s.is_waiting)
        from ${orderStatuses} s where s.order_id = o.id) as stored
    from ${orders} o where o.id = any(${uuids(ids)})`)
  return rows
}

export async function lockOrder(tx: Db, id: string): Promise<void> {
  await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, id)).for('update')
}
