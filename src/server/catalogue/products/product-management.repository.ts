import { and, eq, ne, sql } from 'drizzle-orm'
import { brands, oldSlugs, products } from '#server/catalogue/catalogue.tables.ts'
import { lockAbove } from '#server/catalogue/catalogue-change.repository.ts'
import type { Db } from '#server/platform/db/database.ts'

export type ProductRow = typeof products.$inferSelect
export type ProductColumns = Partial<Omit<ProductRow, 'id' | 'version' | 'created' | 'ratingSum' | 'reviewCount'>>

export interface StoredProduct {
  readonly id: string
  /** The one brand it must be of; null: of whichever. */
  readonly brandId: string | null
}

/**
 * Holds a product until the transaction ends, after what stands above it and, where it may move there, another brand, in
 * the order of all writers. Null when there is none.
 */
export async function lockProduct(tx: Db, { id, brandId }: StoredProduct, movesTo: string | null = null): Promise<ProductRow | null> {
  await tx.execute(sql`
    select 1 from brands where id in (select brand_id from products where id = ${id}::uuid) or id = ${movesTo}::uuid order by id for share`)
  await lockAbove(tx, [id])
  const [row] = await tx
    .select()
    .from(products)
    .where(and(eq(products.id, id), brandId === null ? undefined : eq(products.brandId, brandId)))
    .for('no key update')
  return row ?? null
}

export async function writeProduct(tx: Db, id: string, columns: ProductColumns): Promise<void> {
  await tx.update(products).set(columns).where(eq(products.id, id))
}

/** An edit by form: answers the version that it led to. */
export async function writeEdit(tx: Db, id: string, columns: ProductColumns): Promise<number> {
  const [row] = await tx
    .update(products)
    .set({ ...columns, version: sql`${products.version} + 1` })
    .where(eq(products.id, id))
    .returning({ version: products.version })
  if (row === undefined) throw new Error('an edited product is held from the start')
  return row.version
}

export async function deleteProduct(tx: Db, id: string): Promise<void> {
  await tx.delete(oldSlugs).where(and(eq(oldSlugs.kind, 'product'), eq(oldSlugs.recordId, id)))
  await tx.delete(products).where(eq(products.id, id))
}

/** The slug a product gives up goes on leading to it; the one it takes is its own from now on. */
export async function moveProductSlug(tx: Db, id: string, { from, to }: { readonly from: string; readonly to: string }): Promise<void> {
  await tx.delete(oldSlugs).where(and(eq(oldSlugs.kind, 'product'), eq(oldSlugs.slug, to)))
  await tx
    .insert(oldSlugs)
    .values({ kind: 'product', slug: from, recordId: id })
    .onConflictDoUpdate({ target: [oldSlugs.kind, oldSlugs.slug], set: { recordId: id } })
}

/** By another product, or as the old address of another brand's: only a new record takes that. */
export async function isSlugTaken(db: Db, slug: string, but: { readonly id: string; readonly brandId: string | null }): Promise<boolean> {
  if ((await db.$count(products, and(eq(products.slug, slug), ne(products.id, but.id)))) > 0) return true
  const [led] = await db
    .select({ brandId: products.brandId })
    .from(oldSlugs)
    .innerJoin(products, eq(products.id, oldSlugs.recordId))
    .where(and(eq(oldSlugs.kind, 'product'), eq(oldSlugs.slug, slug)))
  return led !== undefined && led.brandId !== but.brandId
}

/** Products of one name at once choose their slugs one after the other. */
export async function holdSlugsLike(tx: Db, base: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`product slug ${base}`}, 0))`)
}

/** SKUs are the same in whatever case they are written. */
export async function findBySku(db: Db, sku: string): Promise<{ id: string; brandId: string | null } | null> {
  const [found] = await db
    .select({ id: products.id, brandId: products.brandId })
    .from(products)
    .where(sql`lower(${products.sku}) = ${sku.toLowerCase()}`)
  return found ?? null
}

export async function findBrandName(db: Db, id: string): Promise<string | null> {
  const [found] = await db.select({ name: brands.name }).from(brands).where(eq(brands.id, id))
  return found?.name ?? null
}

export async function isPictureNamed(db: Db, imageName: string): Promise<boolean> {
  return (await db.select({ id: products.id }).from(products).where(eq(products.imageName, imageName)).limit(1)).length > 0
}

/** Until the transaction ends nobody removes this picture: somebody is about to name it. */
export async function holdPictureName(tx: Db, imageName: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(hashtextextended(${`picture ${imageName}`}, 0))`)
}

/** Until the transaction ends nobody comes to name this picture; whoever was about to has done so. */
export async function closePictureName(tx: Db, imageName: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`picture ${imageName}`}, 0))`)
}
