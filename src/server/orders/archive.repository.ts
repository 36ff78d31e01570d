import { and, desc, eq, getTableColumns, isNotNull, type SQL, sql } from 'drizzle-orm'
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

function inArchive(search: ArchiveSearch | null): SQL | undefined {
  const isListed = isNotNull(orders.archived)
  if (search === null) return isListed
  return and(isListed, search.isSmall ? matches(search) : sql`${orders.id} = any(array(${idsByIndex(search, isListed)}))`)
}

/** The last cancelled request comes first. */
export async function listArchived(
  db: Db,
  search: ArchiveSearch | null,
  { limit, offset }: { limit: number; offset: number },
): Promise<ArchivedOrder[]> {
  return selectArchived(db).where(inArchive(search)).orderBy(desc(orders.archived), desc(orders.id)).limit(limit).offset(offset)
}

export async function countFound(db: Db, search: ArchiveSearch): Promise<number> {
  const rows = db.select({ id: orders.id }).from(orders).leftJoin(users, eq(users.id, orders.userId)).where(inArchive(search))
  return db.$count(rows.as('archived'))
}

export async function findArchived(db: Db, id: string): Promise<ArchivedOrder | null> {
  const [row] = await selectArchived(db).where(and(eq(orders.id, id), isNotNull(orders.archived)))
  return row ?? null
}
