import { date, pgTable, uuid } from 'drizzle-orm/pg-core'
import { users } from '#server/accounts/accounts.tables.ts'

/** Staff who want the figures by email every week. */
export const figureSubscribers = pgTable('figure_subscribers', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The last Thursday whose email is in the queue: each is sent once, whichever process is first. */
  lastSent: date('last_sent', { mode: 'string' }),
})
