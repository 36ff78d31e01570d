import { and, count, desc, eq } from 'drizzle-orm'
import { WISHES_MAX } from '#domain/catalogue/wishlist.ts'
import { users } from '#server/accounts/accounts.tables.ts'
import { products } from '#server/catalogue/catalogue.tables.ts'
import type { Db } from '#server/platform/db/database.ts'
import { wishes } from './wishlist.tables.ts'

export interface Wish {
  readonly userId: string
  readonly productId: string
}

/** Concurrent additions to one list run one after the other, so that its bound holds. */
export async function lockWishesOf(tx: Db, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
}

export async function hasWish(tx: Db, { userId, productId }: Wish): Promise<boolean> {
  const rows = await tx
    .select({ productId: wishes.productId })
    .from(wishes)
    .where(and(eq(wishes.userId, userId), eq(wishes.productId, productId)))
  return rows.length === 1
}

/** Deleted products do not count. */
export async function countWishesOf(tx: Db, userId: string): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(wishes)
    .innerJoin(products, eq(products.id, wishes.productId))
    .where(eq(wishes.userId, userId))
  return row?.count ?? 0
}

export async function insertWish(tx: Db, wish: Wish & { readonly created: Date }): Promise<void> {
  await tx.insert(wishes).values(wish).onConflictDoNothing()
}

export async function insertWishes(tx: Db, rows: readonly (Wish & { readonly created: Date })[]): Promise<void> {
  await tx.insert(wishes).values([...rows])
}

export async function deleteWish(db: Db, { userId, productId }: Wish): Promise<void> {
  await db.delete(wishes).where(and(eq(wishes.userId, userId), eq(wishes.productId, productId)))
}

/** Newest first, without deleted products. */
export async function listWishesOf(db: Db, userId: string): Promise<{ productId: string; created: Date }[]> {
  return db
    .select({ productId: wishes.productId, created: wishes.created })
    .from(wishes)
    .innerJoin(products, eq(products.id, wishes.productId))
    .where(eq(wishes.userId, userId))
    .orderBy(desc(wishes.created), desc(wishes.productId))
    .limit(WISHES_MAX)
}
