import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { PROVIDERS } from '#domain/accounts/accounts.ts'
import { AREAS } from '#domain/accounts/areas.ts'
import { DECLINED_KINDS, type DeclinedKind } from '#domain/accounts/email-kinds.ts'
import { ROLES } from '#domain/accounts/roles.ts'
import { LANGUAGES } from '#domain/text/language.ts'
import { merchants } from '#server/merchants/merchants.tables.ts'
import { instant } from '#server/platform/db/instants.ts'

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    /** Trimmed and in lower case, so that one address is one account. */
    email: text('email').notNull().unique(),
    /** True once a link sent to the address was used, or a provider has verified it. */
    isEmailProven: boolean('is_email_proven').notNull().default(false),
    /** The address that is to replace `email`, once it is proven. */
    newEmail: text('new_email'),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    phoneNumber: text('phone_number').notNull().default(''),
    provider: text('provider', { enum: PROVIDERS }).notNull(),
    /** The person's id at the provider, stable when the email address there changes. */
    providerId: text('provider_id'),
    passwordHash: text('password_hash'),
    /** Raised when the password changes: tokens with an older version are invalid. */
    tokenVersion: integer('token_version').notNull().default(1),
    role: text('role', { enum: ROLES }).notNull(),
    /** The work of a member of staff; empty for everybody else. */
    areas: text('areas', { enum: AREAS }).array().notNull().default([]),
    /** The discount that a member of staff may give without approval, in hundredths of a percent; null for the limit of the settings. */
    discountLimitHundredths: integer('discount_limit_hundredths'),
    merchantId: uuid('merchant_id')
      .unique()
      .references(() => merchants.id, { onDelete: 'set null' }),
    /** The language of the last sign-up, sign-in or request, or the chosen one; emails to this person are written in it. */
    language: text('language', { enum: LANGUAGES }).notNull(),
    /** True once the person has said in which language to write; signing in changes it no more. */
    hasChosenLanguage: boolean('has_chosen_language').notNull().default(false),
    /** Emails that this person does without. */
    declinedEmails: text('declined_emails', { enum: DECLINED_KINDS as [DeclinedKind, ...DeclinedKind[]] })
      .array()
      .notNull()
      .default([]),
    /** Names, email and number, folded for the search. */
    searchText: text('search_text').notNull().default(''),
    created: instant('created').notNull(),
  },
  (table) => [
    index('users_search').using('gin', table.searchText.op('gin_trgm_ops')),
    uniqueIndex('users_provider_unique').on(table.provider, table.providerId),
    check('users_own_password', sql`(${table.provider} = 'Email') = (${table.passwordHash} is not null)`),
  ],
)

/** One-time links of emails. Only a hash is stored, so reading the table opens no account. */
export const accountLinks = pgTable(
  'account_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    kind: text('kind', { enum: ['reset', 'merchant-signup', 'prove', 'first-admin'] }).notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    merchantId: uuid('merchant_id').references(() => merchants.id, { onDelete: 'cascade' }),
    /** The address that the link proves. */
    email: text('email'),
    expires: instant('expires').notNull(),
    used: instant('used'),
    created: instant('created').notNull(),
  },
  (table) => [index('account_links_user').on(table.userId), index('account_links_merchant').on(table.merchantId)],
)

/** One row per signed-in browser or program; its tokens are invalid once the row is gone. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Read from the user agent at the sign-in; the user agent itself is not stored. */
    browser: text('browser'),
    system: text('system'),
    /** The network address without its last part. */
    address: text('address'),
    created: instant('created').notNull(),
    /** Written at most once an hour. */
    lastSeen: instant('last_seen').notNull(),
    expires: instant('expires').notNull(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expires').on(table.expires)],
)
