import { and, eq, type SQL, sql } from 'drizzle-orm'
import { type OrderScope, WHOLE_ORDER } from '#domain/orders/order-scope.ts'
import type { LineStatus } from '#domain/orders/orders.ts'
import type { Db } from '#server/platform/db/database.ts'
import { type ScopedStatus, scopedStatuses } from './order-statuses.facts.ts'
import { orderCounts, orderStatuses } from './order-statuses.tables.ts'

type Lines = Parameters<typeof scopedStatuses>[0]

/** Parts of a statement that stores the statuses of an order which another part of it, `made`, inserts. */
export function insertingStatuses(lines: Lines): SQL {
  return sql`
    stated as (
      insert into ${orderStatuses} (order_id, scope, status, is_waiting)
      select made.id, s.scope, s.status, s."isWaiting" from made, ${rowsOf(scopedStatuses(lines))}
      returning scope, status, is_waiting
    ),
    counted as (insert into ${orderCounts} (scope, status, is_waiting, count) select scope, status, is_waiting, 1 from stated)`
}

export async function insertStatuses(tx: Db, orderId: string, lines: Lines): Promise<void> {
  await tx.execute(sql`with made as (select ${orderId}::uuid as id), ${insertingStatuses(lines)} select`)
}

/** Stores the statuses of an order; the caller holds its lock and hands over all of its lines as they are now. */
export async function updateStatuses(tx: Db, orderId: string, lines: Lines): Promise<void> {
  await tx.execute(sql`
    with former as (
      select scope, status, is_waiting from ${orderStatuses} where order_id = ${orderId}
    ),
    changed as (
      select s.scope, s.status, s."isWaiting" as is_waiting, former.status as former_status, former.is_waiting as was_waiting
      from former join ${rowsOf(scopedStatuses(lines))} on s.scope = former.scope
      where (s.status, s."isWaiting") <> (former.status, former.is_waiting)
    ),
    updated as (
      update ${orderStatuses} o set status = c.status, is_waiting = c.is_waiting from changed c
      where o.order_id = ${orderId} and o.scope = c.scope
    )
    insert into ${orderCounts} (scope, status, is_waiting, count)
    select scope, former_status, was_waiting, -1 from changed union all select scope, status, is_waiting, 1 from changed`)
}

/** An archived order is in no list but the archive's. */
export async function deleteStatuses(tx: Db, orderId: string): Promise<void> {
  await tx.execute(sql`
    with gone as (delete from ${orderStatuses} where order_id = ${orderId} returning scope, status, is_waiting)
    insert into ${orderCounts} (scope, status, is_waiting, count)
    select scope, status, is_waiting, -1 from gone union all select ${WHOLE_ORDER}::uuid, 'Cancelled', false, 1`)
}

/** Takes an order out of the counts, before its statuses are stored anew. */
export async function withdrawStatuses(tx: Db, orderId: string): Promise<void> {
  await tx.execute(sql`
    with gone as (delete from ${orderStatuses} where order_id = ${orderId} returning scope, status, is_waiting)
    insert into ${orderCounts} (scope, status, is_waiting, count) select scope, status, is_waiting, -1 from gone`)
}

function rowsOf(statuses: readonly ScopedStatus[]): SQL {
  return sql`jsonb_to_recordset(${JSON.stringify(statuses)}::jsonb) as s(scope uuid, status text, "isWaiting" boolean)`
}

interface Counted {
  readonly scope: OrderScope
  readonly status?: LineStatus | undefined
  readonly isWaiting?: true
}

/** Without a status, all open orders. */
export async function countStated(db: Db, { scope, status, isWaiting }: Counted): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`coalesce(sum(${orderCounts.count}), 0)`.mapWith(Number) })
    .from(orderCounts)
    .where(
      and(
        eq(orderCounts.scope, scope),
        status === undefined ? sql`${orderCounts.status} <> 'Cancelled'` : eq(orderCounts.status, status),
        isWaiting && eq(orderCounts.isWaiting, true),
      ),
    )
  return row?.count ?? 0
}

/** The rows of a count that may be added before they are summed up. */
const UNSUMMED_ROWS_MAX = 500

/** Sums up the rows of each count into one. Concurrent runs take different rows, and a reader sees either those or their sum. */
export async function sumUpCounts(db: Db): Promise<void> {
  await db.execute(sql`
    with gone as (
      delete from ${orderCounts}
      where (select count(*) > count(distinct (scope, status, is_waiting)) + ${UNSUMMED_ROWS_MAX} from ${orderCounts})
      returning scope, status, is_waiting, count
    )
    insert into ${orderCounts} (scope, status, is_waiting, count)
    select scope, status, is_waiting, sum(count) from gone group by 1, 2, 3 having sum(count) <> 0`)
}
