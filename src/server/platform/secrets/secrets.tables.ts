import { pgTable, text } from 'drizzle-orm/pg-core'

/** Secrets that the shop generated for itself, shared by all processes of a database. */
export const secrets = pgTable('secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
})
