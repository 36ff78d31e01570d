import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { users } from '#server/accounts/accounts.tables.ts'
import { deskEntries } from '#server/desk/desk.tables.ts'
import type { Db } from '#server/platform/db/database.ts'
import { preparedOnce } from '#server/platform/db/prepared.ts'
import { insertingStatuses } from './lists/order-statuses.repository.ts'
import { orderLines, orders } from './orders.tables.ts'

export type OrderRow = typeof orders.$inferSelect
export type OrderLineRow = typeof orderLines.$inferSelect

type NewOrder = Pick<OrderRow, 'id' | 'cartId' | 'language' | 'created' | 'delivery'> & {
  readonly userId: string
  /** The folded facts that a search finds besides the contact of the profile. */
  readonly searchText: string
}
type NewOrderLine = Omit<OrderLineRow, 'orderId' | 'cancelReason'>

/** The facts of an order that its insertion reads. */
type InsertedOrder = Pick<OrderRow, 'number' | 'firstName' | 'lastName' | 'phoneNumber' | 'email'> & { readonly isEmailProven: boolean }

/**
 * One statement inserts all or nothing, with the contact that the requester's profile has at this moment; a phone given with the request
 * takes the place of the profile's. Null where the requester is gone.
 */
export async function insertOrder(db: Db, order: NewOrder, lines: readonly NewOrderLine[]): Promise<InsertedOrder | null> {
  const { id, cartId, userId, language, created, delivery, searchText } = order
  const phone = delivery?.phone ?? null
  const { rows } = await db.execute<InsertedOrder & Record<string, unknown>>(sql`
    with requester as (select * from ${users} where id = ${userId}),
    made as (
      insert into ${orders} (id, cart_id, user_id, language, created, first_name, last_name, phone_number, replaced_phone, email, delivery,
        search_text)
      select ${id}::uuid, ${cartId}::uuid, u.id, ${language}, ${created.toISOString()}::timestamptz,
        u.first_name, u.last_name, coalesce(${phone}::text, u.phone_number), case when ${phone}::text <> u.phone_number then u.phone_number end,
        u.email, ${delivery === null ? null : JSON.stringify(delivery)}::jsonb, concat_ws(chr(10), u.search_text, nullif(${searchText}, ''))
      from requester u returning id, number, first_name, last_name, phone_number, email
    ),
    ${insertingStatuses(lines)},
    stored as (
      insert into ${orderLines} (id, order_id, position, product_id, brand_id, sku, name, name_ar, is_new, price_minor,
        shown_minor, quantity, status)
      select line.id, made.id, position, "productId", "brandId", sku, name, "nameAr", "isNew", "priceMinor",
        "shownMinor", quantity, status
      from made, jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as line(id uuid, position int, "productId" uuid, "brandId" uuid,
        sku text, name text, "nameAr" text, "isNew" boolean, "priceMinor" bigint, "shownMinor" bigint, quantity int, status text)
    )
    select made.number, made.first_name as "firstName", made.last_name as "lastName", made.phone_number as "phoneNumber", made.email,
      requester.is_email_proven as "isEmailProven"
    from made, requester`)
  return rows[0] ?? null
}

/** The order that a cart became, archived or not. */
export async function findOrderOfCart(db: Db, cartId: string): Promise<Pick<OrderRow, 'id' | 'userId' | 'archived'> | null> {
  const [row] = await orderOfCart(db).execute({ cartId })
  return row ?? null
}

const orderOfCart = preparedOnce((db) =>
  db
    .select({ id: orders.id, userId: orders.userId, archived: orders.archived })
    .from(orders)
    .where(eq(orders.cartId, sql.placeholder('cartId')))
    .prepare('order_of_cart'),
)

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

export async function findOpenOrder(db: Db, id: string): Promise<FoundOrder | null> {
  const [row] = await selectOrders(db).where(and(eq(orders.id, id), isNull(orders.archived)))
  return row ?? null
}

/** Finds archived orders as well, for emails about cancellations. */
export async function findAnyOrder(db: Db, id: string): Promise<FoundOrder | null> {
  const [row] = await selectOrders(db).where(eq(orders.id, id))
  return row ?? null
}

/** Lists the orders in the order of these ids. */
export async function listFound(db: Db, ids: readonly string[]): Promise<FoundOrder[]> {
  if (ids.length === 0) return []
  const byId = new Map((await selectOrders(db).where(inArray(orders.id, [...ids]))).map((order) => [order.id, order]))
  return ids.flatMap((id) => byId.get(id) ?? [])
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
