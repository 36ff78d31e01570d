import { and, desc, eq, getTableColumns, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { users } from '#server/accounts/accounts.tables.ts'
import { deskEntries } from '#server/desk/desk.tables.ts'
import type { Db } from '#server/platform/db/database.ts'
import { idsByIndex, LOOKED_THROUGH, matches, type OrderSearch } from './lists/order-search.repository.ts'
import { WHOLE_ORDER } from './lists/order-statuses.facts.ts'
import { countStated } from './lists/order-statuses.repository.ts'
import { foundColumns, isEntryOf } from './orders.repository.ts'
import { orders } from './orders.tables.ts'

const { archivedBy, archivedReason } = getTableColumns(orders)
const cancellers = alias(users, 'cancellers')
const LAST_FIRST = [desc(orders.archived), desc(orders.id)] as const

function selectArchived(db: Db) {
  return db
    .select({
      ...foundColumns,
      archivedBy,
      archivedReason,
      by: { firstName: cancellers.firstName, lastName: cancellers.lastName, email: cancellers.email, role: cancellers.role },
    })
    .from(orders)
    .leftJoin(users, eq(users.id, orders.userId))
    .leftJoin(deskEntries, isEntryOf)
    .leftJoin(cancellers, eq(cancellers.id, orders.archivedBy))
}

export type ArchivedOrder = Awaited<ReturnType<typeof selectArchived>>[number]

/** The search of a small archive looks through all of it. */
export interface ArchiveSearch extends OrderSearch {
  readonly isSmall: boolean
}

export async function countArchive(db: Db): Promise<number> {
  return countStated(db, { scope: WHOLE_ORDER, status: 'Cancelled' })
}

export function inArchiveOf(count: number, search: OrderSearch): ArchiveSearch {
  return { ...search, isSmall: count <= LOOKED_THROUGH }
}

function inArchive(search: ArchiveSearch): SQL | undefined {
  const isListed = isNotNull(orders.archived)
  return and(isListed, search.isSmall ? matches(search) : sql`${orders.id} = any(array(${idsByIndex(search, isListed)}))`)
}

interface PageOf {
  readonly limit: number
  readonly offset: number
}

/** The last cancelled request comes first. */
export async function listArchived(db: Db, { limit, offset }: PageOf): Promise<ArchivedOrder[]> {
  return selectArchived(db)
    .where(isNotNull(orders.archived))
    .orderBy(...LAST_FIRST)
    .limit(limit)
    .offset(offset)
}

/** All that the search finds is gathered once, for the page and for its count. */
export async function searchArchive(
  db: Db,
  search: ArchiveSearch,
  { limit, offset }: PageOf,
): Promise<{ rows: ArchivedOrder[]; count: number }> {
  const { rows } = await db.execute<{ ids: string[]; count: number }>(sql`
    with found as materialized (
      select ${orders.id} as id, ${orders.archived} as archived
      from ${orders} left join ${users} on ${users.id} = ${orders.userId} where ${inArchive(search)}
    )
    select (select count(*)::int from found) as count,
      array(select id::text from found order by archived desc, id desc limit ${limit} offset ${offset}) as ids`)
  const { ids, count } = rows[0] ?? { ids: [], count: 0 }
  if (ids.length === 0) return { rows: [], count }
  return {
    rows: await selectArchived(db)
      .where(inArray(orders.id, ids))
      .orderBy(...LAST_FIRST),
    count,
  }
}

export async function findArchived(db: Db, id: string): Promise<ArchivedOrder | null> {
  const [row] = await selectArchived(db).where(and(eq(orders.id, id), isNotNull(orders.archived)))
  return row ?? null
}
