import { and, asc, eq, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm'
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
      purpose: orderFiles.purpose,
      paymentId: orderFiles.paymentId,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(orderFiles)
    .leftJoin(users, eq(users.id, orderFiles.addedBy))
}

export type FoundFile = Awaited<ReturnType<typeof selectFiles>>[number]

/** The request or the offer that has the files. */
export type FilesOf = { readonly orderId: string; readonly offerId: null } | { readonly orderId: null; readonly offerId: string }

function belongsTo({ orderId, offerId }: FilesOf): SQL {
  return orderId === null ? eq(orderFiles.offerId, offerId) : eq(orderFiles.orderId, orderId)
}

/** The oldest first, which is ascending order of ids. */
export async function listFiles(db: Db, of: FilesOf): Promise<FoundFile[]> {
  return selectFiles(db).where(belongsTo(of)).orderBy(asc(orderFiles.id))
}

/** The files that prove payments of an offer, the oldest first. */
export async function listProofs(db: Db, offerId: string) {
  return db
    .select({ id: orderFiles.id, name: orderFiles.name, paymentId: orderFiles.paymentId })
    .from(orderFiles)
    .where(and(eq(orderFiles.offerId, offerId), isNotNull(orderFiles.paymentId)))
    .orderBy(asc(orderFiles.id))
}

export async function countFiles(db: Db, of: FilesOf): Promise<number> {
  return db.$count(orderFiles, belongsTo(of))
}

export async function findFile(db: Db, of: FilesOf, id: string): Promise<FoundFile | null> {
  const [row] = await selectFiles(db).where(and(belongsTo(of), eq(orderFiles.id, id)))
  return row ?? null
}

export async function insertFile(tx: Db, row: OrderFileRow): Promise<void> {
  await tx.insert(orderFiles).values(row)
}

/** False when this person, or without one the holder of the link, has put no such file there. */
export async function deleteOwnFile(tx: Db, of: FilesOf, { id, addedBy }: Pick<OrderFileRow, 'id' | 'addedBy'>): Promise<boolean> {
  const rows = await tx
    .delete(orderFiles)
    .where(and(belongsTo(of), eq(orderFiles.id, id), addedBy === null ? isNull(orderFiles.addedBy) : eq(orderFiles.addedBy, addedBy)))
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
