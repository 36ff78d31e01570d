import { boolean, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { MERCHANT_STATUSES } from '#domain/merchants.ts'
import { LANGUAGES } from '#domain/text/language.ts'
import { brands } from '#server/catalogue/catalogue.tables.ts'

export const merchants = pgTable(
  'merchants',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    /** Null for merchants who applied by telephone without one. */
    email: text('email').unique(),
    phoneNumber: text('phone_number').notNull(),
    brandName: text('brand_name').notNull(),
    business: text('business').notNull(),
    status: text('status', { enum: MERCHANT_STATUSES }).notNull(),
    isActive: boolean('is_active').notNull().default(false),
    brandId: uuid('brand_id')
      .unique()
      .references(() => brands.id, { onDelete: 'set null' }),
    /** The language of the application; emails use it until there is an account with a language of its own. */
    language: text('language', { enum: LANGUAGES }).notNull().default('en'),
    /** Names, brand, email and number, folded for the search. */
    searchText: text('search_text').notNull().default(''),
    version: integer('version').notNull().default(1),
    created: timestamp('created', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('merchants_search').using('gin', table.searchText.op('gin_trgm_ops'))],
)
