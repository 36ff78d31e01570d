import { index, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '#server/accounts/accounts.tables.ts'

/** No foreign key to the product, so that deleting one locks no wishlists; reads leave out deleted ones. */
export const wishes = pgTable(
  'wishes',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: uuid('product_id').notNull(),
    created: timestamp('created', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.productId] }), index('wishes_user').on(table.userId, table.created)],
)
