import { and, eq, sql } from 'drizzle-orm'
import type { InactiveReason } from '#domain/catalogue/switches.ts'
import { brands, categories, productCategories, products } from '#server/catalogue/catalogue.tables.ts'
import type { BrandRecord, CategoryRecord } from '#server/catalogue/records.repository.ts'
import type { Db } from '#server/platform/db/database.ts'
import { uuids } from '#server/platform/ids.ts'

/** The lock lasts until the transaction ends; null when there is no such brand. */
export async function lockBrand(tx: Db, id: string): Promise<BrandRecord | null> {
  const [row] = await tx.select().from(brands).where(eq(brands.id, id)).for('no key update')
  return row ?? null
}

/** Locks a category with its children and, in the order of all writers, the other records above their products. Null when there is none. */
export async function lockCategory(tx: Db, id: string): Promise<CategoryRecord | null> {
  return lockCategoryWith(tx, id, await listBelowCategory(tx, id))
}

/** The same for a category that these products are in or are being added to, and for the parent that it is to have. */
export async function lockCategoryWith(
  tx: Db,
  id: string,
  productIds: readonly string[],
  parentId: string | null = null,
): Promise<CategoryRecord | null> {
  const [locked = null] = await lockCategoriesWith(tx, [id], productIds, parentId)
  return locked
}

/** The same for several categories in one pass: locked one by one, a category beside the first would get its stronger lock only later. */
export async function lockCategoriesWith(
  tx: Db,
  categoryIds: readonly string[],
  productIds: readonly string[],
  parentId: string | null = null,
): Promise<CategoryRecord[]> {
  const ids = uuids(productIds)
  const isBeside = sql`(id in (select category_id from product_categories where product_id = any(${ids})) or id = ${parentId}::uuid)`
  const family = [...categoryIds, ...(await listChildren(tx, categoryIds))].sort()
  const [first, last] = [family[0], family.at(-1)]
  if (first === undefined || last === undefined) return []
  await tx.execute(sql`select 1 from brands where id in (select brand_id from products where id = any(${ids})) order by id for share`)
  await tx.execute(sql`select 1 from categories where ${isBeside} and id < ${first}::uuid order by id for share`)
  const locked = await tx
    .select()
    .from(categories)
    .where(sql`id = any(${uuids(family)}) or (${isBeside} and id > ${first}::uuid and id < ${last}::uuid)`)
    .orderBy(categories.id)
    .for('no key update')
  await tx.execute(sql`select 1 from categories where ${isBeside} and id > ${last}::uuid order by id for share`)
  // A category that came below this one meanwhile; none can once the row is locked.
  const late = (await listChildren(tx, categoryIds)).filter((each) => !family.includes(each))
  if (late.length > 0) await tx.execute(sql`select 1 from categories where id = any(${uuids(late)}) order by id for no key update`)
  return locked.filter(({ id }) => categoryIds.includes(id))
}

export async function listChildren(db: Db, parentIds: readonly string[]): Promise<string[]> {
  const isBelow = sql`${categories.parentId} = any(${uuids(parentIds)})`
  const rows = await db.select({ id: categories.id }).from(categories).where(isBelow).orderBy(categories.id)
  return rows.map(({ id }) => id)
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

/** The products of a category and of its children. */
export async function listBelowCategory(db: Db, categoryId: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct product_id as id from product_categories pc join categories c on c.id = pc.category_id
    where c.id = ${categoryId}::uuid or c.parent_id = ${categoryId}::uuid order by id`)
  return rows.map(({ id }) => id)
}

/** Leaves out products that are in the category or in a child of it. */
export async function listNotBelow(db: Db, categoryId: string, productIds: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from unnest(${uuids(productIds)}) as given(id)
    where not exists (
      select from product_categories pc join categories c on c.id = pc.category_id
      where pc.product_id = given.id and (c.id = ${categoryId}::uuid or c.parent_id = ${categoryId}::uuid))`)
  return rows.map(({ id }) => id)
}

/** The categories of these products, in one order for all. */
export async function listMemberships(db: Db, productIds: readonly string[]): Promise<(typeof productCategories.$inferSelect)[]> {
  return db
    .select()
    .from(productCategories)
    .where(sql`${productCategories.productId} = any(${uuids(productIds)})`)
    .orderBy(productCategories.productId, productCategories.categoryId)
}

/** Leaves out products that are not in the category itself. */
export async function listMembersAmong(db: Db, categoryId: string, productIds: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: productCategories.productId })
    .from(productCategories)
    .where(and(eq(productCategories.categoryId, categoryId), sql`${productCategories.productId} = any(${uuids(productIds)})`))
  return new Set(rows.map(({ id }) => id))
}

/** Must come after the locks on the records above them. Answers the ids of those that are there. */
export async function lockProducts(tx: Db, ids: readonly string[]): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id from products where id = any(${uuids(ids)}) order by id for no key update`,
  )
  return rows.map(({ id }) => id)
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

/** Its children are told, so that no reader has to ask for their parent. */
export async function writeCategoryState(tx: Db, id: string, isActive: boolean): Promise<void> {
  await tx.update(categories).set({ isActive }).where(eq(categories.id, id))
  await tx.update(categories).set({ isParentActive: isActive }).where(eq(categories.parentId, id))
}

export async function writeParent(tx: Db, id: string, parent: Pick<CategoryRecord, 'id' | 'isActive'> | null): Promise<void> {
  const columns = { parentId: parent?.id ?? null, isParentActive: parent?.isActive ?? true }
  await tx.update(categories).set(columns).where(eq(categories.id, id))
}

/** The children of a category that goes become categories of their own. */
export async function releaseChildren(tx: Db, parentId: string): Promise<void> {
  await tx.update(categories).set({ parentId: null, isParentActive: true }).where(eq(categories.parentId, parentId))
}

/** Locks the brand of a product, so that nobody can switch it until the transaction ends. */
export async function lockBrandOfProduct(tx: Db, id: string): Promise<BrandRecord | null> {
  const [row] = await tx.select().from(brands).where(eq(brands.id, id)).for('share')
  return row ?? null
}

/** Locks these categories, and answers the ids of those, and of their parents, that are off. */
export async function lockCategoriesOff(tx: Db, ids: readonly string[]): Promise<string[]> {
  const { rows } = await tx.execute<Record<'id' | 'parent_id', string> & Record<'is_active' | 'is_parent_active', boolean>>(
    sql`select id, is_active, parent_id, is_parent_active from categories where id = any(${uuids(ids)}) order by id for share`,
  )
  const off = rows.flatMap((row) => [...(row.is_active ? [] : [row.id]), ...(row.is_parent_active ? [] : [row.parent_id])])
  return [...new Set(off)]
}
