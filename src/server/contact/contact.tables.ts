import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { LANGUAGES } from '#domain/text/language.ts'

export const contactMessages = pgTable('contact_messages', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  message: text('message').notNull(),
  language: text('language', { enum: LANGUAGES }).notNull(),
  created: timestamp('created', { withTimezone: true, mode: 'date' }).notNull(),
})
