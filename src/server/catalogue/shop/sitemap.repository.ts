import { asc, eq } from 'drizzle-orm'
import { EVERYTHING } from '#domain/list-scope.ts'
import { listing, products } from '#server/catalogue/catalogue.tables.ts'
import type { Paging } from '#server/catalogue/listing/cards.repository.ts'
import type { Db } from '#server/platform/db/database.ts'

/** Slugs for the sitemap, oldest first, so that files a crawler has read already stay unchanged. */
export async function listSlugsOnShow(db: Db, paging: Paging): Promise<string[]> {
  const ids = db
    .select({ productId: listing.productId })
    .from(listing)
    .where(eq(listing.scope, EVERYTHING))
    .orderBy(asc(listing.productId))
    .limit(paging.limit)
    .offset(paging.offset)
    .as('listing')
  const rows = await db
    .select({ slug: products.slug })
    .from(ids)
    .innerJoin(products, eq(products.id, ids.productId))
    .orderBy(asc(products.id))
  return rows.map(({ slug }) => slug)
}
