import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { FILE_PURPOSES, ORDER_FILE_KINDS } from '#domain/orders/order-files.ts'
import { offerPayments, offers } from '#server/offers/offers.tables.ts'
import { orders } from '../orders.tables.ts'

/** Files that the customer and the staff put on a request or on one of its offers. The bytes are in the media store, under the row's id. */
export const orderFiles = pgTable(
  'order_files',
  {
    id: uuid('id').primaryKey(),
    /** The request, or the offer, that has the file: one of both. */
    orderId: uuid('order_id').references(() => orders.id, { onDelete: 'cascade' }),
    offerId: uuid('offer_id').references(() => offers.id, { onDelete: 'cascade' }),
    /** Set where staff put it to a recorded answer or to a payment of the offer. */
    purpose: text('purpose', { enum: FILE_PURPOSES }),
    /** Null again once the payment was taken back. */
    paymentId: uuid('payment_id').references(() => offerPayments.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    kind: text('kind', { enum: ORDER_FILE_KINDS }).notNull(),
    bytes: integer('bytes').notNull(),
    /** Null for a customer who came by the link of the request. No foreign key: a file of staff outlives the account. */
    addedBy: uuid('added_by'),
    created: timestamp('created', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    index('order_files_order').on(table.orderId, table.id),
    index('order_files_offer').on(table.offerId, table.id).where(sql`${table.offerId} is not null`),
    index('order_files_payment').on(table.paymentId).where(sql`${table.paymentId} is not null`),
    check('order_files_bytes', sql`${table.bytes} >= 1`),
    check('order_files_owner', sql`num_nonnulls(${table.orderId}, ${table.offerId}) = 1`),
    check('order_files_purpose', sql`${table.purpose} is null or ${table.offerId} is not null`),
    check('order_files_payment', sql`${table.paymentId} is null or ${table.purpose} = 'payment'`),
  ],
)
