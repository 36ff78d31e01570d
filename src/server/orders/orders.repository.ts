import { and, asc, desc, eq, exists, inArray, isNull, not, or, type SQL, sql } from 'drizzle-orm'
import { type LineStatus, ORDER_STATUS_RULES, type OrderStatus } from '#domain/orders.ts'
import { users } from '#server/accounts/accounts.tables.ts'
import type { Db } from '#server/platform/db/database.ts'
import { holds } from '#server/platform/db/holds.ts'
import { orderLines, orders } from './orders.tables.ts'

export type OrderRow = typeof orders.$inferSelect
export type OrderLineRow = typeof orderLines.$inferSelect

type NewOrder = Omit<OrderRow, 'archived' | 'archivedBy'>

/** Whole or not at all, in one statement. */
export async function insertOrder(db: Db, order: NewOrder, lines: readonly Omit<OrderLineRow, 'orderId'>[]): Promise<void> {
  const { id, cartId, userId, language, created } = order
  await db.execute(sql`
    with made as (
      insert into ${orders} (id, cart_id, user_id, language, created)
      values (${id}, ${cartId}, ${userId}, ${language}, ${created.toISOString()}) returning id
    )
    insert into ${orderLines}
      (id, order_id, position, product_id, brand_id, sku, name, name_ar, is_new, price_piastres, quantity, status)
    select line.id, made.id, position, "productId", "brandId", sku, name, "nameAr", "isNew", "pricePiastres", quantity, status
    from made, jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as line(id uuid, position int, "productId" uuid, "brandId" uuid,
      sku text, name text, "nameAr" text, "isNew" boolean, "pricePiastres" bigint, quantity int, status text)`)
}

/** What became of a cart, in the archive or not. */
export async function findOrderOfCart(db: Db, cartId: string): Promise<Pick<OrderRow, 'id' | 'archived'> | null> {
  const [row] = await db.select({ id: orders.id, archived: orders.archived }).from(orders).where(eq(orders.cartId, cartId))
  return row ?? null
}

const foundColumns = {
  id: orders.id,
  cartId: orders.cartId,
  userId: orders.userId,
  language: orders.language,
  created: orders.created,
  firstName: users.firstName,
  lastName: users.lastName,
  phoneNumber: users.phoneNumber,
  email: users.email,
}

function selectOpen(db: Db) {
  return db.select(foundColumns).from(orders).innerJoin(users, eq(users.id, orders.userId))
}

export type FoundOrder = Awaited<ReturnType<typeof selectOpen>>[number]

/** Whose orders: one person's, those with lines of a brand, or all. What is in the archive is nobody's. */
export type OrderCircle = { readonly userId: string } | { readonly brandId: string } | 'all'

function within(db: Db, circle: OrderCircle): SQL | undefined {
  if (circle === 'all') return isNull(orders.archived)
  if ('userId' in circle) return and(isNull(orders.archived), eq(orders.userId, circle.userId))
  return and(isNull(orders.archived), hasLine(db, circle, undefined))
}

/** Only lines that the circle sees count. */
function hasLine(db: Db, circle: OrderCircle, statuses: readonly LineStatus[] | undefined): SQL {
  const isSeen = typeof circle === 'object' && 'brandId' in circle ? eq(orderLines.brandId, circle.brandId) : undefined
  const isAmong = statuses === undefined ? undefined : inArray(orderLines.status, [...statuses])
  return exists(
    db
      .select({ one: sql`1` })
      .from(orderLines)
      .where(and(eq(orderLines.orderId, orders.id), isSeen, isAmong)),
  )
}

/** Of a circle the orders of one status, or all of them. */
export interface OrdersWanted {
  readonly circle: OrderCircle
  readonly status?: OrderStatus | undefined
}

function wanted(db: Db, { circle, status }: OrdersWanted): SQL | undefined {
  if (status === undefined) return within(db, circle)
  const { some, none } = ORDER_STATUS_RULES[status]
  return and(
    within(db, circle),
    ...some.map((statuses) => hasLine(db, circle, statuses)),
    none.length === 0 ? undefined : not(hasLine(db, circle, none)),
  )
}

export async function findOpenOrder(db: Db, id: string): Promise<FoundOrder | null> {
  const [row] = await selectOpen(db).where(and(eq(orders.id, id), isNull(orders.archived)))
  return row ?? null
}

/** Also from the archive, for letters about what was called off. */
export async function findAnyOrder(db: Db, id: string): Promise<FoundOrder | null> {
  const [row] = await selectOpen(db).where(eq(orders.id, id))
  return row ?? null
}

/** Newest first, which is the order of ids. */
export async function listOrders(db: Db, which: OrdersWanted, { limit, offset }: { limit: number; offset: number }): Promise<FoundOrder[]> {
  return selectOpen(db).where(wanted(db, which)).orderBy(desc(orders.id)).limit(limit).offset(offset)
}

export async function countOrders(db: Db, which: OrdersWanted): Promise<number> {
  return db.$count(orders, wanted(db, which))
}

export interface OrderSearch {
  readonly idPart: string
  /** For those who may know whose an order is: words of the requester's name, e-mail and phone. */
  readonly requesterParts: readonly string[]
}

export async function searchOrders(
  db: Db,
  circle: OrderCircle,
  { idPart, requesterParts }: OrderSearch,
  limit: number,
): Promise<FoundOrder[]> {
  const matches = [holds(sql`${orders.id}::text`, idPart), ...requesterParts.map((part) => holds(sql`${users.searchText}`, part))]
  return selectOpen(db)
    .where(and(within(db, circle), or(...matches)))
    .orderBy(desc(orders.id))
    .limit(limit)
}

/** With a brand only its lines. */
export async function listLines(db: Db, orderIds: readonly string[], brandId: string | null): Promise<OrderLineRow[]> {
  if (orderIds.length === 0) return []
  const ofOrders = inArray(orderLines.orderId, [...orderIds])
  return db
    .select()
    .from(orderLines)
    .where(brandId === null ? ofOrders : and(ofOrders, eq(orderLines.brandId, brandId)))
    .orderBy(asc(orderLines.orderId), asc(orderLines.position))
}

/** Held until the transaction ends: whoever changes lines of one order goes one after the other, so that the last open line is seen. */
export async function lockOpenOrder(tx: Db, id: string): Promise<Pick<OrderRow, 'id' | 'userId' | 'cartId'> | null> {
  const [row] = await tx
    .select({ id: orders.id, userId: orders.userId, cartId: orders.cartId })
    .from(orders)
    .where(and(eq(orders.id, id), isNull(orders.archived)))
    .for('update')
  return row ?? null
}

export async function updateLineStatus(tx: Db, lineId: string, { from, to }: { from: LineStatus; to: LineStatus }): Promise<boolean> {
  const rows = await tx
    .update(orderLines)
    .set({ status: to })
    .where(and(eq(orderLines.id, lineId), eq(orderLines.status, from)))
    .returning({ id: orderLines.id })
  return rows.length > 0
}

export async function archiveOrder(tx: Db, id: string, { at, by }: { at: Date; by: string }): Promise<boolean> {
  const rows = await tx
    .update(orders)
    .set({ archived: at, archivedBy: by })
    .where(and(eq(orders.id, id), isNull(orders.archived)))
    .returning({ id: orders.id })
  return rows.length > 0
}
