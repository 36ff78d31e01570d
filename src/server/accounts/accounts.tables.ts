import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { PROVIDERS } from '#domain/accounts.ts'
import { LANGUAGES } from '#domain/language.ts'
import { ROLES } from '#domain/viewer.ts'
import { merchants } from '#server/merchants/merchants.tables.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    /** Trimmed and in lower case, so that one address is one account. */
    email: text('email').notNull().unique(),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    phoneNumber: text('phone_number').notNull().default(''),
    provider: text('provider', { enum: PROVIDERS }).notNull(),
    /** Who this is at the provider, whatever becomes of the e-mail address there. */
    providerId: text('provider_id'),
    passwordHash: text('password_hash'),
    /** Raised when the password changes: tokens that name an older one are nobody's. */
    tokenVersion: integer('token_version').notNull().default(1),
    role: text('role', { enum: ROLES }).notNull(),
    merchantId: uuid('merchant_id')
      .unique()
      .references(() => merchants.id, { onDelete: 'set null' }),
    /** That of the last sign-up, sign-in or request; letters to this person are written in it. */
    language: text('language', { enum: LANGUAGES }).notNull(),
    /** Names, e-mail and number as a search looks for them. */
    searchText: text('search_text').notNull().default(''),
    created: instant('created').notNull(),
  },
  (table) => [
    index('users_search').using('gin', table.searchText.op('gin_trgm_ops')),
    uniqueIndex('users_provider_unique').on(table.provider, table.providerId),
    check('users_own_password', sql`(${table.provider} = 'Email') = (${table.passwordHash} is not null)`),
  ],
)

/** Links of letters that may be used once: only a hash is kept, so that reading the table opens no account. */
export const accountLinks = pgTable(
  'account_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    kind: text('kind', { enum: ['reset', 'merchant-signup'] }).notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    merchantId: uuid('merchant_id').references(() => merchants.id, { onDelete: 'cascade' }),
    expires: instant('expires').notNull(),
    used: instant('used'),
    created: instant('created').notNull(),
  },
  (table) => [index('account_links_user').on(table.userId), index('account_links_merchant').on(table.merchantId)],
)
