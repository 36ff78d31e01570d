import { and, asc, count, desc, eq, getTableColumns, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import type { ManagedScope } from '#domain/accounts/viewer.ts'
import { toLatinDigits } from '#domain/text/text.ts'
import { brands, categories, productCategories, products } from '#server/catalogue/catalogue.tables.ts'
import type { Paging } from '#server/catalogue/listing/cards.repository.ts'
import { inManagedScope } from '#server/catalogue/managed-scope.repository.ts'
import type { BrandRecord, CategoryRecord } from '#server/catalogue/records.repository.ts'
import { merchants } from '#server/merchants/merchants.tables.ts'
import { containsPattern, oneSpelling } from '#server/platform/db/contains.ts'
import type { Db } from '#server/platform/db/database.ts'
import { uuids } from '#server/platform/ids.ts'

/** The number of a record's products, and of those that its switch would take off or bring back. */
export interface CollectionCounts {
  readonly productCount: number
  readonly affects: number
}

/** A category or one within it. */
const members = alias(categories, 'members')

const NO_PRODUCTS: CollectionCounts = { productCount: 0, affects: 0 }

/** Matches when either name or the slug contains the term. */
function hasTerm(table: typeof brands | typeof categories, term: string): SQL | undefined {
  if (term === '') return undefined
  const pattern = containsPattern(toLatinDigits(term))
  return sql`${oneSpelling(sql`${table.name} || ' ' || ${table.nameAr} || ' ' || ${table.slug}`)} like ${oneSpelling(sql`${pattern}::text`)}`
}

function isOneOf(column: PgColumn, ids: readonly string[]): SQL {
  return sql`${column} = any(${uuids(ids)})`
}

export interface FoundCollections<Row> {
  readonly rows: readonly Row[]
  /** The number of all results, on whatever page. */
  readonly count: number
}

/** A search counts while it scans, so that it reads every name once; a list without a term is counted by the index. */
function counting(term: string) {
  return { found: term === '' ? sql<null>`null` : sql<number>`count(*) over ()`.mapWith(Number) }
}

/** Newest first; without paging all of them. */
export async function listManagedCategories(db: Db, term: string, paging: Paging | null): Promise<FoundCollections<CategoryRecord>> {
  const all = db
    .select({ ...getTableColumns(categories), ...counting(term) })
    .from(categories)
    .where(hasTerm(categories, term))
    .orderBy(desc(categories.id))
    .$dynamic()
  const rows = await (paging === null ? all : all.limit(paging.limit).offset(paging.offset))
  return { rows, count: rows[0]?.found ?? (paging === null ? rows.length : await db.$count(categories, hasTerm(categories, term))) }
}

export async function findCategory(db: Db, id: string): Promise<CategoryRecord | null> {
  const [row] = await db.select().from(categories).where(eq(categories.id, id))
  return row ?? null
}

export async function countInCategories(db: Db, ids: readonly string[]): Promise<(id: string) => CollectionCounts> {
  if (ids.length === 0) return () => NO_PRODUCTS
  const ownReason = sql`array['category:' || ${categories.id}]`
  const distinct = sql`count(distinct ${products.id})`
  const rows = await db
    .select({
      id: categories.id,
      productCount: sql<number>`${distinct}`.mapWith(Number),
      affects: sql<number>`${distinct} filter (where ${comesOrGoes(categories.isActive, ownReason)})`.mapWith(Number),
    })
    .from(categories)
    .innerJoin(members, or(eq(members.id, categories.id), eq(members.parentId, categories.id)))
    .innerJoin(productCategories, eq(productCategories.categoryId, members.id))
    .innerJoin(products, eq(products.id, productCategories.productId))
    .where(isOneOf(categories.id, ids))
    .groupBy(categories.id)
  return countsOf(rows)
}

/** While it is on, matches products that are active; while it is off, those that nothing else keeps off. */
function comesOrGoes(isOn: SQL | typeof categories.isActive, ownReason: SQL): SQL {
  return sql`case when ${isOn} then ${products.isActive} else not ${products.isActive} and ${products.inactiveReasons} = ${ownReason} end`
}

function countsOf(rows: readonly (CollectionCounts & { readonly id: string })[]): (id: string) => CollectionCounts {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return (id) => byId.get(id) ?? NO_PRODUCTS
}

export interface Family {
  readonly within: { readonly _id: string; readonly name: string; readonly nameAr: string; readonly slug: string } | null
  readonly childCount: number
}

const NO_FAMILY: Family = { within: null, childCount: 0 }

/** The category above each of these, and the number of those within it. */
export async function findFamilies(db: Db, ids: readonly string[]): Promise<(id: string) => Family> {
  if (ids.length === 0) return () => NO_FAMILY
  const rows = await db
    .select({
      id: categories.id,
      within: { _id: members.id, name: members.name, nameAr: members.nameAr, slug: members.slug },
      childCount: sql<number>`(select count(*) from ${categories} c where c.parent_id = ${categories.id})`.mapWith(Number),
    })
    .from(categories)
    .leftJoin(members, eq(members.id, categories.parentId))
    .where(isOneOf(categories.id, ids))
  const byId = new Map(rows.map(({ id, ...family }) => [id, family]))
  return (id) => byId.get(id) ?? NO_FAMILY
}

/** The ids of these categories' own products, newest first. */
export async function listMembers(db: Db, ids: readonly string[]): Promise<(id: string) => string[]> {
  if (ids.length === 0) return () => []
  const rows = await db
    .select({
      id: productCategories.categoryId,
      products: sql<string[]>`json_agg(${productCategories.productId} order by ${productCategories.productId} desc)`,
    })
    .from(productCategories)
    .where(isOneOf(productCategories.categoryId, ids))
    .groupBy(productCategories.categoryId)
  const byId = new Map(rows.map((row) => [row.id, row.products]))
  return (id) => byId.get(id) ?? []
}

/** The number of its own products. */
export async function countMembers(db: Db, categoryId: string): Promise<number> {
  return db.$count(productCategories, eq(productCategories.categoryId, categoryId))
}

export interface BrandFilter {
  readonly scope: ManagedScope
  readonly term: string
}

function ofBrands({ scope, term }: BrandFilter): SQL | undefined {
  return and(inManagedScope(scope, brands.id), hasTerm(brands, term))
}

export async function listManagedBrands(db: Db, filter: BrandFilter, paging: Paging | null): Promise<FoundCollections<BrandRecord>> {
  const all = db
    .select({ ...getTableColumns(brands), ...counting(filter.term) })
    .from(brands)
    .where(ofBrands(filter))
    .orderBy(desc(brands.id))
    .$dynamic()
  const rows = await (paging === null ? all : all.limit(paging.limit).offset(paging.offset))
  return { rows, count: rows[0]?.found ?? (paging === null ? rows.length : await db.$count(brands, ofBrands(filter))) }
}

/** Newest first, behind a brand or from the first. */
export async function listBrandsBefore(
  db: Db,
  { scope, before, limit }: { readonly scope: ManagedScope; readonly before: string | null; readonly limit: number },
): Promise<BrandRecord[]> {
  return db
    .select()
    .from(brands)
    .where(and(inManagedScope(scope, brands.id), before === null ? undefined : lt(brands.id, before)))
    .orderBy(desc(brands.id))
    .limit(limit)
}

/** Sorted by name; a null limit gives all. */
export async function listBrandOptions(db: Db, filter: BrandFilter, limit: number | null) {
  const found = db
    .select({ _id: brands.id, name: brands.name, nameAr: brands.nameAr, slug: brands.slug, isActive: brands.isActive })
    .from(brands)
    .where(ofBrands(filter))
    .orderBy(asc(brands.name), asc(brands.id))
    .$dynamic()
  return limit === null ? found : found.limit(limit)
}

export async function findBrand(db: Db, { id, scope }: { readonly id: string; readonly scope: ManagedScope }): Promise<BrandRecord | null> {
  const [row] = await db
    .select()
    .from(brands)
    .where(and(eq(brands.id, id), inManagedScope(scope, brands.id)))
  return row ?? null
}

/** A brand that is off only because of its merchant counts as on by its own switch. */
export async function countInBrands(db: Db, ids: readonly string[]): Promise<(id: string) => CollectionCounts> {
  if (ids.length === 0) return () => NO_PRODUCTS
  const isOn = sql`(${brands.isActive} or ${brands.inactiveReasons} = '{merchant}')`
  const rows = await db
    .select({
      id: brands.id,
      productCount: count(),
      affects: sql<number>`count(*) filter (where ${comesOrGoes(isOn, sql`'{brand}'::text[]`)})`.mapWith(Number),
    })
    .from(brands)
    .innerJoin(products, eq(products.brandId, brands.id))
    .where(isOneOf(brands.id, ids))
    .groupBy(brands.id)
  return countsOf(rows)
}

export interface BrandOwner {
  readonly _id: string
  readonly name: string
}

/** The merchants of these brands; most brands have none. */
export async function findBrandOwners(db: Db, brandIds: readonly string[]): Promise<(brandId: string) => BrandOwner | null> {
  if (brandIds.length === 0) return () => null
  const owners = await db
    .select({ brandId: merchants.brandId, _id: merchants.id, name: merchants.name })
    .from(merchants)
    .where(inArray(merchants.brandId, [...brandIds]))
  const byBrand = new Map(owners.map(({ brandId, ...owner }) => [brandId, owner]))
  return (brandId) => byBrand.get(brandId) ?? null
}
