import { date, pgTable, timestamp } from 'drizzle-orm/pg-core'

/** Days whose emails to the staff are in the queue: each day is claimed once, whichever process is first. */
export const deskMornings = pgTable('desk_mornings', {
  day: date('day', { mode: 'string' }).primaryKey(),
  at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
})
