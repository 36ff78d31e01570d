import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Delivery } from '#domain/orders/delivery.ts'
import { CANCELLED_BY, FIRST_ORDER_NUMBER, LINE_STATUSES } from '#domain/orders/orders.ts'
import { LANGUAGES } from '#domain/text/language.ts'
import { users } from '#server/accounts/accounts.tables.ts'
import { products } from '#server/catalogue/catalogue.tables.ts'
import { customers } from '#server/customers/customers.tables.ts'
import { instant } from '#server/platform/db/instants.ts'

/** A bag as the browser sent it, before it became a request. */
export const carts = pgTable(
  'carts',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    created: instant('created').notNull(),
  },
  (table) => [index('carts_user').on(table.userId)],
)

export const cartLines = pgTable(
  'cart_lines',
  {
    cartId: uuid('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    /** No foreign key: a product that is deleted meanwhile is reported when the cart is confirmed. */
    productId: uuid('product_id').notNull(),
    /** Names for the message about a deleted product. */
    name: text('name').notNull(),
    nameAr: text('name_ar').notNull(),
    quantity: integer('quantity').notNull(),
    /** The price that the browser showed, so that a later change can be reported. */
    shownMinor: bigint('shown_minor', { mode: 'number' }),
  },
  (table) => [primaryKey({ columns: [table.cartId, table.position] }), check('cart_lines_quantity', sql`${table.quantity} >= 1`)],
)

export const orders = pgTable(
  'orders',
  {
    id: uuid('id').primaryKey(),
    /** The number that people say on the phone; assigned by the sequence `order_numbers`. */
    number: integer('number').notNull().unique().generatedByDefaultAsIdentity({ name: 'order_numbers', startWith: FIRST_ORDER_NUMBER }),
    /** One cart makes one order, however often and wherever it is confirmed. A request by phone has the id of its form here. */
    cartId: uuid('cart_id').notNull().unique(),
    /** Null while the customer of a request by phone has no account. */
    userId: uuid('user_id').references(() => users.id),
    /** The customer for whom staff wrote it down; null where the requester sent it. */
    customerId: uuid('customer_id').references(() => customers.id, { onDelete: 'set null' }),
    language: text('language', { enum: LANGUAGES }).notNull(),
    /** The contact at the time of the request; the profile may change later. */
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phoneNumber: text('phone_number').notNull(),
    email: text('email').notNull(),
    /** The profile's phone at the time of the request, where the request gave another one for the call. */
    replacedPhone: text('replaced_phone'),
    /** The facts about the call and the delivery, if any were given. */
    delivery: jsonb('delivery').$type<Delivery>(),
    /** The staff member who wrote a request by phone down; null for requests from the bag. */
    enteredBy: uuid('entered_by').references(() => users.id, { onDelete: 'set null' }),
    /** A request by phone in the caller's own words, where lines do not say all of it. */
    words: text('words').notNull().default(''),
    /** The contact and the company, folded for the search. */
    searchText: text('search_text').notNull(),
    created: instant('created').notNull(),
    /** Set when the order is cancelled, with who and why: from then on only admins see it, in the archive. */
    archived: instant('archived'),
    archivedBy: uuid('archived_by'),
    /** The canceller's part in the request at that moment: accounts go and roles change. Null where a version that did not store it cancelled. */
    archivedKind: text('archived_kind', { enum: CANCELLED_BY }),
    archivedReason: text('archived_reason'),
    /** The first change that the last email about statuses covers. */
    statusEmailSince: instant('status_email_since'),
  },
  (table) => [
    index('orders_user').on(table.userId, table.id).where(sql`${table.archived} is null`),
    index('orders_customer').on(table.customerId).where(sql`${table.customerId} is not null`),
    index('orders_without_account').on(table.email).where(sql`${table.userId} is null`),
    index('orders_ids').using('gin', sql`(${table.id}::text) gin_trgm_ops`),
    index('orders_search').using('gin', table.searchText.op('gin_trgm_ops')),
    index('orders_user_archived').on(table.userId).where(sql`${table.archived} is not null`),
    index('orders_archived').on(table.archived, table.id).where(sql`${table.archived} is not null`),
  ],
)

/** The link by which the customer of a request sees it without an account. Only the token's hash is stored. */
export const requestLinks = pgTable(
  'request_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Raised for a new link; the token is made from it. */
    counter: integer('counter').notNull(),
    created: instant('created').notNull(),
    /** The link leads nowhere from then on. */
    ends: instant('ends').notNull(),
  },
  (table) => [uniqueIndex('request_links_order').on(table.orderId, table.counter)],
)

/** The lines as they were at the time of the request: later edits of the catalogue change nothing here. */
export const orderLines = pgTable(
  'order_lines',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    productId: uuid('product_id').references(() => products.id, { onDelete: 'set null' }),
    brandId: uuid('brand_id'),
    sku: text('sku').notNull(),
    name: text('name').notNull(),
    nameAr: text('name_ar').notNull(),
    isNew: boolean('is_new').notNull(),
    priceMinor: bigint('price_minor', { mode: 'number' }).notNull(),
    /** The price that the browser showed, if it was another one. */
    shownMinor: bigint('shown_minor', { mode: 'number' }),
    quantity: integer('quantity').notNull(),
    status: text('status', { enum: LINE_STATUSES }).notNull(),
    /** The reason that staff gave for cancelling, if any. */
    cancelReason: text('cancel_reason'),
  },
  (table) => [
    index('order_lines_order').on(table.orderId, table.position),
    index('order_lines_product').on(table.productId),
    check('order_lines_quantity', sql`${table.quantity} >= 1`),
  ],
)

/** The columns of a request, and of its lines, that its desk entry follows from. */
export type RequestFacts = Omit<typeof orders.$inferSelect, 'cartId' | 'replacedPhone' | 'searchText' | 'statusEmailSince'>
export type RequestLineFacts = Pick<typeof orderLines.$inferSelect, 'status' | 'name' | 'nameAr' | 'priceMinor' | 'quantity'>
