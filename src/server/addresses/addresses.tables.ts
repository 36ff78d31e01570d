import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '#server/accounts/accounts.tables.ts'

export const addresses = pgTable(
  'addresses',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    address: text('address').notNull(),
    city: text('city').notNull(),
    state: text('state').notNull(),
    country: text('country').notNull(),
    zipCode: text('zip_code').notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    created: timestamp('created', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    index('addresses_user').on(table.userId, table.id),
    uniqueIndex('addresses_one_default').on(table.userId).where(sql`${table.isDefault}`),
  ],
)
