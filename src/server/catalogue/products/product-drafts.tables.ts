import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { StoredPicture } from '#domain/catalogue/product-pictures.ts'
import type { Specs } from '#domain/catalogue/specs.ts'
import { users } from '#server/accounts/accounts.tables.ts'
import { brands } from '#server/catalogue/catalogue.tables.ts'
import { instant } from '#server/platform/db/instants.ts'

/**
 * Unfinished products. They stand apart from the others, so that no list, search, count, sheet, bag or page has to leave them out. A column
 * that products have too bears the same name: the trash holds rows of both.
 */
export const productDrafts = pgTable(
  'product_drafts',
  {
    id: uuid('id').primaryKey(),
    sku: text('sku').notNull().default(''),
    name: text('name').notNull().default(''),
    nameAr: text('name_ar').notNull().default(''),
    description: text('description').notNull().default(''),
    descriptionAr: text('description_ar').notNull().default(''),
    quantity: integer('quantity'),
    priceMinor: bigint('price_minor', { mode: 'number' }),
    isNew: boolean('is_new'),
    specs: jsonb('specs').$type<Specs>().notNull().default({}),
    driveImages: text('drive_images').array().notNull().default(sql`'{}'`),
    /** Null until a brand is chosen and after that brand was deleted; then only staff see the draft. */
    brandId: uuid('brand_id').references(() => brands.id, { onDelete: 'set null' }),
    /** Categories that are gone by now may stand among them. */
    categoryIds: uuid('category_ids').array().notNull().default(sql`'{}'`),
    /** The main picture, which is the first of all of them. */
    imageName: text('image_name'),
    pictures: jsonb('pictures').$type<readonly StoredPicture[]>().notNull().default([]),
    /** True where it goes on show when it is published. */
    isActive: boolean('is_active').notNull().default(true),
    version: integer('version').notNull().default(1),
    created: instant('created').notNull(),
    changed: instant('changed').notNull(),
    /** Null once that person has deleted the account. */
    changedById: uuid('changed_by_id').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [index('product_drafts_brand').on(table.brandId, table.changed), index('product_drafts_changed').on(table.changed)],
)
