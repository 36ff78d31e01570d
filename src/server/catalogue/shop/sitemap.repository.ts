import { and, asc, eq, gte, lt, sql } from 'drizzle-orm'
import { EVERYTHING } from '#domain/list-scope.ts'
import { listing, products } from '#server/catalogue/catalogue.tables.ts'
import type { Db } from '#server/platform/db/database.ts'

/** A part of all products in the order of their ids: from the beginning, or to the end, where nothing is named. */
interface Part {
  readonly first: string | undefined
  readonly before: string | undefined
}

/** The products with which parts of so many begin, but for the first part. */
export async function listPartStarts(db: Db, size: number): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select product_id as id
    from (select product_id, row_number() over (order by product_id) as place from listing where scope = ${EVERYTHING}::uuid) numbered
    where place > 1 and place % ${size}::int = 1
    order by product_id`)
  return rows.map(({ id }) => id)
}

/** Slugs for the sitemap, oldest first, so many at most. */
export async function listSlugsOnShow(db: Db, { first, before }: Part, most: number): Promise<string[]> {
  const isInPart = and(
    eq(listing.scope, EVERYTHING),
    first === undefined ? undefined : gte(listing.productId, first),
    before === undefined ? undefined : lt(listing.productId, before),
  )
  const ids = db
    .select({ productId: listing.productId })
    .from(listing)
    .where(isInPart)
    .orderBy(asc(listing.productId))
    .limit(most)
    .as('listing')
  const rows = await db
    .select({ slug: products.slug })
    .from(ids)
    .innerJoin(products, eq(products.id, ids.productId))
    .orderBy(asc(products.id))
  return rows.map(({ slug }) => slug)
}
