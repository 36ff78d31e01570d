import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { AREAS } from '#domain/accounts/areas.ts'
import { LANGUAGES } from '#domain/text/language.ts'
import { instant } from '#server/platform/db/instants.ts'

/** Invitations that nobody has accepted; the row goes when one is accepted or taken back. */
export const staffInvitations = pgTable('staff_invitations', {
  id: uuid('id').primaryKey(),
  email: text('email').notNull().unique(),
  areas: text('areas', { enum: AREAS }).array().notNull(),
  language: text('language', { enum: LANGUAGES }).notNull(),
  /** The hash of the token of the last email; null until it is written. */
  tokenHash: text('token_hash').unique(),
  created: instant('created').notNull(),
  expires: instant('expires').notNull(),
})
