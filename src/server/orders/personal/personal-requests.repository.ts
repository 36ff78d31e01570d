import { and, asc, desc, eq, lt } from 'drizzle-orm'
import { users } from '#server/accounts/accounts.tables.ts'
import { deskEntries } from '#server/desk/desk.tables.ts'
import type { Db } from '#server/platform/db/database.ts'
import { orderFiles } from '../files/order-files.tables.ts'
import { type FoundOrder, foundColumns, isEntryOf } from '../orders.repository.ts'
import { orders } from '../orders.tables.ts'

export interface RequestsBefore {
  /** The id of the last one that was read. */
  readonly before: string | null
  readonly limit: number
}

/** A person's requests, cancelled ones too, newest first. */
export async function listRequestsOf(db: Db, userId: string, { before, limit }: RequestsBefore): Promise<FoundOrder[]> {
  return db
    .select(foundColumns)
    .from(orders)
    .leftJoin(users, eq(users.id, orders.userId))
    .leftJoin(deskEntries, isEntryOf)
    .where(and(eq(orders.userId, userId), before === null ? undefined : lt(orders.id, before)))
    .orderBy(desc(orders.id))
    .limit(limit)
}

/** The files that a person put on requests and offers, the oldest first. */
export async function listFilesBy(db: Db, userId: string) {
  const { name, kind, bytes, created } = orderFiles
  return db.select({ name, kind, bytes, created }).from(orderFiles).where(eq(orderFiles.addedBy, userId)).orderBy(asc(orderFiles.id))
}
