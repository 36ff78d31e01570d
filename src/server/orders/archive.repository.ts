import { and, desc, eq, getTableColumns, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { WHOLE_ORDER } from '#domain/orders/order-scope.ts'
import { MAX_COUNTED_MATCHES } from '#domain/paging.ts'
import { users } from '#server/accounts/accounts.tables.ts'
import { deskEntries } from '#server/desk/desk.tables.ts'
import type { Db } from '#server/platform/db/database.ts'
import { uuids } from '#server/platform/ids.ts'
import { idsByIndex, LOOKED_THROUGH, matches, type OrderSearch } from './lists/order-search.repository.ts'
import { countStated } from './lists/order-statuses.repository.ts'
import { foundColumns, isEntryOf } from './orders.repository.ts'
import { orders } from './orders.tables.ts'

const { archivedBy, archivedKind, archivedReason } = getTableColumns(orders)
const cancellers = alias(users, 'cancellers')
const LAST_FIRST = [desc(orders.archived), desc(orders.id)] as const

function selectArchived(db: Db) {
  return db
    .select({
      ...foundColumns,
      archivedBy,
      archivedKind,
      archivedReason,
      by: { firstName: cancellers.firstName, lastName: cancellers.lastName, email: cancellers.email, role: cancellers.role },
    })
    .from(orders)
    .leftJoin(users, eq(users.id, orders.userId))
    .leftJoin(deskEntries, isEntryOf)
    .leftJoin(cancellers, eq(cancellers.id, orders.archivedBy))
}

export type ArchivedOrder = Awaited<ReturnType<typeof selectArchived>>[number]

export async function countArchive(db: Db): Promise<number> {
  return countStated(db, { scope: WHOLE_ORDER, status: 'Cancelled' })
}

interface PageOf {
  readonly limit: number
  readonly offset: number
}

/** The last cancelled request comes first; nothing is read for those of the pages before. */
export async function listArchived(db: Db, { limit, offset }: PageOf): Promise<ArchivedOrder[]> {
  const ofPage = db
    .select({ id: orders.id })
    .from(orders)
    .where(isNotNull(orders.archived))
    .orderBy(...LAST_FIRST)
    .limit(limit)
    .offset(offset)
  return selectArchived(db)
    .where(inArray(orders.id, ofPage))
    .orderBy(...LAST_FIRST)
}

interface FoundInArchive {
  readonly rows: readonly ArchivedOrder[]
  readonly count: number
  readonly countIsMinimum: boolean
}

/** A small archive is looked through, and so is one of which the search finds much; in others the indexes find the few. */
export async function searchArchive(
  db: Db,
  search: OrderSearch,
  { size, ...page }: PageOf & { readonly size: number },
): Promise<FoundInArchive> {
  const gathered = size <= LOOKED_THROUGH || (await isCommon(db, search)) ? null : await gatherIds(db, search)
  const isFound = gathered === null ? matches(search) : sql`${orders.id} = any(${uuids(gathered)})`
  const { ids, count } = await pageOfFound(db, isFound, page)
  const rows =
    ids.length === 0
      ? []
      : await selectArchived(db)
          .where(inArray(orders.id, [...ids]))
          .orderBy(...LAST_FIRST)
  return { rows, count: Math.min(count, MAX_COUNTED_MATCHES), countIsMinimum: count > MAX_COUNTED_MATCHES }
}

/** This many rows are enough to tell whether a search finds much. */
const SAMPLE = 200

/** True where a tenth of the last cancelled ones match: walking finds a page sooner then than the indexes find all. */
async function isCommon(db: Db, search: OrderSearch): Promise<boolean> {
  const { rows } = await db.execute<{ found: number }>(sql`
    select count(*)::int as found from ${orders} left join ${users} on ${users.id} = ${orders.userId}
    where ${matches(search)} and ${orders.id} = any(array(
      select o.id from ${orders} o where o.archived is not null order by o.archived desc, o.id desc limit ${SAMPLE}
    ))`)
  return (rows[0]?.found ?? 0) * 10 > SAMPLE
}

/** The ids of orders that the search finds, archived or not; null where there are too many to gather. */
async function gatherIds(db: Db, search: OrderSearch): Promise<string[] | null> {
  const most = { isListed: isNotNull(orders.archived), mostOfEach: MAX_COUNTED_MATCHES + 1 }
  const { rows } = await db.execute<{ id: string }>(idsByIndex(search, most))
  return rows.length > MAX_COUNTED_MATCHES ? null : rows.map(({ id }) => id)
}

/** All that is found is gathered once, for the page and for its count, the last cancelled first. */
async function pageOfFound(db: Db, isFound: SQL | undefined, { limit, offset }: PageOf): Promise<{ ids: string[]; count: number }> {
  const most = Math.max(offset + limit, MAX_COUNTED_MATCHES + 1)
  const { rows } = await db.execute<{ ids: string[]; count: number }>(sql`
    with found as materialized (
      select ${orders.id} as id, ${orders.archived} as archived
      from ${orders} left join ${users} on ${users.id} = ${orders.userId} where ${and(isNotNull(orders.archived), isFound)}
      order by archived desc, id desc limit ${most}
    )
    select (select count(*)::int from found) as count,
      array(select id::text from found order by archived desc, id desc limit ${limit} offset ${offset}) as ids`)
  return rows[0] ?? { ids: [], count: 0 }
}

export async function findArchived(db: Db, id: string): Promise<ArchivedOrder | null> {
  const [row] = await selectArchived(db).where(and(eq(orders.id, id), isNotNull(orders.archived)))
  return row ?? null
}
