import { and, eq, gte, lte, type SQL, sql } from 'drizzle-orm'
import type { ProductOrder } from '#domain/catalogue/products.ts'
import type { ListScope } from '#domain/list-scope.ts'
import { brands, listing, products } from '#server/catalogue/catalogue.tables.ts'
import type { Db } from '#server/platform/db/database.ts'
import { type CardRow, cardColumns, type Paging } from './cards.repository.ts'
import { byOrder } from './product-lists.repository.ts'

export interface FreeFilter {
  readonly scope: ListScope
  readonly brandId: string | null
  readonly minAmount: number | null
  readonly maxAmount: number | null
  readonly rating: number
}

/** Compares the average rounded as it is shown. */
export function hasRating(rating: number): SQL | undefined {
  if (rating <= 0) return undefined
  return sql`${products.reviewCount} > 0 and round(${products.ratingSum} * 10.0 / ${products.reviewCount}) / 10 >= ${rating}`
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

export async function countFiltered(db: Db, filter: FreeFilter): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)`.mapWith(Number) })
    .from(listing)
    .innerJoin(products, eq(products.id, listing.productId))
    .where(freeConditions(filter))
  return row?.count ?? 0
}
