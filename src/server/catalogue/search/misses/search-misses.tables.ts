import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { LANGUAGES } from '#domain/text/language.ts'

/** Searches that found nothing, counted by day: folded terms alone, nothing about who searched. */
export const searchMisses = pgTable(
  'search_misses',
  {
    day: date('day', { mode: 'string' }).notNull(),
    language: text('language', { enum: LANGUAGES }).notNull(),
    term: text('term').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.language, table.term] })],
)
