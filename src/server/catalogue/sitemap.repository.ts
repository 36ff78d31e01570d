import { asc, eq } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { Paging } from './cards.repository.ts'
import { listing, products } from './catalogue.tables.ts'
import { EVERYTHING } from './listing.repository.ts'

/** Slugs for the sitemap, oldest first, so that files already read by a crawler stay as they were. */
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
