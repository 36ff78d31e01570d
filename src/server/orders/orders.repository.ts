import { and, asc, desc, eq, exists, gt, inArray, isNull, not, or, type SQL, sql } from 'drizzle-orm'
import { BEGUN_STATUSES, type LineStatus, ORDER_STATUS_RULES, type OrderStatus } from '#domain/orders/orders.ts'
import { users } from '#server/accounts/accounts.tables.ts'
import { deskEntries } from '#server/desk/desk.tables.ts'
import type { Db } from '#server/platform/db/database.ts'
import { holds } from '#server/platform/db/holds.ts'
import { orderLines, orders } from './orders.tables.ts'

export type OrderRow = typeof orders.$inferSelect
export type OrderLineRow = typeof orderLines.$inferSelect

type NewOrder = Pick<OrderRow, 'id' | 'cartId' | 'language' | 'created' | 'delivery'> & {
  readonly userId: string
  /** The folded facts that a search finds besides the contact of the profile. */
  readonly searchText: string
}
type NewOrderLine = Omit<OrderLineRow, 'orderId' | 'cancelReason'>

/**
 * One statement inserts all or nothing, with the contact that the requester's profile has at this moment; a phone given with the request
 * takes the place of the profile's.
 */
export async function insertOrder(db: Db, order: NewOrder, lines: readonly NewOrderLine[]): Promise<void> {
  const { id, cartId, userId, language, created, delivery, searchText } = order
  const phone = delivery?.phone ?? null
  await db.execute(sql`
    with made as (
      insert into ${orders} (id, cart_id, user_id, language, created, first_name, last_name, phone_number, replaced_phone, email, delivery,
        search_text)
      select ${id}::uuid, ${cartId}::uuid, u.id, ${language}, ${created.toISOString()}::timestamptz,
        u.first_name, u.last_name, coalesce(${phone}::text, u.phone_number), case when ${phone}::text <> u.phone_number then u.phone_number end,
        u.email, ${delivery === null ? null : JSON.stringify(delivery)}::jsonb, concat_ws(chr(10), u.search_text, nullif(${searchText}, ''))
      from ${users} u where u.id = ${userId} returning id
    )
    insert into ${orderLines} (id, order_id, position, product_id, brand_id, sku, name, name_ar, is_new, price_minor,
      shown_minor, quantity, status)
    select line.id, made.id, position, "productId", "brandId", sku, name, "nameAr", "isNew", "priceMinor",
      "shownMinor", quantity, status
    from made, jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as line(id uuid, position int, "productId" uuid, "brandId" uuid,
      sku text, name text, "nameAr" text, "isNew" boolean, "priceMinor" bigint, "shownMinor" bigint, quantity int, status text)`)
}

/** The order that a cart became, archived or not. */
export async function findOrderOfCart(db: Db, cartId: string): Promise<Pick<OrderRow, 'id' | 'userId' | 'archived'> | null> {
  const [row] = await db
    .select({ id: orders.id, userId: orders.userId, archived: orders.archived })
    .from(orders)
    .where(eq(orders.cartId, cartId))
  return row ?? null
}

export const foundColumns = {
  id: orders.id,
  number: orders.number,
  cartId: orders.cartId,
  userId: orders.userId,
  language: orders.language,
  created: orders.created,
  firstName: orders.firstName,
  lastName: orders.lastName,
  phoneNumber: orders.phoneNumber,
  replacedPhone: orders.replacedPhone,
  email: orders.email,
  delivery: orders.delivery,
  archived: orders.archived,
  /** The contact in today's profile; null where the customer has no account. */
  profileFirstName: users.firstName,
  profilePhone: users.phoneNumber,
  profileEmail: users.email,
  isEmailProven: users.isEmailProven,
  enteredBy: orders.enteredBy,
  words: orders.words,
  /** The time that the sales desk has for it; null before it has an entry there. */
  promised: deskEntries.promised,
  firstContact: deskEntries.firstContact,
}

export const isEntryOf = and(eq(deskEntries.kind, 'request'), eq(deskEntries.subjectId, orders.id))

function selectOrders(db: Db) {
  return db.select(foundColumns).from(orders).leftJoin(users, eq(users.id, orders.userId)).leftJoin(deskEntries, isEntryOf)
}

export type FoundOrder = Awaited<ReturnType<typeof selectOrders>>[number]

/** Orders that a viewer may see: one person's, those with lines of a brand, or all. Archived orders are in none of these. */
export type VisibleOrders = { readonly userId: string } | { readonly brandId: string } | 'all'

function within(db: Db, visible: VisibleOrders): SQL | undefined {
  if (visible === 'all') return isNull(orders.archived)
  if ('userId' in visible) return and(isNull(orders.archived), eq(orders.userId, visible.userId))
  return and(isNull(orders.archived), hasLine(db, visible, undefined))
}

/** Only lines that the viewer sees count. */
function hasLine(db: Db, visible: VisibleOrders, statuses: readonly LineStatus[] | undefined): SQL {
  const isSeen = typeof visible === 'object' && 'brandId' in visible ? eq(orderLines.brandId, visible.brandId) : undefined
  const isAmong = statuses === undefined ? undefined : inArray(orderLines.status, [...statuses])
  return exists(
    db
      .select({ one: sql`1` })
      .from(orderLines)
      .where(and(eq(orderLines.orderId, orders.id), isSeen, isAmong)),
  )
}

/** The visible orders of one status, or all of them. */
export interface OrdersWanted {
  readonly visible: VisibleOrders
  readonly status?: OrderStatus | undefined
}

function wanted(db: Db, { visible, status }: OrdersWanted): SQL | undefined {
  if (status === undefined) return within(db, visible)
  const { some, none } = ORDER_STATUS_RULES[status]
  return and(
    within(db, visible),
    ...some.map((statuses) => hasLine(db, visible, statuses)),
    none.length === 0 ? undefined : not(hasLine(db, visible, none)),
  )
}

export async function findOpenOrder(db: Db, id: string): Promise<FoundOrder | null> {
  const [row] = await selectOrders(db).where(and(eq(orders.id, id), isNull(orders.archived)))
  return row ?? null
}

/** Finds archived orders as well, for emails about cancellations. */
export async function findAnyOrder(db: Db, id: string): Promise<FoundOrder | null> {
  const [row] = await selectOrders(db).where(eq(orders.id, id))
  return row ?? null
}

/** Newest first, which is descending order of ids. */
export async function listOrders(db: Db, which: OrdersWanted, { limit, offset }: { limit: number; offset: number }): Promise<FoundOrder[]> {
  return selectOrders(db).where(wanted(db, which)).orderBy(desc(orders.id)).limit(limit).offset(offset)
}

/** The orders after this one, the oldest first: for reading all of them part by part. */
export async function listOrdersAfter(
  db: Db,
  which: OrdersWanted,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<FoundOrder[]> {
  const isNext = after === null ? undefined : gt(orders.id, after)
  return selectOrders(db)
    .where(and(wanted(db, which), isNext))
    .orderBy(asc(orders.id))
    .limit(limit)
}

export async function countOrders(db: Db, which: OrdersWanted): Promise<number> {
  return db.$count(orders, wanted(db, which))
}

/** Waiting: nobody has begun, and at least one line is open. */
function isWaiting(db: Db, visible: VisibleOrders): SQL | undefined {
  return and(hasLine(db, visible, ['Not processed']), not(hasLine(db, visible, BEGUN_STATUSES)))
}

export async function countWaiting(db: Db, visible: VisibleOrders): Promise<number> {
  return db.$count(orders, and(within(db, visible), isWaiting(db, visible)))
}

/** Waiting orders come first, the oldest at the top; then the others, newest first. */
export async function listWaitingFirst(
  db: Db,
  which: OrdersWanted,
  { limit, offset }: { limit: number; offset: number },
): Promise<FoundOrder[]> {
  const waiting = isWaiting(db, which.visible) ?? sql`true`
  return selectOrders(db)
    .where(wanted(db, which))
    .orderBy(desc(waiting), sql`case when ${waiting} then ${orders.id} end`, desc(orders.id))
    .limit(limit)
    .offset(offset)
}

export interface OrderSearch {
  readonly idPart: string
  readonly number: number | null
  /** Folded words of the requester's name, email and phone, for viewers who may see the contact; else empty. */
  readonly requesterParts: readonly string[]
}

export async function searchOrders(
  db: Db,
  visible: VisibleOrders,
  { idPart, number, requesterParts }: OrderSearch,
  limit: number,
): Promise<FoundOrder[]> {
  return selectOrders(db)
    .where(and(within(db, visible), matches({ idPart, number, requesterParts })))
    .orderBy(...(number === null ? [] : [desc(eq(orders.number, number))]), desc(orders.id))
    .limit(limit)
}

/** Matches the contact of the request and that of today's profile. */
export function matches({ idPart, number, requesterParts }: OrderSearch): SQL | undefined {
  return or(
    holds(sql`${orders.id}::text`, idPart),
    number === null ? undefined : eq(orders.number, number),
    ...requesterParts.flatMap((part) => [holds(sql`${orders.searchText}`, part), holds(sql`${users.searchText}`, part)]),
  )
}

/** A brand restricts the result to its lines. */
export async function listLines(db: Db, orderIds: readonly string[], brandId: string | null): Promise<OrderLineRow[]> {
  if (orderIds.length === 0) return []
  const ofOrders = inArray(orderLines.orderId, [...orderIds])
  return db
    .select()
    .from(orderLines)
    .where(brandId === null ? ofOrders : and(ofOrders, eq(orderLines.brandId, brandId)))
    .orderBy(asc(orderLines.orderId), asc(orderLines.position))
}
