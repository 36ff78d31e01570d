import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { EVERYTHING } from '#domain/list-scope.ts'
import { brands, listing, products } from '#server/catalogue/catalogue.tables.ts'
import { cardColumns } from '#server/catalogue/listing/cards.repository.ts'
import type { Db } from '#server/platform/db/database.ts'
import { preparedOnce } from '#server/platform/db/prepared.ts'

/** The products among these that are on show now. */
export async function findProductsOnShow(db: Db, ids: readonly string[]) {
  return db
    .select(cardColumns)
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .innerJoin(listing, and(eq(listing.productId, products.id), eq(listing.scope, EVERYTHING)))
    .where(inArray(products.id, [...ids]))
}

const orderableColumns = {
  id: products.id,
  sku: products.sku,
  name: products.name,
  nameAr: products.nameAr,
  brandId: products.brandId,
  quantity: products.quantity,
  isNew: products.isNew,
  priceMinor: products.priceMinor,
}

/** The subquery hides from PostgreSQL how many ids there are: it would plan for their number each time, which takes ten times the reading. */
const givenIds = () => sql`select unnest(${sql.placeholder('ids')}::uuid[])`

function selectOrderable(db: Db, ids: SQL) {
  return db
    .select(orderableColumns)
    .from(products)
    .innerJoin(listing, and(eq(listing.productId, products.id), eq(listing.scope, EVERYTHING)))
    .where(sql`${products.id} = any(array(${ids}))`)
}

const orderable = preparedOnce((db) => selectOrderable(db, givenIds()).prepare('orderable_products'))
const orderableLocked = lockingOrderable('orderable_products_locked', givenIds)

/** The facts of products on show that an order stores. */
export async function findOrderable(db: Db, ids: readonly string[]) {
  return orderable(db).execute({ ids: [...ids] })
}

/** Finds as `findOrderable` does, and locks the products so that none can be deleted before the transaction ends. */
export async function lockOrderable(tx: Db, ids: readonly string[]) {
  return orderableLocked(tx).execute({ ids: [...ids] })
}

/** The same for products whose ids a query of the caller selects, under a name for this statement. */
export function lockingOrderable(name: string, ids: () => SQL) {
  return preparedOnce((db) => selectOrderable(db, ids()).for('key share', { of: products }).prepare(name))
}

/** The facts of these products, on show or not, that an order displays. */
export async function findProductPictures(db: Db, ids: readonly string[]) {
  return db
    .select({
      id: products.id,
      slug: products.slug,
      name: products.name,
      nameAr: products.nameAr,
      imageName: products.imageName,
      driveImages: products.driveImages,
    })
    .from(products)
    .where(inArray(products.id, [...ids]))
}
