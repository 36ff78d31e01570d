import { and, asc, eq, sql } from 'drizzle-orm'
import { listScopeOf } from '#domain/list-scope.ts'
import { brands, categories, listing, listingCounts, oldSlugs } from '#server/catalogue/catalogue.tables.ts'
import type { BrandRecord, CategoryRecord } from '#server/catalogue/records.repository.ts'
import type { Db } from '#server/platform/db/database.ts'
import { isUniqueViolation } from '#server/platform/db/errors.ts'
import { uuids } from '#server/platform/ids.ts'

const tables = { brand: brands, category: categories } as const
export type CollectionKind = keyof typeof tables

/** Columns of either kind that a form changes. */
export type CollectionEdit = Pick<BrandRecord & CategoryRecord, 'name' | 'nameAr' | 'slug' | 'description' | 'descriptionAr'>

/** Answers the version that the edit led to; the caller has locked the row. */
export async function writeCollectionEdit(tx: Db, kind: CollectionKind, id: string, edit: CollectionEdit): Promise<number> {
  const table = tables[kind]
  const [row] = await tx
    .update(table)
    .set({ ...edit, version: sql`${table.version} + 1` })
    .where(eq(table.id, id))
    .returning({ version: table.version })
  if (row === undefined) throw new Error('an edited record is held from the start')
  return row.version
}

/** True when another record has the slug, even one inserted concurrently. */
export function isSlugViolation(kind: CollectionKind, error: unknown): boolean {
  return isUniqueViolation(error, kind === 'brand' ? 'brands_slug_unique' : 'categories_slug_unique')
}

/** The old slug keeps leading to the record; the new one stops leading to any other. */
export async function moveCollectionSlug(
  tx: Db,
  kind: CollectionKind,
  id: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await tx.delete(oldSlugs).where(and(eq(oldSlugs.kind, kind), eq(oldSlugs.slug, to)))
  await tx
    .insert(oldSlugs)
    .values({ kind, slug: from, recordId: id })
    .onConflictDoUpdate({ target: [oldSlugs.kind, oldSlugs.slug], set: { recordId: id } })
}

/** Deletes the record with its list, its count and its old slugs. */
export async function deleteCollection(tx: Db, kind: CollectionKind, id: string): Promise<void> {
  await tx.delete(listing).where(eq(listing.scope, listScopeOf(id)))
  await tx.delete(listingCounts).where(eq(listingCounts.scope, listScopeOf(id)))
  await tx.delete(oldSlugs).where(and(eq(oldSlugs.kind, kind), eq(oldSlugs.recordId, id)))
  await tx.delete(tables[kind]).where(eq(tables[kind].id, id))
}

const inOrder = {
  brand: [asc(brands.position), asc(brands.name), asc(brands.id)],
  category: [asc(categories.position), asc(categories.id)],
} as const

/** All ids in the order in which visitors see them, locked until the transaction ends. */
export async function lockOrder(tx: Db, kind: CollectionKind): Promise<string[]> {
  const table = tables[kind]
  await tx.select({ id: table.id }).from(table).orderBy(asc(table.id)).for('no key update')
  const rows = await tx
    .select({ id: table.id })
    .from(table)
    .orderBy(...inOrder[kind])
  return rows.map(({ id }) => id)
}

export async function writeOrder(tx: Db, kind: CollectionKind, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`
    update ${tables[kind]} as placed set position = wanted.place
    from unnest(${uuids(ids)}) with ordinality as wanted(id, place)
    where placed.id = wanted.id and placed.position is distinct from wanted.place`)
}

export type CategoryLook = Pick<CategoryRecord, 'imageName' | 'drawing'>

/** The lock lasts until the transaction ends; null when there is no such category. */
export async function lockLook(tx: Db, id: string): Promise<CategoryLook | null> {
  const [row] = await tx
    .select({ imageName: categories.imageName, drawing: categories.drawing })
    .from(categories)
    .where(eq(categories.id, id))
    .for('no key update')
  return row ?? null
}

export async function writeLook(tx: Db, id: string, { imageName, drawing }: CategoryLook): Promise<void> {
  await tx.update(categories).set({ imageName, drawing }).where(eq(categories.id, id))
}

export async function removeMembers(tx: Db, categoryId: string, productIds: readonly string[]): Promise<void> {
  await tx.execute(sql`delete from product_categories where category_id = ${categoryId}::uuid and product_id = any(${uuids(productIds)})`)
}

export async function addMembers(tx: Db, categoryId: string, productIds: readonly string[]): Promise<void> {
  await tx.execute(sql`
    insert into product_categories (category_id, product_id) select ${categoryId}::uuid, unnest(${uuids(productIds)}) on conflict do nothing`)
}

/** Names in the order of ids, at most so many, for the history. */
export async function listProductNames(tx: Db, ids: readonly string[], most: number): Promise<string[]> {
  const { rows } = await tx.execute<{ name: string }>(
    sql`select name from products where id = any(${uuids(ids)}) order by id desc limit ${most}`,
  )
  return rows.map(({ name }) => name)
}
