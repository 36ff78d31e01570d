import { and, eq, inArray, sql } from 'drizzle-orm'
import { EVERYTHING } from '#domain/list-scope.ts'
import { listing, products } from '#server/catalogue/catalogue.tables.ts'
import type { Db } from '#server/platform/db/database.ts'

function selectProducts(db: Db) {
  return db
    .select({
      id: products.id,
      sku: products.sku,
      name: products.name,
      nameAr: products.nameAr,
      slug: products.slug,
      imageName: products.imageName,
      isNew: products.isNew,
      specs: products.specs,
      priceMinor: products.priceMinor,
      priceConfirmed: products.priceConfirmed,
      stock: products.quantity,
      isOnShow: sql<boolean>`${listing.productId} is not null`,
    })
    .from(products)
    .leftJoin(listing, and(eq(listing.productId, products.id), eq(listing.scope, EVERYTHING)))
}

export type OfferedProduct = Awaited<ReturnType<typeof selectProducts>>[number]

/** Products on show or not, by id. */
export async function findProducts(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, OfferedProduct>> {
  const rows = ids.length === 0 ? [] : await selectProducts(db).where(inArray(products.id, [...ids]))
  return new Map(rows.map((row) => [row.id, row]))
}

/** Products whose SKU is one of these, in any case. */
export async function findProductsBySku(db: Db, skus: readonly string[]): Promise<OfferedProduct[]> {
  if (skus.length === 0) return []
  return selectProducts(db).where(
    inArray(
      sql`lower(${products.sku})`,
      skus.map((sku) => sku.toLowerCase()),
    ),
  )
}
