import { and, eq, inArray, sql } from 'drizzle-orm'
import { slugFrom, withSuffix } from '#domain/text/slugs.ts'
import type { Db } from '#server/platform/db/database.ts'
import { brands, categories, oldSlugs, productCategories, products } from './catalogue.tables.ts'

export type BrandInsert = typeof brands.$inferInsert
export type CategoryInsert = typeof categories.$inferInsert
export type BrandRecord = typeof brands.$inferSelect
export type CategoryRecord = typeof categories.$inferSelect
export type ProductInsert = typeof products.$inferInsert

/** The longest stem of a slug that leaves room for any number behind it. */
const SLUG_STEM_LENGTH = 100

/** Rows in one statement: far below the limit of 65,535 parameters. */
const ROWS_PER_INSERT = 500

export function* inChunks<T>(rows: readonly T[]): Generator<T[]> {
  for (let from = 0; from < rows.length; from += ROWS_PER_INSERT) yield rows.slice(from, from + ROWS_PER_INSERT)
}

export async function insertBrands(db: Db, rows: readonly BrandInsert[]): Promise<void> {
  for (const chunk of inChunks(rows)) await db.insert(brands).values(chunk)
  await forgetOldSlugs(db, 'brand', rows)
}

export async function insertCategories(db: Db, rows: readonly CategoryInsert[]): Promise<void> {
  for (const chunk of inChunks(rows)) await db.insert(categories).values(chunk)
  await forgetOldSlugs(db, 'category', rows)
}

export async function insertProducts(db: Db, rows: readonly ProductInsert[]): Promise<void> {
  for (const chunk of inChunks(rows)) await db.insert(products).values(chunk)
  await forgetOldSlugs(db, 'product', rows)
}

export async function insertMemberships(db: Db, rows: readonly { productId: string; categoryId: string }[]): Promise<void> {
  for (const chunk of inChunks(rows)) await db.insert(productCategories).values(chunk)
}

/** A new record takes over an old slug, which then no longer leads to its former record. */
async function forgetOldSlugs(db: Db, kind: 'product' | 'category' | 'brand', rows: readonly { slug: string }[]): Promise<void> {
  for (const chunk of inChunks(rows)) {
    const slugs = chunk.map(({ slug }) => slug)
    await db.delete(oldSlugs).where(and(eq(oldSlugs.kind, kind), inArray(oldSlugs.slug, slugs)))
  }
}

/** The slugs among these that products have. */
export async function findTakenProductSlugs(db: Db, slugs: readonly string[]): Promise<Set<string>> {
  const taken = new Set<string>()
  for (const chunk of inChunks(slugs)) {
    for (const { slug } of await db.select({ slug: products.slug }).from(products).where(inArray(products.slug, chunk))) taken.add(slug)
  }
  return taken
}

/** A slug for each name that neither a product nor another of the names has; the unique index refuses a concurrent duplicate. */
export async function freeProductSlugs(db: Db, names: readonly string[]): Promise<string[]> {
  const wanted = names.map(slugFrom)
  const taken = await findTakenProductSlugs(db, wanted)
  const slugs: string[] = []
  for (const base of wanted) {
    let slug = base
    for (let n = 2; taken.has(slug); n += 1) {
      slug = withSuffix(base, n)
      if (!taken.has(slug) && (await findTakenProductSlugs(db, [slug])).size > 0) taken.add(slug)
    }
    taken.add(slug)
    slugs.push(slug)
  }
  return slugs
}

type WithoutSlug<Row> = Omit<Row, 'slug'> & { readonly name: string }

/** Inserts with a slug made from the name or the wanted words, or the next free one, also when a concurrent insert takes the same. */
export async function insertBrandWithFreeSlug(db: Db, row: WithoutSlug<BrandInsert>, wanted = row.name): Promise<BrandRecord> {
  const made = await withFreeSlug(db, brands, wanted, async (slug) => {
    const [inserted] = await db
      .insert(brands)
      .values({ ...row, slug })
      .onConflictDoNothing({ target: brands.slug })
      .returning()
    return inserted
  })
  await forgetOldSlugs(db, 'brand', [made])
  return made
}

export async function insertCategoryWithFreeSlug(db: Db, row: WithoutSlug<CategoryInsert>, wanted = row.name): Promise<CategoryRecord> {
  const made = await withFreeSlug(db, categories, wanted, async (slug) => {
    const [inserted] = await db
      .insert(categories)
      .values({ ...row, slug })
      .onConflictDoNothing({ target: categories.slug })
      .returning()
    return inserted
  })
  await forgetOldSlugs(db, 'category', [made])
  return made
}

async function withFreeSlug<Row>(
  db: Db,
  table: typeof brands | typeof categories,
  name: string,
  insert: (slug: string) => Promise<Row | undefined>,
): Promise<Row> {
  const base = slugFrom(name)
  const stem = base.slice(0, SLUG_STEM_LENGTH)
  const rows = await db.select({ slug: table.slug }).from(table).where(sql`starts_with(${table.slug}, ${stem})`)
  const taken = new Set(rows.map(({ slug }) => slug))
  for (let n = 1; ; n += 1) {
    const slug = n === 1 ? base : withSuffix(base, n)
    const made = taken.has(slug) ? undefined : await insert(slug)
    if (made !== undefined) return made
  }
}

export async function listAllBrands(db: Db): Promise<BrandRecord[]> {
  return db.select().from(brands).orderBy(brands.id)
}

export async function listAllCategories(db: Db): Promise<CategoryRecord[]> {
  return db.select().from(categories).orderBy(categories.id)
}
