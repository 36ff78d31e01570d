import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { LANGUAGES } from '#domain/language.ts'

export const newsletterSubscribers = pgTable('newsletter_subscribers', {
  id: uuid('id').primaryKey(),
  email: text('email').notNull().unique(),
  language: text('language', { enum: LANGUAGES }).notNull(),
  /** Stands in every newsletter, so it is kept as it is; all it opens is the way off the list. */
  unsubscribeToken: text('unsubscribe_token').notNull().unique(),
  created: timestamp('created', { withTimezone: true, mode: 'date' }).notNull(),
})
