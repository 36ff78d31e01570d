import { and, count, desc, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { addresses } from './addresses.tables.ts'

export type AddressRow = typeof addresses.$inferSelect
type AddressFacts = Partial<Omit<AddressRow, 'id' | 'userId' | 'created'>>

/** Names a record and its owner, so that nothing of another person is ever read or changed. */
export interface OwnAddress {
  readonly id: string
  readonly userId: string
}

/** Keeps others from changing this person's addresses until the transaction ends; an advisory lock, as there may be no row to lock yet. */
export async function lockAddressesOf(tx: Db, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`addresses ${userId}`}, 0))`)
}

/** The default first, then the others, newest first. */
export async function listAddressesOf(db: Db, userId: string): Promise<AddressRow[]> {
  return db.select().from(addresses).where(eq(addresses.userId, userId)).orderBy(desc(addresses.isDefault), desc(addresses.id))
}

export async function countAddressesOf(db: Db, userId: string): Promise<number> {
  const [row] = await db.select({ count: count() }).from(addresses).where(eq(addresses.userId, userId))
  return row?.count ?? 0
}

export async function findAddress(db: Db, own: OwnAddress): Promise<AddressRow | null> {
  const [row] = await db.select().from(addresses).where(isOwn(own))
  return row ?? null
}

/** Must run before another address becomes the default: the table allows one only. */
export async function clearDefaultBut(tx: Db, { id, userId }: OwnAddress): Promise<void> {
  const isOther = and(eq(addresses.userId, userId), eq(addresses.isDefault, true), ne(addresses.id, id))
  await tx.update(addresses).set({ isDefault: false }).where(isOther)
}

export async function insertAddress(tx: Db, row: AddressRow): Promise<void> {
  await tx.insert(addresses).values(row)
}

/** False when this person has no such address. */
export async function updateAddress(tx: Db, own: OwnAddress, facts: AddressFacts): Promise<boolean> {
  const rows = await tx.update(addresses).set(facts).where(isOwn(own)).returning({ id: addresses.id })
  return rows.length > 0
}

export async function deleteAddress(db: Db, own: OwnAddress): Promise<boolean> {
  const rows = await db.delete(addresses).where(isOwn(own)).returning({ id: addresses.id })
  return rows.length > 0
}

function isOwn({ id, userId }: OwnAddress) {
  return and(eq(addresses.id, id), eq(addresses.userId, userId))
}
