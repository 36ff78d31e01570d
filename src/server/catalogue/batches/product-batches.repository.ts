import { inArray, sql } from 'drizzle-orm'
import type { ManagedScope } from '#domain/accounts/viewer.ts'
import { productCategories, products } from '#server/catalogue/catalogue.tables.ts'
import { uuids } from '#server/catalogue/catalogue-change.repository.ts'
import { inManagedScope } from '#server/catalogue/managed-scope.repository.ts'
import type { ProductRow } from '#server/catalogue/products/product-management.repository.ts'
import type { Db } from '#server/platform/db/database.ts'

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
  const rows = await inParts(keys, (part) =>
    db
      .select()
      .from(products)
      .where(sql`lower(${products.sku}) in (select jsonb_array_elements_text(${JSON.stringify(part)}::jsonb))`),
  )
  return withCategories(db, rows)
}

/** All products of the scope, the oldest first. */
export async function listFiled(db: Db, scope: ManagedScope): Promise<FiledProduct[]> {
  const rows = await db.select({ id: products.id }).from(products).where(inManagedScope(scope, products.brandId)).orderBy(products.id)
  const filed = new Map(
    (
      await listByIds(
        db,
        rows.map(({ id }) => id),
      )
    ).map((found) => [found.row.id, found]),
  )
  return rows.flatMap(({ id }) => filed.get(id) ?? [])
}

/** The ids of the scope's products by their SKU in lower case. */
export async function listIdsBySku(db: Db, scope: ManagedScope): Promise<Map<string, string>> {
  const rows = await db.select({ id: products.id, sku: products.sku }).from(products).where(inManagedScope(scope, products.brandId))
  return new Map(rows.map(({ id, sku }) => [sku.toLowerCase(), id]))
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

/** Holds the brands and categories that products may come into, before the products themselves are locked. */
export async function holdCollections(tx: Db, { brandIds, categoryIds }: Record<'brandIds' | 'categoryIds', readonly string[]>) {
  await tx.execute(sql`select 1 from brands where id = any(${uuids(brandIds)}) order by id for share`)
  await tx.execute(sql`select 1 from categories where id = any(${uuids(categoryIds)}) order by id for share`)
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

/** Active products of these brands but the named ones. */
export async function listActiveBeside(db: Db, brandIds: readonly string[], but: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from products where brand_id = any(${uuids(brandIds)}) and is_active and id <> all(${uuids(but)}) order by id`)
  return rows.map(({ id }) => id)
}

export async function switchOffByHand(tx: Db, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`update products set is_active = false, inactive_reasons = '{}' where id = any(${uuids(ids)})`)
}
