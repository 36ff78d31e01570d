import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { LANGUAGES } from '#domain/text/language.ts'

export const newsletterSubscribers = pgTable('newsletter_subscribers', {
  id: uuid('id').primaryKey(),
  email: text('email').notNull().unique(),
  language: text('language', { enum: LANGUAGES }).notNull(),
  /** Every newsletter contains it, so it is stored in plain; it only unsubscribes. */
  unsubscribeToken: text('unsubscribe_token').notNull().unique(),
  created: timestamp('created', { withTimezone: true, mode: 'date' }).notNull(),
})
