import { and, eq, lt, notExists, sql } from 'drizzle-orm'
import type { Language } from '#domain/language.ts'
import type { Db } from '#server/platform/db/database.ts'
import { cartLines, carts, orders } from './orders.tables.ts'

export type CartRow = typeof carts.$inferSelect
export type CartLineRow = typeof cartLines.$inferSelect

/** Whole or not at all, in one statement. */
export async function insertCart(db: Db, { id, userId, created }: CartRow, lines: readonly Omit<CartLineRow, 'cartId'>[]): Promise<void> {
  await db.execute(sql`
    with cart as (insert into ${carts} (id, user_id, created) values (${id}, ${userId}, ${created.toISOString()}) returning id)
    insert into ${cartLines} (cart_id, position, product_id, name, name_ar, quantity)
    select cart.id, line.* from cart, jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
      as line(position int, "productId" uuid, name text, "nameAr" text, quantity int)`)
}

/** Held until the transaction ends, so that confirms of one cart at once go one after the other. */
export async function lockOwnCart(tx: Db, id: string, userId: string): Promise<{ ownersLanguage: Language } | null> {
  const { rows } = await tx.execute<{ ownersLanguage: Language }>(sql`
    select u.language as "ownersLanguage" from carts c join users u on u.id = c.user_id
    where c.id = ${id} and c.user_id = ${userId} for update of c`)
  return rows[0] ?? null
}

export async function listCartLines(db: Db, cartId: string): Promise<CartLineRow[]> {
  return db.select().from(cartLines).where(eq(cartLines.cartId, cartId)).orderBy(cartLines.position)
}

/** A cart that became a request stays, or repeating its confirm would no longer find it. */
export async function deleteForgottenCarts(db: Db, before: Date): Promise<void> {
  const asOrder = db.select({ id: orders.id }).from(orders).where(eq(orders.cartId, carts.id))
  await db.delete(carts).where(and(lt(carts.created, before), notExists(asOrder)))
}
