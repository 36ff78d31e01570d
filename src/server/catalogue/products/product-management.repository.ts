import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { ManagedScope } from '#domain/accounts/viewer.ts'
import { brands, oldSlugs, products } from '#server/catalogue/catalogue.tables.ts'
import { lockAbove } from '#server/catalogue/catalogue-change.repository.ts'
import { inManagedScope } from '#server/catalogue/managed-scope.repository.ts'
import { inChunks } from '#server/catalogue/records.repository.ts'
import type { Db } from '#server/platform/db/database.ts'
import { uuids } from '#server/platform/ids.ts'

export type ProductRow = typeof products.$inferSelect
export type ProductColumns = Partial<Omit<ProductRow, 'id' | 'version' | 'created' | 'ratingSum' | 'reviewCount'>>

export interface StoredProduct {
  readonly id: string
  readonly scope: ManagedScope
}

/**
 * Locks a product until the transaction ends, after the brands and categories above it and the brand that it may move to, in the order of
 * all writers. Null when there is none.
 */
export async function lockProduct(tx: Db, { id, scope }: StoredProduct, movesTo: string | null = null): Promise<ProductRow | null> {
  await tx.execute(sql`
    select 1 from brands where id in (select brand_id from products where id = ${id}::uuid) or id = ${movesTo}::uuid order by id for share`)
  await lockAbove(tx, [id])
  const [row] = await tx
    .select()
    .from(products)
    .where(and(eq(products.id, id), inManagedScope(scope, products.brandId)))
    .for('no key update')
  return row ?? null
}

export async function writeProduct(tx: Db, id: string, columns: ProductColumns): Promise<void> {
  await tx.update(products).set(columns).where(eq(products.id, id))
}

/** Confirms the prices of locked products. */
export async function writePricesConfirmed(tx: Db, ids: readonly string[], at: Date): Promise<void> {
  await tx
    .update(products)
    .set({ priceConfirmed: at })
    .where(sql`${products.id} = any(${uuids(ids)})`)
}

/** Writes an edit by form and answers the version that it led to. */
export async function writeEdit(tx: Db, id: string, columns: ProductColumns): Promise<number> {
  const [row] = await tx
    .update(products)
    .set({ ...columns, version: sql`${products.version} + 1` })
    .where(eq(products.id, id))
    .returning({ version: products.version })
  if (row === undefined) throw new Error('an edited product is held from the start')
  return row.version
}

/** The old slug keeps leading to the product; the new one stops leading to any other. */
export async function moveProductSlug(tx: Db, id: string, { from, to }: { readonly from: string; readonly to: string }): Promise<void> {
  await tx.delete(oldSlugs).where(and(eq(oldSlugs.kind, 'product'), eq(oldSlugs.slug, to)))
  await tx
    .insert(oldSlugs)
    .values({ kind: 'product', slug: from, recordId: id })
    .onConflictDoUpdate({ target: [oldSlugs.kind, oldSlugs.slug], set: { recordId: id } })
}

/** True when another product has the slug, or it is an old slug of another brand's product: only a new record may take that. */
export async function isSlugTaken(db: Db, slug: string, but: { readonly id: string; readonly brandId: string | null }): Promise<boolean> {
  if ((await db.$count(products, and(eq(products.slug, slug), ne(products.id, but.id)))) > 0) return true
  const [holder] = await db
    .select({ brandId: products.brandId })
    .from(oldSlugs)
    .innerJoin(products, eq(products.id, oldSlugs.recordId))
    .where(and(eq(oldSlugs.kind, 'product'), eq(oldSlugs.slug, slug)))
  return holder !== undefined && holder.brandId !== but.brandId
}

/** Serialises concurrent inserts of one name, so that each finds a free slug. */
export async function lockSlugsLike(tx: Db, base: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`product slug ${base}`}, 0))`)
}

/** SKUs are compared without regard to case. */
export async function findBySku(db: Db, sku: string): Promise<{ id: string; brandId: string | null } | null> {
  const [found] = await db
    .select({ id: products.id, brandId: products.brandId })
    .from(products)
    .where(sql`lower(${products.sku}) = ${sku.toLowerCase()}`)
  return found ?? null
}

/** Finds out which of these SKUs are taken; they come in lower case. */
export async function findTakenSkus(db: Db, skus: readonly string[]): Promise<ReadonlySet<string>> {
  const taken = new Set<string>()
  const lower = sql<string>`lower(${products.sku})`
  for (const chunk of inChunks(skus.map((sku) => sku.toLowerCase())))
    for (const { sku } of await db.select({ sku: lower }).from(products).where(inArray(lower, chunk))) taken.add(sku)
  return taken
}

export async function findBrandName(db: Db, id: string): Promise<string | null> {
  const [found] = await db.select({ name: brands.name }).from(brands).where(eq(brands.id, id))
  return found?.name ?? null
}

/** Keeps others from removing this picture until the transaction ends, because it is about to name it. */
export async function lockPictureName(tx: Db, imageName: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(hashtextextended(${`picture ${imageName}`}, 0))`)
}

/** Keeps others from naming this picture until the transaction ends; those that were about to have finished. */
export async function closePictureName(tx: Db, imageName: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`picture ${imageName}`}, 0))`)
}
