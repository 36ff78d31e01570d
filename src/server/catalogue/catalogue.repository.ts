import { and, asc, desc, eq, gte, lte, type SQL, sql } from 'drizzle-orm'
import { MAX_PER_PAGE } from '#domain/paging.ts'
import { PRODUCT_ORDERS, type ProductOrder } from '#domain/products.ts'
import { isAlphaDash } from '#domain/slugs.ts'
import type { Db } from '#server/platform/db/database.ts'
import { brands, categories, listing, listingCounts, oldSlugs, productCategories, products } from './catalogue.tables.ts'
import { EVERYTHING } from './listing.repository.ts'
import { preparedOnce } from './prepared.ts'

export const cardColumns = {
  id: products.id,
  sku: products.sku,
  name: products.name,
  nameAr: products.nameAr,
  slug: products.slug,
  description: products.description,
  descriptionAr: products.descriptionAr,
  quantity: products.quantity,
  pricePiastres: products.pricePiastres,
  imageName: products.imageName,
  driveImages: products.driveImages,
  isActive: products.isActive,
  isNew: products.isNew,
  specs: products.specs,
  ratingSum: products.ratingSum,
  reviewCount: products.reviewCount,
  created: products.created,
  brandId: brands.id,
  brandName: brands.name,
  brandNameAr: brands.nameAr,
  brandSlug: brands.slug,
}

export interface Paging {
  readonly limit: number
  readonly offset: number
}

const byOrder = {
  [PRODUCT_ORDERS.newest]: { name: 'newest', terms: () => [desc(listing.productId)] },
  [PRODUCT_ORDERS.priceHighToLow]: { name: 'dearest', terms: () => [desc(listing.pricePiastres), desc(listing.productId)] },
  [PRODUCT_ORDERS.priceLowToHigh]: { name: 'cheapest', terms: () => [asc(listing.pricePiastres), asc(listing.productId)] },
} as const satisfies Record<ProductOrder, { name: string; terms: () => SQL[] }>

/**
 * One page of a list and its count: an index range, whatever the size of the catalogue. The planner sees neither how
 * far nor how much is read: where it does, it finds the plan for each page anew, which takes longer than reading it.
 */
const pagesOf = (kind: 'everything' | 'brand' | 'category') =>
  preparedOnce((db, order: ProductOrder) => {
    const { name, terms } = byOrder[order]
    const list = kind === 'everything' ? everythingOf(db).as('list') : scopeOf(db, kind).as('list')
    const page = sql`
      select ${listing.productId}, ${listing.pricePiastres} from ${listing} where ${listing.scope} = list.scope
      order by ${sql.join(terms(), sql`, `)}
      limit (select ${sql.placeholder('limit')}::int) offset (select ${sql.placeholder('offset')}::bigint)`
    return db
      .select({ card: cardColumns, list: { scope: list.scope, count: list.count, name: list.name, nameAr: list.nameAr, slug: list.slug } })
      .from(list)
      .innerJoinLateral(sql`(select * from (${page}) page limit ${sql.raw(String(MAX_PER_PAGE))}) as listing`, sql`true`)
      .innerJoin(products, eq(products.id, listing.productId))
      .innerJoin(brands, eq(brands.id, products.brandId))
      .orderBy(...terms())
      .prepare(`list_${kind}_${name}`)
  })

const pages = { everything: pagesOf('everything'), brand: pagesOf('brand'), category: pagesOf('category') } as const

export type CardRow = Awaited<ReturnType<ReturnType<typeof pages.everything>['execute']>>[number]['card']

export interface ListPage {
  readonly rows: readonly CardRow[]
  readonly list: Scope
}

/** A brand or category by its slug, present or given up. */
export interface Place {
  readonly kind: 'brand' | 'category'
  readonly slug: string
}

export interface PlacePage {
  readonly rows: readonly CardRow[]
  readonly list: PlaceScope
}

export async function listEverything(db: Db, order: ProductOrder, paging: Paging): Promise<ListPage> {
  const found = await pages.everything(db, order).execute({ ...paging })
  return { rows: found.map(({ card }) => card), list: found[0]?.list ?? (await findEverything(db)) }
}

/** Null when there is no such active brand or category. */
export async function listPlace(db: Db, { kind, slug }: Place, order: ProductOrder, paging: Paging): Promise<PlacePage | null> {
  if (!isAlphaDash(slug)) return null
  const found = await pages[kind](db, order).execute({ slug, ...paging })
  const list = found[0]?.list ?? (await findScope(db, kind, slug))
  return list === null ? null : { rows: found.map(({ card }) => card), list }
}

const slugTables = { brand: brands, category: categories } as const

function scopeOf(db: Db, kind: keyof typeof slugTables) {
  const table = slugTables[kind]
  const slug = sql.placeholder('slug')
  const found = sql`coalesce(
    (select ${table.id} from ${table} where ${table.slug} = ${slug}),
    (select ${oldSlugs.recordId} from ${oldSlugs} where ${oldSlugs.kind} = ${sql.raw(`'${kind}'`)} and ${oldSlugs.slug} = ${slug}))`
  return db
    .select({
      scope: sql<string>`${table.id}`.as('scope'),
      count: sql<number>`coalesce(${listingCounts.count}, 0)`.mapWith(Number).as('count'),
      name: sql<string>`${table.name}`.as('place_name'),
      nameAr: sql<string>`${table.nameAr}`.as('place_name_ar'),
      slug: sql<string>`${table.slug}`.as('place_slug'),
    })
    .from(table)
    .leftJoin(listingCounts, eq(listingCounts.scope, table.id))
    .where(and(eq(table.id, found), eq(table.isActive, true)))
}

const scope = preparedOnce((db, kind: keyof typeof slugTables) => scopeOf(db, kind).prepare(`scope_${kind}`))

export interface Scope {
  readonly scope: string
  readonly count: number
}

/** The list of a brand or category, with what it is called now. */
export interface PlaceScope extends Scope {
  readonly name: string
  readonly nameAr: string
  readonly slug: string
}

/** The list of an active brand or category by its slug, present or given up. */
export async function findScope(db: Db, kind: 'brand' | 'category', slug: string): Promise<PlaceScope | null> {
  if (!isAlphaDash(slug)) return null
  const [found] = await scope(db, kind).execute({ slug })
  return found ?? null
}

function everythingOf(db: Db) {
  return db
    .select({
      scope: sql<string>`${listingCounts.scope}`.as('scope'),
      count: sql<number>`${listingCounts.count}`.mapWith(Number).as('count'),
      name: sql<string>`''`.as('place_name'),
      nameAr: sql<string>`''`.as('place_name_ar'),
      slug: sql<string>`''`.as('place_slug'),
    })
    .from(listingCounts)
    .where(eq(listingCounts.scope, EVERYTHING))
}

const everything = preparedOnce((db, _only: 'only') => everythingOf(db).prepare('scope_everything'))

export async function findEverything(db: Db): Promise<Scope> {
  const [found] = await everything(db, 'only').execute()
  return { scope: EVERYTHING, count: found?.count ?? 0 }
}

export interface FreeFilter {
  readonly scope: string
  readonly brandId: string | null
  readonly minPiastres: number | null
  readonly maxPiastres: number | null
  readonly rating: number
}

/** Compared as it is shown, rounded. */
export function hasRating(rating: number): SQL | undefined {
  if (rating <= 0) return undefined
  return sql`${products.reviewCount} > 0 and round(${products.ratingSum} * 10.0 / ${products.reviewCount}) / 10 >= ${rating}`
}

/** What a list with further filters shows. */
function freeConditions(filter: FreeFilter): SQL | undefined {
  return and(
    eq(listing.scope, filter.scope),
    filter.brandId === null ? undefined : eq(products.brandId, filter.brandId),
    filter.minPiastres === null ? undefined : gte(listing.pricePiastres, filter.minPiastres),
    filter.maxPiastres === null ? undefined : lte(listing.pricePiastres, filter.maxPiastres),
    hasRating(filter.rating),
  )
}

export async function listFiltered(db: Db, filter: FreeFilter, order: ProductOrder, paging: Paging): Promise<CardRow[]> {
  return db
    .select(cardColumns)
    .from(listing)
    .innerJoin(products, eq(products.id, listing.productId))
    .innerJoin(brands, eq(brands.id, products.brandId))
    .where(freeConditions(filter))
    .orderBy(...byOrder[order].terms())
    .limit(paging.limit)
    .offset(paging.offset)
}

export async function countFiltered(db: Db, filter: FreeFilter): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)`.mapWith(Number) })
    .from(listing)
    .innerJoin(products, eq(products.id, listing.productId))
    .where(freeConditions(filter))
  return row?.count ?? 0
}

const item = preparedOnce((db, _only: 'only') => {
  const slug = sql.placeholder('slug')
  const id = sql`coalesce(
    (select ${products.id} from ${products} where ${products.slug} = ${slug}),
    (select ${oldSlugs.recordId} from ${oldSlugs} where ${oldSlugs.kind} = 'product' and ${oldSlugs.slug} = ${slug}))`
  return db
    .select({
      ...cardColumns,
      categories: sql<{ _id: string; name: string; nameAr: string; slug: string }[]>`(
        select coalesce(json_agg(json_build_object('_id', c.id, 'name', c.name, 'nameAr', c.name_ar, 'slug', c.slug) order by c.id), '[]'::json)
        from ${productCategories} pc join ${categories} c on c.id = pc.category_id and c.is_active where pc.product_id = ${products.id})`,
    })
    .from(listing)
    .innerJoin(products, eq(products.id, listing.productId))
    .innerJoin(brands, eq(brands.id, products.brandId))
    .where(and(eq(listing.scope, EVERYTHING), eq(listing.productId, id)))
    .prepare('product_on_show')
})

export async function findOnShow(db: Db, slug: string) {
  if (!isAlphaDash(slug)) return null
  const [found] = await item(db, 'only').execute({ slug })
  return found ?? null
}

const activeCategories = preparedOnce((db, _only: 'only') =>
  db.select().from(categories).where(eq(categories.isActive, true)).orderBy(asc(categories.id)).prepare('active_categories'),
)

export async function listActiveCategories(db: Db) {
  return activeCategories(db, 'only').execute()
}

const activeBrands = preparedOnce((db, _only: 'only') =>
  db.select().from(brands).where(eq(brands.isActive, true)).orderBy(asc(brands.name)).prepare('active_brands'),
)

export async function listActiveBrands(db: Db) {
  return activeBrands(db, 'only').execute()
}

/** Slugs for the sitemap, oldest first, so that files already read by a crawler stay as they were. */
export async function listSlugsOnShow(db: Db, paging: Paging): Promise<string[]> {
  const ids = db
    .select({ productId: listing.productId })
    .from(listing)
    .where(eq(listing.scope, EVERYTHING))
    .orderBy(asc(listing.productId))
    .limit(paging.limit)
    .offset(paging.offset)
    .as('listing')
  const rows = await db
    .select({ slug: products.slug })
    .from(ids)
    .innerJoin(products, eq(products.id, ids.productId))
    .orderBy(asc(products.id))
  return rows.map(({ slug }) => slug)
}

export async function hasBrands(db: Db): Promise<boolean> {
  return (await db.select({ id: brands.id }).from(brands).limit(1)).length > 0
}
