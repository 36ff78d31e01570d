import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { ORDER_FILE_KINDS } from '#domain/orders/order-files.ts'
import { users } from '#server/accounts/accounts.tables.ts'
import { orders } from '../orders.tables.ts'

/** Files that the customer and the staff put on a request or on one of its offers. The bytes are in the media store, under the row's id. */
export const orderFiles = pgTable(
  'order_files',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Set for a file of an offer, null for one of the request itself. */
    offerId: uuid('offer_id'),
    name: text('name').notNull(),
    kind: text('kind', { enum: ORDER_FILE_KINDS }).notNull(),
    bytes: integer('bytes').notNull(),
    /** Null for a customer who came by the link of the request. */
    addedBy: uuid('added_by').references(() => users.id),
    created: timestamp('created', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('order_files_order').on(table.orderId, table.id), check('order_files_bytes', sql`${table.bytes} >= 1`)],
)
