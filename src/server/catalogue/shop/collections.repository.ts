import { asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { CatalogueParts } from '#domain/settings/missing.ts'
import { brands, categories, listingCounts, products } from '#server/catalogue/catalogue.tables.ts'
import { isShown } from '#server/catalogue/listing/scopes.repository.ts'
import type { Database, Db, NamedStatement } from '#server/platform/db/database.ts'
import { isoInstant, isoInstantOf } from '#server/platform/db/instants.ts'
import { preparedOnce } from '#server/platform/db/prepared.ts'

const activeCategories = preparedOnce((db) => {
  const { version: _, isParentActive: _shown, ...columns } = getTableColumns(categories)
  const shown = { ...columns, created: isoInstantOf(categories.created) }
  return db
    .select(shown)
    .from(categories)
    .where(isShown.category)
    .orderBy(asc(categories.position), asc(categories.id))
    .prepare('active_categories')
})

export type CategoryRow = Awaited<ReturnType<typeof listActiveCategories>>[number]

export async function listActiveCategories(db: Db) {
  return activeCategories(db).execute()
}

const activeBrands = preparedOnce((db): NamedStatement => {
  const shown = {
    id: sql`${brands.id}`.as('id'),
    name: sql`${brands.name}`.as('name'),
    nameAr: sql`${brands.nameAr}`.as('nameAr'),
    slug: sql`${brands.slug}`.as('slug'),
    description: sql`${brands.description}`.as('description'),
    descriptionAr: sql`${brands.descriptionAr}`.as('descriptionAr'),
    isActive: sql`${brands.isActive}`.as('isActive'),
    created: sql`${brands.created}::text`.as('created'),
    position: sql`${brands.position}`.as('position'),
    productCount: sql`coalesce(${listingCounts.count}, 0)::int`.as('productCount'),
  } satisfies Record<keyof BrandRow, unknown>
  const select = db.select(shown).from(brands).leftJoin(listingCounts, eq(listingCounts.scope, brands.id))
  return { name: 'active_brands', ...select.where(isShown.brand).orderBy(asc(brands.position), asc(brands.name), asc(brands.id)).toSQL() }
})

export interface BrandRow
  extends Pick<typeof brands.$inferSelect, 'id' | 'name' | 'nameAr' | 'slug' | 'description' | 'descriptionAr' | 'isActive' | 'position'> {
  readonly created: string
  readonly productCount: number
}

/** Reads the rows past drizzle: its mapping of each value would take a fifth of the answer's time. */
export async function listActiveBrands(database: Database): Promise<BrandRow[]> {
  const rows = await database.readNamed<BrandRow>(activeBrands(database.db))
  return rows.map((row) => ({ ...row, created: isoInstant(row.created) }))
}

export async function hasBrands(db: Db): Promise<boolean> {
  return (await db.select({ id: brands.id }).from(brands).limit(1)).length > 0
}

/** The parts of the catalogue that were ever entered, in one statement. */
export async function findCatalogueParts(db: Db): Promise<CatalogueParts> {
  const { rows } = await db.execute<CatalogueParts & Record<string, unknown>>(
    sql`select exists (select from ${categories}) as "hasCategories", exists (select from ${brands}) as "hasBrands", exists (select from ${products}) as "hasProducts"`,
  )
  return rows[0] ?? { hasCategories: false, hasBrands: false, hasProducts: false }
}
