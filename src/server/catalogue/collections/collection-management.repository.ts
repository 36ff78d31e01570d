import { and, eq, sql } from 'drizzle-orm'
import { brands, categories, listing, listingCounts, oldSlugs } from '#server/catalogue/catalogue.tables.ts'
import { uuids } from '#server/catalogue/catalogue-change.repository.ts'
import type { BrandRecord, CategoryRecord } from '#server/catalogue/records.repository.ts'
import type { Db } from '#server/platform/db/database.ts'
import { isUniqueViolation } from '#server/platform/db/errors.ts'

const tables = { brand: brands, category: categories } as const
export type CollectionKind = keyof typeof tables

/** What a form changes of either. */
export type CollectionEdit = Pick<BrandRecord & CategoryRecord, 'name' | 'nameAr' | 'slug' | 'description' | 'descriptionAr'>

/** Answers the version that the edit led to; the row is held from before. */
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

/** Somebody else's record bears the slug, since before or since this moment. */
export function isSlugViolation(kind: CollectionKind, error: unknown): boolean {
  return isUniqueViolation(error, kind === 'brand' ? 'brands_slug_unique' : 'categories_slug_unique')
}

/** The slug that is given up goes on leading to the record; the one it takes is its own from now on. */
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

/** With its list, its count and the slugs that led to it. */
export async function deleteCollection(tx: Db, kind: CollectionKind, id: string): Promise<void> {
  await tx.delete(listing).where(eq(listing.scope, id))
  await tx.delete(listingCounts).where(eq(listingCounts.scope, id))
  await tx.delete(oldSlugs).where(and(eq(oldSlugs.kind, kind), eq(oldSlugs.recordId, id)))
  await tx.delete(tables[kind]).where(eq(tables[kind].id, id))
}

/** Of these products those that are there, held until the transaction ends. */
export async function holdProducts(tx: Db, ids: readonly string[]): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id from products where id = any(${uuids(ids)}) order by id for no key update`,
  )
  return rows.map(({ id }) => id)
}

export async function removeMembers(tx: Db, categoryId: string, productIds: readonly string[]): Promise<void> {
  await tx.execute(sql`delete from product_categories where category_id = ${categoryId}::uuid and product_id = any(${uuids(productIds)})`)
}

export async function addMembers(tx: Db, categoryId: string, productIds: readonly string[]): Promise<void> {
  await tx.execute(sql`
    insert into product_categories (category_id, product_id) select ${categoryId}::uuid, unnest(${uuids(productIds)}) on conflict do nothing`)
}

/** By id, as many as are asked for: what a history names. */
export async function listProductNames(tx: Db, ids: readonly string[], most: number): Promise<string[]> {
  const { rows } = await tx.execute<{ name: string }>(
    sql`select name from products where id = any(${uuids(ids)}) order by id desc limit ${most}`,
  )
  return rows.map(({ name }) => name)
}
