import { eq, type SQL, sql } from 'drizzle-orm'
import type { Language } from '#domain/text/language.ts'
import type { Db } from '#server/platform/db/database.ts'
import { cartLines, carts } from './orders.tables.ts'

export type CartRow = typeof carts.$inferSelect
export type CartLineRow = typeof cartLines.$inferSelect

type NewCartLine = Omit<CartLineRow, 'cartId'>

/** One statement inserts all or nothing. False when a cart of this id exists; waits for another transaction that is inserting one. */
export async function insertCart(db: Db, { id, userId, created }: CartRow, lines: readonly NewCartLine[]): Promise<boolean> {
  const { rows } = await db.execute(sql`
    with made as (
      insert into ${carts} (id, user_id, created) values (${id}, ${userId}, ${created.toISOString()}::timestamptz)
      on conflict (id) do nothing returning id
    ), stored as (
      insert into ${cartLines} (cart_id, position, product_id, name, name_ar, quantity, shown_minor)
      select made.id, line.* from made, ${linesOf(lines)}
    )
    select id from made`)
  return rows.length > 0
}

export async function insertCartLines(tx: Db, cartId: string, lines: readonly NewCartLine[]): Promise<void> {
  await tx.execute(sql`
    insert into ${cartLines} (cart_id, position, product_id, name, name_ar, quantity, shown_minor)
    select ${cartId}, line.* from ${linesOf(lines)}`)
}

function linesOf(lines: readonly NewCartLine[]): SQL {
  return sql`jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
    as line(position int, "productId" uuid, name text, "nameAr" text, quantity int, "shownMinor" bigint)`
}

export async function deleteCartLines(tx: Db, cartId: string): Promise<void> {
  await tx.delete(cartLines).where(eq(cartLines.cartId, cartId))
}

/** The lock lasts until the transaction ends, so that concurrent confirms of one cart run one after the other. */
export async function lockOwnCart(tx: Db, id: string, userId: string): Promise<{ ownersLanguage: Language } | null> {
  const { rows } = await tx.execute<{ ownersLanguage: Language }>(sql`
    select u.language as "ownersLanguage" from carts c join users u on u.id = c.user_id
    where c.id = ${id} and c.user_id = ${userId} for update of c`)
  return rows[0] ?? null
}

export async function listCartLines(db: Db, cartId: string): Promise<CartLineRow[]> {
  return db.select().from(cartLines).where(eq(cartLines.cartId, cartId)).orderBy(cartLines.position)
}

/** Deletes the oldest carts of before, so many at most; answers their number. Processes that tidy at once share the work. */
export async function deleteOldCarts(db: Db, before: Date, most: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    with oldest as materialized (
      select id from ${carts} where created < ${before.toISOString()}::timestamptz order by created limit ${most} for update skip locked
    )
    delete from ${carts} using oldest where ${carts.id} = oldest.id`)
  return rowCount ?? 0
}
