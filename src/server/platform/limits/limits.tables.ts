import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  resets: timestamp('resets', { withTimezone: true, mode: 'date' }).notNull(),
})
