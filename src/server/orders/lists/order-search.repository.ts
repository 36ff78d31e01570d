import { and, eq, exists, isNull, or, type SQL, sql } from 'drizzle-orm'
import { MAX_FOUND_RECORDS } from '#domain/paging.ts'
import { users } from '#server/accounts/accounts.tables.ts'
import { contains, containsPattern, INDEXED_PART_MIN } from '#server/platform/db/contains.ts'
import type { Db } from '#server/platform/db/database.ts'
import { orders } from '../orders.tables.ts'
import { scopeOf, type VisibleOrders } from './order-lists.repository.ts'
import { orderStatuses } from './order-statuses.tables.ts'

export interface OrderSearch {
  readonly idPart: string
  readonly number: number | null
  /** Folded words of the requester's name, email and phone, for viewers who may see the contact; else empty. */
  readonly requesterParts: readonly string[]
}

/**
 * The number of the newest orders that are looked through one by one. A part that many orders have is found among these, and the indexes are
 * asked for rare ones alone; a smaller shop never asks them.
 */
export const LOOKED_THROUGH = 2000
/** Ids have no other characters. */
const IN_IDS = /^[0-9a-f-]+$/

/** The ids of at most a hundred orders: the one of this number first, then the newest. */
export async function searchOrders(db: Db, visible: VisibleOrders, search: OrderSearch): Promise<string[]> {
  const { looked, found } = await lookThrough(db, visible, search)
  if (found.length >= MAX_FOUND_RECORDS || looked < LOOKED_THROUGH) return found
  const { rows } = await db.execute<{ id: string }>(sql`
    select ${orders.id} as id from ${orders}
    where ${orders.id} = any(array(${idsByIndex(search, { isListed: isNull(orders.archived) })})) and ${within(db, visible)}
    order by ${hasNumber(search)} desc, ${orders.id} desc limit ${MAX_FOUND_RECORDS}`)
  return rows.map(({ id }) => id)
}

/** Among the newest orders; the one of this number is found wherever it is. */
async function lookThrough(db: Db, visible: VisibleOrders, search: OrderSearch): Promise<{ looked: number; found: string[] }> {
  const { rows } = await db.execute<{ looked: number; found: string[] }>(sql`
    with newest as materialized (select array(${newest(visible)}) as ids),
    found as (
      select ${orders.id} as id, ${hasNumber(search)} as is_first
      from ${orders} left join ${users} on ${users.id} = ${orders.userId}
      where ${orders.id} = any((select ids from newest)::uuid[]) and ${matches(search)}
      union
      select ${orders.id}, true from ${orders} where ${hasNumber(search)} and ${within(db, visible)}
    )
    select (select cardinality(ids) from newest) as looked,
      array(select id::text from found order by is_first desc, id desc limit ${MAX_FOUND_RECORDS}) as found`)
  return rows[0] ?? { looked: 0, found: [] }
}

function newest(visible: VisibleOrders): SQL {
  if (typeof visible === 'object' && 'userId' in visible)
    return sql`select ${orders.id} as id from ${orders} where ${orders.userId} = ${visible.userId} and ${orders.archived} is null`
  const { orderId, scope } = orderStatuses
  return sql`
    select ${orderId} as id from ${orderStatuses} where ${scope} = ${scopeOf(visible)} order by ${orderId} desc limit ${LOOKED_THROUGH}`
}

function within(db: Db, visible: VisibleOrders): SQL | undefined {
  if (visible === 'all') return isNull(orders.archived)
  if ('userId' in visible) return and(isNull(orders.archived), eq(orders.userId, visible.userId))
  const { orderId, scope } = orderStatuses
  const seen = and(eq(orderId, orders.id), eq(scope, scopeOf(visible)))
  return exists(db.select({ one: sql`1` }).from(orderStatuses).where(seen))
}

function hasNumber({ number }: OrderSearch): SQL {
  // A mere `false` is refused where rows are sorted by it.
  return number === null ? sql`1 = 0` : eq(orders.number, number)
}

/** Matches the contact of the request and that of today's profile; for few rows, which are read anyway. */
export function matches(search: OrderSearch): SQL | undefined {
  const { idPart, requesterParts } = search
  return or(
    contains(sql`${orders.id}::text`, idPart),
    hasNumber(search),
    ...requesterParts.flatMap((part) => [contains(orders.searchText, part), contains(users.searchText, part)]),
  )
}

interface ByIndex {
  readonly isListed: SQL
  /** Each kind of match stops there. */
  readonly mostOfEach?: number | null
}

/**
 * The same for all orders: each kind of match by its own index, since no index serves an "or" over two tables. The orders of a person have
 * one index for the open ones and one for the archive, whose texts have one of their own.
 */
export function idsByIndex(search: OrderSearch, { isListed, mostOfEach = null }: ByIndex): SQL {
  const { idPart, requesterParts } = search
  const isIndexed = idPart.length >= INDEXED_PART_MIN && IN_IDS.test(idPart)
  const parts = [
    sql`select ${orders.id} as id from ${orders} where ${hasNumber(search)}`,
    ...(isIndexed ? [sql`select ${orders.id} from ${orders} where ${orders.id}::text like (select ${containsPattern(idPart)}::text)`] : []),
    ...requesterParts.flatMap((part) => [
      sql`select ${orders.id} from ${orders} where ${hasPart(sql`${orders.searchText}`, part)} and ${isListed}`,
      sql`select ${orders.id} from ${users} join ${orders} on ${orders.userId} = ${users.id} 
        where ${hasPart(sql`${users.searchText}`, part)} and ${isListed}`,
    ]),
  ]
  return sql.join(
    parts.map((part) => sql`(${part} limit ${mostOfEach})`),
    sql` union `,
  )
}

/**
 * The patterns stand in subqueries, so that the planner always expects few hits and uses the index, which finds a short part at the beginning
 * of words only. Ids that contain it are found among the newest orders.
 */
function hasPart(text: SQL, part: string): SQL | undefined {
  const whole = containsPattern(part)
  const patterns = part.length >= INDEXED_PART_MIN ? [whole] : [whole.slice(1), `% ${whole.slice(1)}`, `%\n${whole.slice(1)}`]
  return or(...patterns.map((pattern) => sql`${text} like (select ${pattern}::text)`))
}
