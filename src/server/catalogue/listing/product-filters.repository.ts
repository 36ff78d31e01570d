import { and, eq, gte, lte, type SQL, sql } from 'drizzle-orm'
import type { ProductOrder } from '#domain/catalogue/products.ts'
import { EVERYTHING, type ListScope } from '#domain/list-scope.ts'
import { brands, listing, products } from '#server/catalogue/catalogue.tables.ts'
import type { Db } from '#server/platform/db/database.ts'
import { type CardRow, cardColumns, type Paging } from './cards.repository.ts'
import { byOrder } from './product-lists.repository.ts'
import { isShown } from './scopes.repository.ts'

export interface FreeFilter {
  readonly scope: ListScope
  readonly brandId: string | null
  readonly minAmount: number | null
  readonly maxAmount: number | null
  readonly rating: number
}

/** Compares the average rounded to tenths, as it is shown; in twentieths, so that nothing is divided for each product. */
export function hasRating(rating: number): SQL | undefined {
  if (rating <= 0) return undefined
  const tenths = Math.ceil(Number((rating * 10).toFixed(6)))
  return sql`${products.reviewCount} > 0 and ${products.ratingSum} * 20 >= ${products.reviewCount} * ${2 * tenths - 1}::int`
}

/** Conditions for a list with further filters. */
function freeConditions(filter: FreeFilter): SQL | undefined {
  return and(
    eq(listing.scope, filter.scope),
    filter.brandId === null ? undefined : eq(products.brandId, filter.brandId),
    filter.minAmount === null ? undefined : gte(listing.priceMinor, filter.minAmount),
    filter.maxAmount === null ? undefined : lte(listing.priceMinor, filter.maxAmount),
    hasRating(filter.rating),
  )
}

export async function listFiltered(db: Db, filter: FreeFilter, order: ProductOrder, paging: Paging): Promise<CardRow[]> {
  return db
    .select(cardColumns)
    .from(listing)
    .innerJoin(products, eq(products.id, listing.productId))
    .innerJoin(brands, eq(brands.id, products.brandId))
    .where(freeConditions(filter))
    .orderBy(...byOrder[order].terms())
    .limit(paging.limit)
    .offset(paging.offset)
}

const counted = { count: sql<number>`count(*)`.mapWith(Number) }

/** Counts exactly, and reads no product where an index holds what is asked for. */
export async function countFiltered(db: Db, filter: FreeFilter): Promise<number> {
  const { scope, brandId, rating, minAmount, maxAmount } = filter
  if (scope === EVERYTHING && brandId === null && minAmount === null && maxAmount === null) return countRated(db, rating)
  const from = db.select(counted).from(listing)
  const isOfListingAlone = brandId === null && rating <= 0
  const rows = isOfListingAlone ? from : from.innerJoin(products, eq(products.id, listing.productId))
  const [row] = await rows.where(freeConditions(filter))
  return row?.count ?? 0
}

/** The rated products of the whole shop are counted apart: the switches that put a product on its list are read instead of the list. */
async function countRated(db: Db, rating: number): Promise<number> {
  const [row] = await db
    .select(counted)
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .where(and(eq(products.isActive, true), isShown.brand, hasRating(rating)))
  return row?.count ?? 0
}

/** True as soon as one product on show is rated. */
export async function isAnyOnShowRated(db: Db): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from ${products} join ${brands} on ${brands.id} = ${products.brandId}
    where ${and(eq(products.isActive, true), isShown.brand)} and ${products.reviewCount} > 0 limit 1`)
  return rows.length > 0
}
