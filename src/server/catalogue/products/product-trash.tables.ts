import { boolean, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '#server/accounts/accounts.tables.ts'
import { brands } from '#server/catalogue/catalogue.tables.ts'

/** A row as the database writes it, under the names of its columns. */
export type StoredRow = Readonly<Record<string, unknown>>

/**
 * Deleted products and drafts that can still be taken back. They stand apart from the others, so that no list, search, bag or page has to leave them
 * out, and their SKU and slug are free.
 */
export const deletedProducts = pgTable(
  'deleted_products',
  {
    id: uuid('id').primaryKey(),
    /** The brand that they had, for its merchant to find them. */
    brandId: uuid('brand_id').references(() => brands.id, { onDelete: 'set null' }),
    deleted: timestamp('deleted', { withTimezone: true, mode: 'date' }).notNull(),
    /** Null once that person has deleted the account. */
    deletedById: uuid('deleted_by_id').references(() => users.id, { onDelete: 'set null' }),
    /** The row is that of a draft, which had no reviews, requests or links yet. */
    isDraft: boolean('is_draft').notNull().default(false),
    product: jsonb('product').$type<StoredRow>().notNull(),
    categoryIds: uuid('category_ids').array().notNull(),
    reviews: jsonb('reviews').$type<readonly StoredRow[]>().notNull(),
    orderLineIds: uuid('order_line_ids').array().notNull(),
    oldSlugs: text('old_slugs').array().notNull(),
  },
  (table) => [index('deleted_products_deleted').on(table.deleted), index('deleted_products_brand').on(table.brandId, table.deleted)],
)
