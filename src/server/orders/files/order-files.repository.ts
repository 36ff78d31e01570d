import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { users } from '#server/accounts/accounts.tables.ts'
import type { Db } from '#server/platform/db/database.ts'
import { orderFiles } from './order-files.tables.ts'

export type OrderFileRow = typeof orderFiles.$inferSelect

function selectFiles(db: Db) {
  return db
    .select({
      id: orderFiles.id,
      name: orderFiles.name,
      kind: orderFiles.kind,
      bytes: orderFiles.bytes,
      created: orderFiles.created,
      addedBy: orderFiles.addedBy,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(orderFiles)
    .leftJoin(users, eq(users.id, orderFiles.addedBy))
}

export type FoundFile = Awaited<ReturnType<typeof selectFiles>>[number]

function ofRequest(orderId: string) {
  return and(eq(orderFiles.orderId, orderId), isNull(orderFiles.offerId))
}

/** The oldest first, which is ascending order of ids. */
export async function listFiles(db: Db, orderId: string): Promise<FoundFile[]> {
  return selectFiles(db).where(ofRequest(orderId)).orderBy(asc(orderFiles.id))
}

export async function countFiles(db: Db, orderId: string): Promise<number> {
  return db.$count(orderFiles, ofRequest(orderId))
}

export async function findFile(db: Db, orderId: string, id: string): Promise<FoundFile | null> {
  const [row] = await selectFiles(db).where(and(ofRequest(orderId), eq(orderFiles.id, id)))
  return row ?? null
}

export async function insertFile(tx: Db, row: OrderFileRow): Promise<void> {
  await tx.insert(orderFiles).values(row)
}

/** False when this person, or without one the holder of the link, has put no such file there. */
export async function deleteOwnFile(tx: Db, { orderId, id, addedBy }: Pick<OrderFileRow, 'orderId' | 'id' | 'addedBy'>): Promise<boolean> {
  const rows = await tx
    .delete(orderFiles)
    .where(and(ofRequest(orderId), eq(orderFiles.id, id), addedBy === null ? isNull(orderFiles.addedBy) : eq(orderFiles.addedBy, addedBy)))
    .returning({ id: orderFiles.id })
  return rows.length > 0
}

export async function listKnownFiles(db: Db, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ id: orderFiles.id })
    .from(orderFiles)
    .where(inArray(orderFiles.id, [...ids]))
  return rows.map(({ id }) => id)
}
