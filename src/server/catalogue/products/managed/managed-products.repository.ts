import { and, asc, between, eq, gt, lt, lte, type SQL, sql } from 'drizzle-orm'
import type { ManagedScope } from '#domain/accounts/viewer.ts'
import { allPictures, type StoredPicture } from '#domain/catalogue/product-pictures.ts'
import { type Lack, LOW_STOCK_MAX, type StockState } from '#domain/catalogue/products.ts'
import { brands, categories, lacksArabic, lacksPicture, oldSlugs, productCategories, products } from '#server/catalogue/catalogue.tables.ts'
import { cardColumns, type Paging } from '#server/catalogue/listing/cards.repository.ts'
import { inManagedScope } from '#server/catalogue/managed-scope.repository.ts'
import type { ManagedSearch } from '#server/catalogue/search/search.deps.ts'
import type { Db } from '#server/platform/db/database.ts'
import { uuids } from '#server/platform/ids.ts'
import { type ManagedOrder, orderOf, pageOfIds, searchPosition } from './managed-orders.repository.ts'

/** A product as its managers see it; the brand is null after it was deleted. */
const managedColumns = {
  ...cardColumns,
  version: products.version,
  priceConfirmed: products.priceConfirmed,
  inactiveReasons: products.inactiveReasons,
  brandId: sql<string | null>`${brands.id}`,
  brandName: sql<string | null>`${brands.name}`,
  brandNameAr: sql<string | null>`${brands.nameAr}`,
  brandSlug: sql<string | null>`${brands.slug}`,
  isBrandActive: sql<boolean | null>`${brands.isActive}`,
  isMerchantActive: sql<boolean | null>`${brands.isMerchantActive}`,
}

const optionColumns = {
  id: products.id,
  name: products.name,
  nameAr: products.nameAr,
  sku: products.sku,
  imageName: products.imageName,
  isActive: products.isActive,
}

export type ManagedRow = Awaited<ReturnType<typeof selectManaged>>[number]
export type OptionRow = Awaited<ReturnType<typeof selectOptions>>[number]

/** Narrows the managed products; a null matches any. */
export interface ManagedFilter {
  /** Restricts to one brand, the only one that a merchant may see. */
  readonly brandId: string | null
  readonly isActive: boolean | null
  /** Restricts to products of one of these. */
  readonly categoryIds: readonly string[] | null
  readonly stock: StockState | null
  readonly lacks: Lack | null
  /** Prices that were confirmed before are old; null where none is. */
  readonly oldBefore: Date | null
}

/** A null sort keeps the default order. */
export interface ManagedView extends ManagedOrder {
  readonly paging: Paging
}

const inState = {
  in: gt(products.quantity, 0),
  low: between(products.quantity, 1, LOW_STOCK_MAX),
  out: lte(products.quantity, 0),
} as const satisfies Record<StockState, SQL>

const lacking = {
  category: sql`not exists (select from ${productCategories} where ${productCategories.productId} = ${products.id})`,
  arabic: lacksArabic(products),
  picture: lacksPicture(products),
} as const satisfies Record<Exclude<Lack, 'fresh-price'>, SQL>

function isLacking(lack: Lack, oldBefore: Date | null): SQL {
  if (lack !== 'fresh-price') return lacking[lack]
  return oldBefore === null ? sql`false` : lt(products.priceConfirmed, oldBefore)
}

export function managedConditions({ brandId, isActive, categoryIds, stock, lacks, oldBefore }: ManagedFilter): SQL | undefined {
  const members = sql`(select ${productCategories.productId} from ${productCategories} where ${productCategories.categoryId} = any(${uuids(categoryIds ?? [])}))`
  return and(
    brandId === null ? undefined : eq(products.brandId, brandId),
    isActive === null ? undefined : eq(products.isActive, isActive),
    categoryIds === null ? undefined : sql`${products.id} in ${members}`,
    stock === null ? undefined : inState[stock],
    lacks === null ? undefined : isLacking(lacks, oldBefore),
  )
}

function selectManaged(db: Db) {
  return db.select(managedColumns).from(products).leftJoin(brands, eq(brands.id, products.brandId)).$dynamic()
}

function selectOptions(db: Db) {
  return db.select(optionColumns).from(products).$dynamic()
}

export async function listManaged(db: Db, filter: ManagedFilter, view: ManagedView): Promise<ManagedRow[]> {
  return selectManaged(db)
    .where(isShown(db, filter, view))
    .orderBy(...orderOf(view))
}

export async function listOptions(db: Db, filter: ManagedFilter, view: ManagedView): Promise<OptionRow[]> {
  return selectOptions(db)
    .where(isShown(db, filter, view))
    .orderBy(...orderOf(view))
}

/** Selects a page on narrow rows, which sort faster than whole products. */
function isShown(db: Db, filter: ManagedFilter, view: ManagedView): SQL | undefined {
  return sql`${products.id} in ${pageOfIds(db, managedConditions(filter), view.paging, view)}`
}

/** The ids of all in their order, as one text: a million of them take 36 MB, and as texts of their own three times as much. */
export async function listOrderedIds(db: Db, filter: ManagedFilter, view: ManagedOrder): Promise<string> {
  const order = sql.join([...orderOf(view)], sql`, `)
  const { rows } = await db.execute<{ ids: string | null }>(sql`
    select string_agg(${products.id}::text, '' order by ${order}) as ids from ${products} where ${managedConditions(filter) ?? sql`true`}`)
  return rows[0]?.ids ?? ''
}

/** The ids of all, or of so many at most. */
export async function listManagedIds(db: Db, filter: ManagedFilter, limit: number): Promise<string[]> {
  const rows = await db.select({ id: products.id }).from(products).where(managedConditions(filter)).limit(limit)
  return rows.map(({ id }) => id)
}

/** The ids behind this one, the oldest first. */
export async function listManagedIdsAfter(
  db: Db,
  filter: ManagedFilter,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(managedConditions(filter), after === null ? undefined : gt(products.id, after)))
    .orderBy(asc(products.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}

export async function countManaged(db: Db, filter: ManagedFilter): Promise<number> {
  return db.$count(products, managedConditions(filter))
}

/** Keeps the order of the ids. */
export async function listManagedByIds(db: Db, ids: readonly string[]): Promise<ManagedRow[]> {
  return inOrder(ids, await selectManaged(db).where(isOneOf(ids)))
}

export async function listOptionsByIds(db: Db, ids: readonly string[]): Promise<OptionRow[]> {
  return inOrder(ids, await selectOptions(db).where(isOneOf(ids)))
}

function isOneOf(ids: readonly string[]): SQL {
  return sql`${products.id} = any(${uuids(ids)})`
}

function inOrder<Row extends { id: string }>(ids: readonly string[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Null also for a product of another brand than the given one. */
export async function findManaged(db: Db, id: string, scope: ManagedScope): Promise<ManagedRow | null> {
  const [found] = await selectManaged(db).where(and(eq(products.id, id), inManagedScope(scope, products.brandId)))
  return found ?? null
}

export async function listCategoriesOf(db: Db, productId: string) {
  return db
    .select({ _id: categories.id, name: categories.name, nameAr: categories.nameAr, slug: categories.slug })
    .from(productCategories)
    .innerJoin(categories, eq(categories.id, productCategories.categoryId))
    .where(eq(productCategories.productId, productId))
    .orderBy(asc(categories.id))
}

/** All uploaded pictures of a product in their order, the main one in front. */
export async function listPictures(db: Db, productId: string): Promise<readonly StoredPicture[]> {
  const [row] = await db
    .select({ imageName: products.imageName, pictures: products.pictures })
    .from(products)
    .where(eq(products.id, productId))
  return row === undefined ? [] : allPictures(row.imageName, row.pictures)
}

/** The id of a brand or category, on show or not, by its id, its current or an old slug; null when there is none. */
export async function findCollectionId(
  db: Db,
  kind: 'brand' | 'category',
  { id, slug }: { id: string | null; slug: string },
): Promise<string | null> {
  const table = kind === 'brand' ? brands : categories
  const { rows } = await db.execute<{ id: string }>(sql`
    select coalesce(
      (select id from ${table} where id = ${id}::uuid),
      (select id from ${table} where slug = ${slug}),
      (select ${oldSlugs.recordId} from ${oldSlugs} where ${oldSlugs.kind} = ${kind} and ${oldSlugs.slug} = ${slug})) as id`)
  return rows[0]?.id ?? null
}

/** The same filter and order for the search, whose statement selects the products. */
export function managedQuery(filter: ManagedFilter, order: ManagedOrder, paging: Paging): ManagedSearch {
  return { condition: managedConditions(filter), position: searchPosition(order), paging }
}
