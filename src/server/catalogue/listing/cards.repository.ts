import type { Column, GetColumnData, SQL } from 'drizzle-orm'
import { brands, products } from '#server/catalogue/catalogue.tables.ts'
import { isoInstantOf } from '#server/platform/db/instants.ts'

const brandColumns = { brandId: brands.id, brandName: brands.name, brandNameAr: brands.nameAr, brandSlug: brands.slug }

/** The columns of a suggestion, shown while a product's name is being typed. */
export const suggestionColumns = {
  id: products.id,
  name: products.name,
  nameAr: products.nameAr,
  slug: products.slug,
  imageName: products.imageName,
  ...brandColumns,
}

export const cardColumns = {
  id: products.id,
  sku: products.sku,
  name: products.name,
  nameAr: products.nameAr,
  slug: products.slug,
  description: products.description,
  descriptionAr: products.descriptionAr,
  quantity: products.quantity,
  priceMinor: products.priceMinor,
  imageName: products.imageName,
  driveImages: products.driveImages,
  isActive: products.isActive,
  isNew: products.isNew,
  specs: products.specs,
  ratingSum: products.ratingSum,
  reviewCount: products.reviewCount,
  created: isoInstantOf(products.created),
  ...brandColumns,
}

type Values<Fields extends Record<string, Column | SQL>> = {
  readonly [key in keyof Fields]: Fields[key] extends Column
    ? GetColumnData<Fields[key]>
    : Fields[key] extends SQL<infer Value>
      ? Value
      : never
}

export type CardRow = Values<typeof cardColumns>
export type SuggestionRow = Values<typeof suggestionColumns>

export interface Paging {
  readonly limit: number
  readonly offset: number
}

/** A condition on the products that a search finds. */
export type SearchCondition = SQL

/** An order of products that a search found. */
export interface SearchPosition {
  /** A value of the product. */
  readonly value: SQL
  /** Turns the value into a number that sorts ascending. */
  readonly rank: (value: SQL) => SQL
}
