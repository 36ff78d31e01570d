import { pgTable, text } from 'drizzle-orm/pg-core'

/** Secrets that the shop made for itself, where several processes share one database. */
export const secrets = pgTable('secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
})
