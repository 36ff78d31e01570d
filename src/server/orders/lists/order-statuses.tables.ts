import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { OrderScope } from '#domain/orders/order-scope.ts'
import { LINE_STATUSES, ORDER_STATUSES } from '#domain/orders/orders.ts'
import { orders } from '../orders.tables.ts'

/**
 * The status of each open order: of the whole one, and of the lines of each brand in it. A table of its own, because a change of a
 * column with an index would write into every index of the orders, those for searching among them.
 */
export const orderStatuses = pgTable(
  'order_statuses',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    scope: uuid('scope').$type<OrderScope>().notNull(),
    status: text('status', { enum: ORDER_STATUSES }).notNull(),
    isWaiting: boolean('is_waiting').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.scope] }),
    index('order_statuses_newest').on(table.scope, table.orderId, table.isWaiting),
    index('order_statuses_status').on(table.scope, table.status, table.orderId, table.isWaiting),
    index('order_statuses_waiting').on(table.scope, table.orderId).where(sql`${table.isWaiting}`),
  ],
)

/**
 * How many orders each list has: the sum of the rows of its scope and status. A change adds rows and updates none, so that no two
 * changes wait for each other; the rows are summed up from time to time. Cancelled orders are those in the archive.
 */
export const orderCounts = pgTable(
  'order_counts',
  {
    scope: uuid('scope').$type<OrderScope>().notNull(),
    status: text('status', { enum: LINE_STATUSES }).notNull(),
    isWaiting: boolean('is_waiting').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [index('order_counts_scope').on(table.scope, table.status)],
)
