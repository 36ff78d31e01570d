import { and, desc, eq, getTableColumns, isNotNull, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { users } from '#server/accounts/accounts.tables.ts'
import { deskEntries } from '#server/desk/desk.tables.ts'
import type { Db } from '#server/platform/db/database.ts'
import { foundColumns, isEntryOf, matches, type OrderSearch } from './orders.repository.ts'
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

function inArchive(search: OrderSearch | null): SQL | undefined {
  return and(isNotNull(orders.archived), search === null ? undefined : matches(search))
}

/** The last cancelled request comes first. */
export async function listArchived(
  db: Db,
  search: OrderSearch | null,
  { limit, offset }: { limit: number; offset: number },
): Promise<ArchivedOrder[]> {
  return selectArchived(db).where(inArchive(search)).orderBy(desc(orders.archived), desc(orders.id)).limit(limit).offset(offset)
}

export async function countArchived(db: Db, search: OrderSearch | null): Promise<number> {
  const rows = db.select({ id: orders.id }).from(orders).leftJoin(users, eq(users.id, orders.userId)).where(inArchive(search))
  return db.$count(rows.as('archived'))
}

export async function findArchived(db: Db, id: string): Promise<ArchivedOrder | null> {
  const [row] = await selectArchived(db).where(and(eq(orders.id, id), isNotNull(orders.archived)))
  return row ?? null
}
