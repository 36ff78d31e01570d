import { boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#server/platform/db/instants.ts'
import { users } from '../accounts.tables.ts'

/** One per person; it counts once it is confirmed by a code. */
export const secondFactors = pgTable('second_factors', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Sealed, so that a copy of the tables makes no codes. */
  sealedSecret: text('sealed_secret').notNull(),
  /** The step of time of the last code that was taken: neither it nor an earlier one is taken again. */
  lastStep: integer('last_step').notNull().default(0),
  confirmed: instant('confirmed'),
})

/** Codes for somebody without the phone. Each works once; only hashes are stored. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
    used: instant('used'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
)

/** One row at most, with the rules for all staff. */
export const staffRules = pgTable('staff_rules', {
  id: integer('id').primaryKey(),
  isCodeRequired: boolean('is_code_required').notNull(),
})
