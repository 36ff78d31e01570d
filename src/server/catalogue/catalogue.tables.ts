import { type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { StoredPicture } from '#domain/catalogue/product-pictures.ts'
import type { Specs } from '#domain/catalogue/specs.ts'
import type { BrandOffReason } from '#domain/catalogue/switches.ts'
import type { ListScope } from '#domain/list-scope.ts'

const created = () => timestamp('created', { withTimezone: true, mode: 'date' }).notNull()

export const brands = pgTable('brands', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  nameAr: text('name_ar').notNull().default(''),
  slug: text('slug').notNull().unique(),
  description: text('description').notNull(),
  descriptionAr: text('description_ar').notNull(),
  isActive: boolean('is_active').notNull().default(true),
  /** The reasons why it is off; it is active again when the last one is removed. */
  inactiveReasons: text('inactive_reasons').array().$type<BrandOffReason[]>().notNull().default(sql`'{}'`),
  /** False while its merchant is switched off: then nobody sees it, whatever its own switch says. */
  isMerchantActive: boolean('is_merchant_active').notNull().default(true),
  /** Its position in the owner's order; null until there is one, and then it stands by name. */
  position: integer('position'),
  version: integer('version').notNull().default(1),
  created: created(),
})

export const categories = pgTable(
  'categories',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    nameAr: text('name_ar').notNull(),
    slug: text('slug').notNull().unique(),
    description: text('description').notNull(),
    descriptionAr: text('description_ar').notNull(),
    /** The category that it is within; that one is within none. */
    parentId: uuid('parent_id').references((): AnyPgColumn => categories.id),
    /** The type of equipment whose drawing illustrates the category. */
    drawing: text('drawing'),
    /** The name of its own picture in the media store, which goes before the drawing. */
    imageName: text('image_name'),
    /** Its position in the owner's order; null until there is one, and then it stands behind the others. */
    position: integer('position'),
    isActive: boolean('is_active').notNull().default(true),
    /** False while its parent is switched off: then nobody sees it, whatever its own switch says. */
    isParentActive: boolean('is_parent_active').notNull().default(true),
    version: integer('version').notNull().default(1),
    created: created(),
  },
  (table) => [index('categories_parent').on(table.parentId), check('categories_parent_other', sql`${table.parentId} <> ${table.id}`)],
)

/** A product whose name or description has no Arabic letter. */
export function lacksArabic({ nameAr, descriptionAr }: Record<'nameAr' | 'descriptionAr', AnyPgColumn>): SQL {
  return sql`not (${nameAr} ~ '[\\u0621-\\u064a]' and ${descriptionAr} ~ '[\\u0621-\\u064a]')`
}

/** A product that has neither a picture of its own nor one on the drive. */
export function lacksPicture({ imageName, driveImages }: Record<'imageName' | 'driveImages', AnyPgColumn>): SQL {
  return sql`${imageName} is null and ${driveImages} = '{}'`
}

export const products = pgTable(
  'products',
  {
    id: uuid('id').primaryKey(),
    sku: text('sku').notNull(),
    name: text('name').notNull(),
    nameAr: text('name_ar').notNull(),
    slug: text('slug').notNull().unique(),
    description: text('description').notNull(),
    descriptionAr: text('description_ar').notNull(),
    quantity: integer('quantity').notNull().default(1),
    priceMinor: bigint('price_minor', { mode: 'number' }).notNull(),
    /** The last time that somebody typed, imported or confirmed the price. The default serves processes of an older release. */
    priceConfirmed: timestamp('price_confirmed', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    /** The name of the uploaded picture in the media store. */
    imageName: text('image_name'),
    /**
     * All uploaded pictures in their order with their texts, the main one first. Empty while there is only a main picture without a text.
     */
    pictures: jsonb('pictures').$type<readonly StoredPicture[]>().notNull().default([]),
    /** Image ids in the shop's drive folder. */
    driveImages: text('drive_images').array().notNull().default(sql`'{}'`),
    isActive: boolean('is_active').notNull().default(true),
    /** The switches above it that turned it off; empty when it is active or was switched off by hand. */
    inactiveReasons: text('inactive_reasons').array().notNull().default(sql`'{}'`),
    isNew: boolean('is_new').notNull().default(false),
    specs: jsonb('specs').$type<Specs>().notNull().default({}),
    brandId: uuid('brand_id').references(() => brands.id, { onDelete: 'set null' }),
    /** Sum and number of approved reviews, updated with each review's change. */
    ratingSum: integer('rating_sum').notNull().default(0),
    reviewCount: integer('review_count').notNull().default(0),
    version: integer('version').notNull().default(1),
    created: created(),
  },
  (table) => [
    uniqueIndex('products_sku_unique').on(sql`lower(${table.sku})`),
    index('products_sku_prefix').on(sql`lower(${table.sku}) text_pattern_ops`),
    // The newest of a brand, and of those that are on or off, are read in their order.
    index('products_brand_newest').on(table.brandId, table.id),
    index('products_state_newest').on(table.isActive, table.id),
    index('products_price').on(table.priceMinor),
    index('products_price_confirmed').on(table.priceConfirmed),
    index('products_stock').on(table.quantity),
    index('products_name').on(sql`lower(${table.name})`),
    index('products_name_ar').on(sql`lower(${table.nameAr})`),
    index('products_without_arabic').on(table.id).where(lacksArabic(table)),
    index('products_without_picture').on(table.id).where(lacksPicture(table)),
    // Few products are rated: those that the home page and the filter ask for are found without reading the others.
    index('products_rated').on(table.id).where(sql`${table.reviewCount} > 0`),
    check('products_price_positive', sql`${table.priceMinor} >= 100`),
    check('products_quantity_not_negative', sql`${table.quantity} >= 0`),
  ],
)

export const productCategories = pgTable(
  'product_categories',
  {
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    categoryId: uuid('category_id')
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.productId, table.categoryId] }), index('product_categories_category').on(table.categoryId)],
)

/**
 * Products on show, ready to page: one row per product and list (everything, its brand, its categories), so that a page of a list is a
 * short index range whatever the size of the catalogue.
 */
export const listing = pgTable(
  'listing',
  {
    scope: uuid('scope').$type<ListScope>().notNull(),
    productId: uuid('product_id').notNull(),
    priceMinor: bigint('price_minor', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.scope, table.productId] }),
    index('listing_price').on(table.scope, table.priceMinor, table.productId),
    index('listing_product').on(table.productId),
  ],
)

/** The number of rows in each list, updated with every change so that no list is counted when it is read. */
export const listingCounts = pgTable('listing_counts', {
  scope: uuid('scope').$type<ListScope>().primaryKey(),
  count: bigint('count', { mode: 'number' }).notNull(),
})

/** Retired slugs; each leads to its record until a new record takes it. */
export const oldSlugs = pgTable(
  'old_slugs',
  {
    kind: text('kind', { enum: ['product', 'category', 'brand'] }).notNull(),
    slug: text('slug').notNull(),
    recordId: uuid('record_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.slug] }), index('old_slugs_record').on(table.recordId)],
)

/** One row: the version, raised by every public change. */
export const catalogueState = pgTable('catalogue_state', {
  id: smallint('id').primaryKey(),
  version: bigint('version', { mode: 'number' }).notNull().default(0),
  /** Read by versions of the shop from before `search_rules`, which must go on finding what they wrote. */
  searchFold: text('search_fold').notNull().default(''),
})
