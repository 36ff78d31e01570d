import { eq, sql } from 'drizzle-orm'
import type { InactiveReason } from '#domain/catalogue/switches.ts'
import { brands, categories, productCategories, products } from '#server/catalogue/catalogue.tables.ts'
import { uuids } from '#server/catalogue/catalogue-change.repository.ts'
import type { BrandRecord, CategoryRecord } from '#server/catalogue/records.repository.ts'
import type { Db } from '#server/platform/db/database.ts'

/** The lock lasts until the transaction ends; null when there is no such brand. */
export async function lockBrand(tx: Db, id: string): Promise<BrandRecord | null> {
  const [row] = await tx.select().from(brands).where(eq(brands.id, id)).for('no key update')
  return row ?? null
}

/** Locks a category and, in the order of all writers, the other records above its products. Null when there is none. */
export async function lockCategory(tx: Db, id: string): Promise<CategoryRecord | null> {
  return lockCategoryWith(tx, id, await listInCategory(tx, id))
}

/** The same for a category that these products are in, or are being added to. */
export async function lockCategoryWith(tx: Db, id: string, productIds: readonly string[]): Promise<CategoryRecord | null> {
  const ids = uuids(productIds)
  const beside = sql`select category_id from product_categories where product_id = any(${ids})`
  await tx.execute(sql`select 1 from brands where id in (select brand_id from products where id = any(${ids})) order by id for share`)
  await tx.execute(sql`select 1 from categories where id in (${beside}) and id < ${id}::uuid order by id for share`)
  const [row] = await tx.select().from(categories).where(eq(categories.id, id)).for('no key update')
  await tx.execute(sql`select 1 from categories where id in (${beside}) and id > ${id}::uuid order by id for share`)
  return row ?? null
}

export async function listInBrand(db: Db, brandId: string): Promise<string[]> {
  return (await db.select({ id: products.id }).from(products).where(eq(products.brandId, brandId)).orderBy(products.id)).map(({ id }) => id)
}

export async function listInCategory(db: Db, categoryId: string): Promise<string[]> {
  const rows = await db
    .select({ id: productCategories.productId })
    .from(productCategories)
    .where(eq(productCategories.categoryId, categoryId))
    .orderBy(productCategories.productId)
  return rows.map(({ id }) => id)
}

/** Must come after the locks on the records above them. */
export async function lockProducts(tx: Db, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`select 1 from products where id = any(${uuids(ids)}) order by id for no key update`)
}

/** The SQL of the domain's `withReason`, for any number of products at once. Answers how many it took off. */
export async function addReason(tx: Db, ids: readonly string[], reason: InactiveReason): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    with were as (
      select id, is_active from products
      where id = any(${uuids(ids)}) and (is_active or cardinality(inactive_reasons) > 0) and ${reason} <> all(inactive_reasons)
    ), off as (
      update products set is_active = false, inactive_reasons = array_append(inactive_reasons, ${reason}::text)
      from were where products.id = were.id returning products.id
    )
    select count(*)::int as count from off join were using (id) where were.is_active`)
  return rows[0]?.count ?? 0
}

/** The SQL of the domain's `withoutReason`. Answers how many it brought back. */
export async function removeReason(tx: Db, ids: readonly string[], reason: InactiveReason): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    with changed as (
      update products set inactive_reasons = array_remove(inactive_reasons, ${reason}::text),
        is_active = cardinality(array_remove(inactive_reasons, ${reason}::text)) = 0
      where id = any(${uuids(ids)}) and ${reason} = any(inactive_reasons)
      returning is_active
    )
    select count(*)::int as count from changed where is_active`)
  return rows[0]?.count ?? 0
}

/** The products are off as if by hand, and without a brand: only a manager brings them back. */
export async function releaseFromBrand(tx: Db, brandId: string): Promise<void> {
  await tx.update(products).set({ brandId: null, isActive: false, inactiveReasons: [] }).where(eq(products.brandId, brandId))
}

/** Products that only the category kept off stay off as if by hand; those that something else keeps off too come back with that. */
export async function releaseFromCategory(tx: Db, ids: readonly string[], categoryId: string): Promise<void> {
  const reason: InactiveReason = `category:${categoryId}`
  await tx.execute(sql`
    update products set inactive_reasons = array_remove(inactive_reasons, ${reason}::text)
    where id = any(${uuids(ids)}) and ${reason} = any(inactive_reasons)`)
}

export async function writeBrandState(
  tx: Db,
  id: string,
  state: Partial<Pick<BrandRecord, 'isActive' | 'inactiveReasons' | 'isMerchantActive'>>,
): Promise<void> {
  await tx.update(brands).set(state).where(eq(brands.id, id))
}

export async function writeCategoryState(tx: Db, id: string, isActive: boolean): Promise<void> {
  await tx.update(categories).set({ isActive }).where(eq(categories.id, id))
}

/** Reads the brand of a product under a lock, so that nobody can switch it until the transaction ends. */
export async function findBrandHeld(tx: Db, id: string): Promise<BrandRecord | null> {
  const [row] = await tx.select().from(brands).where(eq(brands.id, id)).for('share')
  return row ?? null
}

export async function listCategoriesOffHeld(tx: Db, ids: readonly string[]): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string; is_active: boolean }>(
    sql`select id, is_active from categories where id = any(${uuids(ids)}) order by id for share`,
  )
  return rows.filter((row) => !row.is_active).map(({ id }) => id)
}
