import { bigint, date, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Backups that were begun, for the owner to see. A night is claimed by its day, whichever process is first. */
export const backups = pgTable('backups', {
  id: uuid('id').primaryKey(),
  /** Null for those that somebody asked for. */
  day: date('day', { mode: 'string' }).unique(),
  started: timestamp('started', { withTimezone: true, mode: 'date' }).notNull(),
  finished: timestamp('finished', { withTimezone: true, mode: 'date' }),
  file: text('file'),
  bytes: bigint('bytes', { mode: 'number' }),
  rows: integer('rows'),
  files: integer('files'),
  /** The sentence about the last try; null once one has succeeded. */
  failure: text('failure'),
})
