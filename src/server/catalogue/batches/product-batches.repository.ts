import { and, inArray, type SQL, sql } from 'drizzle-orm'
import type { ManagedScope } from '#domain/accounts/viewer.ts'
import { brands, categories, productCategories, products } from '#server/catalogue/catalogue.tables.ts'
import { inManagedScope } from '#server/catalogue/managed-scope.repository.ts'
import type { ProductRow } from '#server/catalogue/products/product-management.repository.ts'
import type { Db } from '#server/platform/db/database.ts'
import { uuids } from '#server/platform/ids.ts'

export interface FiledProduct {
  readonly row: ProductRow
  readonly categoryIds: readonly string[]
}

/** Reads few enough at a time that other calls are answered between two parts. */
const ROWS_AT_ONCE = 250

async function inParts<T>(all: readonly string[], read: (part: readonly string[]) => Promise<T[]>): Promise<T[]> {
  const found: T[] = []
  for (let from = 0; from < all.length; from += ROWS_AT_ONCE) found.push(...(await read(all.slice(from, from + ROWS_AT_ONCE))))
  return found
}

/** Products of any brand by SKU, which is compared without regard to case. */
export async function listBySku(db: Db, skus: readonly string[]): Promise<FiledProduct[]> {
  const keys = [...new Set(skus.map((sku) => sku.toLowerCase()))]
  const rows = await inParts(keys, (part) => db.select().from(products).where(hasSku(part)))
  return withCategories(db, rows)
}

/** The names of the specs that some of these products have. */
export async function listSpecNames(db: Db, ids: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select distinct jsonb_object_keys(specs) as name from products where id = any(${uuids(ids)})`,
  )
  return rows.map(({ name }) => name)
}

/** The ids of the scope's products with these SKUs, by the SKU in lower case. */
export async function listIdsBySku(db: Db, scope: ManagedScope, skus: readonly string[]): Promise<Map<string, string>> {
  const rows = await inParts(skus, (part) =>
    db
      .select({ id: products.id, sku: products.sku })
      .from(products)
      .where(and(inManagedScope(scope, products.brandId), hasSku(part))),
  )
  return new Map(rows.map(({ id, sku }) => [sku.toLowerCase(), id]))
}

function hasSku(lowerCase: readonly string[]): SQL {
  return sql`lower(${products.sku}) in (select jsonb_array_elements_text(${JSON.stringify(lowerCase)}::jsonb))`
}

export async function listByIds(db: Db, ids: readonly string[]): Promise<FiledProduct[]> {
  const rows = await inParts(ids, (part) =>
    db
      .select()
      .from(products)
      .where(inArray(products.id, [...part])),
  )
  return withCategories(db, rows)
}

/** The same in the order of the ids, read a part at a time as they are taken. */
export async function* eachById(db: Db, ids: readonly string[]): AsyncGenerator<FiledProduct> {
  for (let from = 0; from < ids.length; from += ROWS_AT_ONCE) {
    const part = ids.slice(from, from + ROWS_AT_ONCE)
    const found = new Map((await listByIds(db, part)).map((each) => [each.row.id, each]))
    for (const id of part) {
      const each = found.get(id)
      if (each !== undefined) yield each
    }
  }
}

async function withCategories(db: Db, rows: readonly ProductRow[]): Promise<FiledProduct[]> {
  const members = new Map<string, string[]>()
  const ids = rows.map(({ id }) => id)
  const pairs = await inParts(ids, (part) =>
    db
      .select()
      .from(productCategories)
      .where(inArray(productCategories.productId, [...part]))
      .orderBy(productCategories.categoryId),
  )
  for (const { productId, categoryId } of pairs) members.set(productId, [...(members.get(productId) ?? []), categoryId])
  return rows.map((row) => ({ row, categoryIds: members.get(row.id) ?? [] }))
}

interface CollectionsToLock {
  readonly brandIds: readonly string[]
  readonly categoryIds: readonly string[]
  /** True if categories get or lose members, which changes their rows too. */
  readonly areWritten: boolean
}

/** Locks the brands and categories that products may come into, before the products themselves are locked. Answers those that are there. */
export async function lockCollections(tx: Db, { brandIds, categoryIds, areWritten }: CollectionsToLock) {
  const lockedBrands = await tx
    .select({ id: brands.id })
    .from(brands)
    .where(sql`${brands.id} = any(${uuids(brandIds)})`)
    .orderBy(brands.id)
    .for('share')
  const lockedCategories = await tx
    .select()
    .from(categories)
    .where(sql`${categories.id} = any(${uuids(categoryIds)})`)
    .orderBy(categories.id)
    .for(areWritten ? 'no key update' : 'share')
  return { brandIds: lockedBrands.map(({ id }) => id), categories: lockedCategories }
}

type EditedColumns = Pick<
  ProductRow,
  | 'id'
  | 'name'
  | 'nameAr'
  | 'description'
  | 'descriptionAr'
  | 'quantity'
  | 'priceMinor'
  | 'priceConfirmed'
  | 'isActive'
  | 'inactiveReasons'
  | 'isNew'
  | 'specs'
  | 'brandId'
>

/** Writes edits of locked products in one statement. */
export async function writeProductEdits(tx: Db, rows: readonly EditedColumns[]): Promise<void> {
  await tx.execute(sql`
    update products p set name = e.name, name_ar = e."nameAr", description = e.description, description_ar = e."descriptionAr",
      quantity = e.quantity, price_minor = e."priceMinor", price_confirmed = e."priceConfirmed", is_active = e."isActive", inactive_reasons = e."inactiveReasons",
      is_new = e."isNew", specs = e.specs, brand_id = e."brandId", version = p.version + 1
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as e(id uuid, name text, "nameAr" text, description text, "descriptionAr" text,
      quantity int, "priceMinor" bigint, "priceConfirmed" timestamptz, "isActive" boolean, "inactiveReasons" text[], "isNew" boolean, specs jsonb, "brandId" uuid)
    where p.id = e.id`)
}

export interface Membership {
  readonly productId: string
  readonly categoryId: string
}

export async function removeMemberships(tx: Db, pairs: readonly Membership[]): Promise<void> {
  await tx.execute(sql`
    delete from product_categories pc
    using jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as e("productId" uuid, "categoryId" uuid)
    where pc.product_id = e."productId" and pc.category_id = e."categoryId"`)
}

export interface BrandedProduct {
  readonly id: string
  readonly brandId: string
}

export interface NamedProduct extends BrandedProduct {
  readonly sku: string
  readonly name: string
  readonly nameAr: string
}

/**
 * Products of these brands but the named ones that are not off by hand: one that only its brand or a category keeps off would come back
 * with that.
 */
export async function listOthersSwitchedOn(db: Db, brandIds: readonly string[], but: readonly string[]): Promise<NamedProduct[]> {
  const { rows } = await db.execute<{ id: string; brandId: string; sku: string; name: string; nameAr: string }>(sql`
    select id, brand_id as "brandId", sku, name, name_ar as "nameAr" from products
    where brand_id = any(${uuids(brandIds)}) and (is_active or cardinality(inactive_reasons) > 0) and id <> all(${uuids(but)}) order by id`)
  return rows.map(({ id, brandId, sku, name, nameAr }) => ({ id, brandId, sku, name, nameAr }))
}

export async function switchOffByHand(tx: Db, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`update products set is_active = false, inactive_reasons = '{}' where id = any(${uuids(ids)})`)
}
