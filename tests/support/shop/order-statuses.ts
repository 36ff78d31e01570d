import { asc, isNull, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { WHOLE_ORDER } from '#domain/orders/order-scope.ts'
import { scopedStatuses } from '#server/orders/lists/order-statuses.facts.ts'
import { orderStatuses } from '#server/orders/lists/order-statuses.tables.ts'
import { orderLines, orders } from '#server/orders/orders.tables.ts'
import type { Db } from '#server/platform/db/database.ts'

/** The statuses that are stored, and their counts, as rows in one order. */
export async function storedStatuses(db: Db) {
  const { orderId, scope } = orderStatuses
  const { rows: counts } = await db.execute<{ list: string; count: number }>(sql`
    select scope || ' ' || status || ' ' || is_waiting as list, sum(count)::int as count from order_counts group by 1 having sum(count) <> 0`)
  return {
    statuses: await db.select().from(orderStatuses).orderBy(asc(orderId), asc(scope)),
    counts: new Map(counts.map(({ list, count }) => [list, count])),
  }
}

/** Each open order has the statuses that follow from its lines, as a whole and for each brand, and the counts are the numbers of these. */
export async function expectStatusesOfRule(db: Db): Promise<void> {
  const lines = Map.groupBy(await db.select().from(orderLines), ({ orderId }) => orderId)
  const open = await db.select({ id: orders.id }).from(orders).where(isNull(orders.archived))
  const due = open
    .flatMap(({ id: orderId }) => scopedStatuses(lines.get(orderId) ?? []).map((each) => ({ orderId, ...each })))
    .sort((one, other) => (`${one.orderId} ${one.scope}` < `${other.orderId} ${other.scope}` ? -1 : 1))
  const numbers = new Map<string, number>()
  const count = (list: string) => numbers.set(list, (numbers.get(list) ?? 0) + 1)
  for (const { scope, status, isWaiting } of due) count(`${scope} ${status} ${isWaiting}`)
  const archived = (await db.$count(orders)) - open.length
  for (let n = 0; n < archived; n += 1) count(`${WHOLE_ORDER} Cancelled false`)
  expect(await storedStatuses(db)).toEqual({ statuses: due, counts: numbers })
}
