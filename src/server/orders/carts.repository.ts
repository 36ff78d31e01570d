import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Language } from '#domain/text/language.ts'
import type { Db } from '#server/platform/db/database.ts'
import { insertingRows } from '#server/platform/db/json-rows.ts'
import { preparedOnce } from '#server/platform/db/prepared.ts'
import { cartLines, carts, orders } from './orders.tables.ts'

export type CartRow = typeof carts.$inferSelect
export type CartLineRow = typeof cartLines.$inferSelect

type NewCartLine = Omit<CartLineRow, 'cartId'>

/** One statement inserts all or nothing. False when a cart of this id exists; waits for another transaction that is inserting one. */
export async function insertCart(db: Db, cart: CartRow, lines: readonly NewCartLine[]): Promise<boolean> {
  const rows = await insertedCart(db).execute({ ...cart, lines: JSON.stringify(lines) })
  return rows.length > 0
}

const insertedCart = preparedOnce((db) => {
  const { placeholder } = sql
  const cart = { id: placeholder('id'), userId: placeholder('userId'), created: placeholder('created') }
  const made = db.$with('made').as(db.insert(carts).values(cart).onConflictDoNothing().returning({ id: carts.id }))
  const lines = sql`jsonb_to_recordset(${placeholder('lines')}::jsonb)
    as line(position int, "productId" uuid, name text, "nameAr" text, quantity int, "shownMinor" bigint)`
  const columns = {
    cartId: made.id,
    position: sql`line.position`.as('position'),
    productId: sql`line."productId"`.as('productId'),
    name: sql`line.name`.as('name'),
    nameAr: sql`line."nameAr"`.as('nameAr'),
    quantity: sql`line.quantity`.as('quantity'),
    shownMinor: sql`line."shownMinor"`.as('shownMinor'),
  }
  return db
    .with(made)
    .insert(cartLines)
    .select((query) => query.select(columns).from(made).innerJoin(lines, sql`true`))
    .returning({ cartId: cartLines.cartId })
    .prepare('insert_cart')
})

export async function insertCartLines(tx: Db, cartId: string, lines: readonly NewCartLine[]): Promise<void> {
  await tx.execute(
    insertingRows(
      cartLines,
      lines.map((line) => ({ ...line, cartId })),
    ),
  )
}

export async function deleteCartLines(tx: Db, cartId: string): Promise<void> {
  await tx.delete(cartLines).where(eq(cartLines.cartId, cartId))
}

/**
 * The lock lasts until the transaction ends, so that concurrent confirms of one cart run one after the other. The account is locked here,
 * since the order that is inserted later locks it, and its customer is locked between the two.
 */
export async function lockOwnCart(tx: Db, id: string, userId: string): Promise<{ ownersLanguage: Language } | null> {
  const { rows } = await tx.execute<{ ownersLanguage: Language }>(sql`
    select u.language as "ownersLanguage" from carts c join users u on u.id = c.user_id
    where c.id = ${id} and c.user_id = ${userId} for update of c for key share of u`)
  return rows[0] ?? null
}

/** Part of a prepared statement: the products of the cart that it is given. */
export function productIdsOfCart(): SQL {
  return sql`select ${cartLines.productId} from ${cartLines} where ${cartLines.cartId} = ${sql.placeholder('cartId')}`
}

/** The lines of a cart, each with the order that the cart became, if it did. */
export async function listCartLines(db: Db, cartId: string) {
  return linesOfCart(db).execute({ cartId })
}

const linesOfCart = preparedOnce((db) =>
  db
    .select({ ...getTableColumns(cartLines), orderId: orders.id })
    .from(cartLines)
    .leftJoin(orders, eq(orders.cartId, cartLines.cartId))
    .where(eq(cartLines.cartId, sql.placeholder('cartId')))
    .orderBy(cartLines.position)
    .prepare('lines_of_cart'),
)

/** Deletes the oldest carts of before, so many at most; answers their number. Processes that tidy at once share the work. */
export async function deleteOldCarts(db: Db, before: Date, most: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    with oldest as materialized (
      select id from ${carts} where created < ${before.toISOString()}::timestamptz order by created limit ${most} for update skip locked
    )
    delete from ${carts} using oldest where ${carts.id} = oldest.id`)
  return rowCount ?? 0
}
