import type { ProductCard, ProductListQuery } from '#contract/catalogue.ts'
import type { CallReply } from '#contract/endpoints.ts'
import { maySeePrices, type Viewer } from '#domain/accounts/viewer.ts'
import { inFamilies } from '#domain/catalogue/categories.ts'
import { orderFromSortOrder, PRODUCT_ORDERS, type ProductOrder } from '#domain/catalogue/products.ts'
import { RefusalError } from '#domain/errors.ts'
import { EVERYTHING, type ListScope } from '#domain/list-scope.ts'
import { amountFromDecimal, PRICE_FILTER_MIN, priceBounds } from '#domain/money/money.ts'
import { MAX_SUGGESTIONS, pageCount, pageOffset } from '#domain/paging.ts'
import type { CatalogueParts } from '#domain/settings/missing.ts'
import type { CardRow, Paging } from '#server/catalogue/listing/cards.repository.ts'
import { countFiltered, type FreeFilter, isAnyOnShowRated, listFiltered } from '#server/catalogue/listing/product-filters.repository.ts'
import { type CollectionPage, listCollection, listEverything } from '#server/catalogue/listing/product-lists.repository.ts'
import { type CollectionScope, findScope } from '#server/catalogue/listing/scopes.repository.ts'
import { catalogueSearch } from '#server/catalogue/search/catalogue-search.service.ts'
import { noteNothingFound } from '#server/catalogue/search/misses/search-misses.service.ts'
import type { Database, Db } from '#server/platform/db/database.ts'
import { replicaOf } from '#server/platform/db/replica.ts'
import type { PictureDrive } from '#server/platform/drive/drive.ts'
import type { Log } from '#server/platform/log/log.ts'
import { brandReply, cardReply, categoryReply, collectionReference, detailReply, suggestionReply } from './catalogue.replies.ts'
import { findCatalogueParts, hasBrands, listActiveBrands, listActiveCategories } from './collections.repository.ts'
import { withLikes } from './likes.service.ts'
import { findIdOnShow, findOnShow } from './product-item.repository.ts'

export interface CatalogueDeps {
  readonly database: Database
}

interface Found {
  readonly rows: readonly CardRow[]
  readonly count: number
  readonly countIsMinimum?: boolean
  /** The current names of the filtered collections. */
  readonly category?: CollectionScope | undefined
  readonly brand?: CollectionScope | undefined
}

/** A lower bound that every price passes counts as none. */
const LEAST_AMOUNT = amountFromDecimal(PRICE_FILTER_MIN)

const NOTHING: Found = { rows: [], count: 0 }

export async function listProducts(
  { database }: CatalogueDeps,
  viewer: Viewer,
  query: ProductListQuery,
): Promise<CallReply<'GET /api/product/list'>> {
  const { rows, count, countIsMinimum = false, category, brand } = await findProducts(database, viewer, query)
  return {
    products: await cardsFor(database.db, viewer, rows),
    totalPages: pageCount(count, query.limit),
    currentPage: query.page,
    count,
    ...(countIsMinimum ? { countIsMinimum } : {}),
    ...(category === undefined ? {} : { category: collectionReference(category) }),
    ...(brand === undefined ? {} : { brand: collectionReference(brand) }),
  }
}

/** Anonymous readers are answered from the replica; somebody signed in may have changed what is read, and is answered from the primary. */
export function readingFor<Deps extends CatalogueDeps>(deps: Deps, viewer: Viewer): Deps {
  return viewer.kind === 'anonymous' ? { ...deps, database: replicaOf(deps.database) } : deps
}

interface NotingDeps extends CatalogueDeps {
  readonly now: () => Date
  readonly log: Log
}

/** The list that people page through: what they typed and nothing was found for is counted, so that the owner knows what is asked for. */
export async function listProductsForPage(
  deps: NotingDeps,
  viewer: Viewer,
  query: ProductListQuery,
): Promise<CallReply<'GET /api/product/list'>> {
  const reply = await listProducts(readingFor(deps, viewer), viewer, query)
  const isMiss = reply.count === 0 && query.name.trim() !== '' && query.page === 1
  if (isMiss && query.category === null && query.brand === null && !isNarrowed(query, narrowingOf(viewer, query))) {
    const searched = { term: query.name, language: viewer.language }
    // The search itself has its answer, whatever becomes of the note.
    await noteNothingFound(deps.database.db, searched, deps.now()).catch((err: unknown) =>
      deps.log.warn({ err }, 'a search that found nothing was not counted'),
    )
  }
  return reply
}

async function findProducts(database: Database, viewer: Viewer, query: ProductListQuery): Promise<Found> {
  const { db } = database
  const paging: Paging = { limit: query.limit, offset: pageOffset(query.page, query.limit) }
  const order = query.order ?? orderFromSortOrder(query.sortOrder)
  const isNamed = query.name.trim() !== ''
  const narrowing = narrowingOf(viewer, query)
  if (!isNamed && !isNarrowed(query, narrowing)) return unfiltered(db, query, order ?? PRODUCT_ORDERS.newest, paging)
  const scopes = await findScopes(db, query)
  if (scopes === null) return NOTHING
  const { category, brand, scope } = scopes
  const filter: FreeFilter = { ...narrowing, scope, brandId: category === undefined ? null : (brand?.scope ?? null) }
  const found = isNamed
    ? await catalogueSearch.search(database, query.name, { filter, order, paging })
    : await filtered(db, filter, order ?? PRODUCT_ORDERS.newest, paging)
  return { ...found, category, brand }
}

interface Scopes {
  readonly category: CollectionScope | undefined
  readonly brand: CollectionScope | undefined
  /** The category's list if one is given, else the brand's, else everything. */
  readonly scope: ListScope
}

async function findScopes(db: Db, query: ProductListQuery): Promise<Scopes | null> {
  const [category, brand] = await Promise.all([
    query.category === null ? undefined : findScope(db, 'category', query.category),
    query.brand === null ? undefined : findScope(db, 'brand', query.brand),
  ])
  if (category === null || brand === null) return null
  return { category, brand, scope: (category ?? brand)?.scope ?? EVERYTHING }
}

type Narrowing = Pick<FreeFilter, 'minAmount' | 'maxAmount' | 'rating'>

/** Price bounds have no effect for a viewer who may not see prices: results would reveal them. */
function narrowingOf(viewer: Viewer, query: ProductListQuery): Narrowing {
  const bounds = maySeePrices(viewer) ? priceBounds(query.min, query.max) : { from: 0, to: null }
  return { minAmount: bounds.from <= LEAST_AMOUNT ? null : bounds.from, maxAmount: bounds.to, rating: query.rating }
}

/** True when the list is filtered by more than one brand or one category. */
function isNarrowed({ category, brand }: ProductListQuery, { minAmount, maxAmount, rating }: Narrowing): boolean {
  return (category !== null && brand !== null) || minAmount !== null || maxAmount !== null || rating > 0
}

async function unfiltered(db: Db, { category, brand }: ProductListQuery, order: ProductOrder, paging: Paging): Promise<Found> {
  if (category !== null) return collectionFound('category', await listCollection(db, { kind: 'category', slug: category }, order, paging))
  if (brand !== null) return collectionFound('brand', await listCollection(db, { kind: 'brand', slug: brand }, order, paging))
  const { rows, list } = await listEverything(db, order, paging)
  return { rows, count: list.count }
}

function collectionFound(kind: 'category' | 'brand', page: CollectionPage | null): Found {
  return page === null ? NOTHING : { rows: page.rows, count: page.list.count, [kind]: page.list }
}

async function filtered(db: Db, filter: FreeFilter, order: ProductOrder, paging: Paging): Promise<Found> {
  const [rows, count] = await Promise.all([listFiltered(db, filter, order, paging), countFiltered(db, filter)])
  return { rows, count }
}

export async function findRated({ database }: CatalogueDeps): Promise<CallReply<'GET /api/product/list/rated'>> {
  return { isAnyRated: await isAnyOnShowRated(database.db) }
}

export async function suggest({ database }: CatalogueDeps, term: string): Promise<CallReply<'GET /api/product/list/search/:term'>> {
  const rows = await catalogueSearch.suggest(database, term, MAX_SUGGESTIONS)
  return { products: rows.map(suggestionReply) }
}

export interface ItemDeps extends NotingDeps {
  readonly drive: PictureDrive
}

export async function getProduct(
  { database, drive }: ItemDeps,
  viewer: Viewer,
  slug: string,
): Promise<CallReply<'GET /api/product/item/:slug'>> {
  const row = await findOnShow(database.db, slug)
  if (row === null) throw new RefusalError('product/not-found')
  const [product = detailReply(viewer, row)] = await withLikes(database.db, viewer, [detailReply(viewer, row)])
  const folderUrl = viewer.kind === 'signed-in' && viewer.role === 'ROLE ADMIN' && !viewer.isDisabled ? drive.folderUrl(row.sku) : null
  return { product: folderUrl === null ? product : { ...product, folderUrl } }
}

/** The id of a product on show by its current or an old slug. */
export async function findProductIdOnShow(db: Db, slug: string): Promise<string | null> {
  return findIdOnShow(db, slug)
}

async function cardsFor(db: Db, viewer: Viewer, rows: readonly CardRow[]): Promise<ProductCard[]> {
  return withLikes(
    db,
    viewer,
    rows.map((row) => cardReply(viewer, row)),
  )
}

export interface BrandListing {
  readonly slug: string
  readonly page: number
  readonly limit: number
  readonly order: ProductOrder | undefined
}

export async function listBrandProducts(
  { database }: CatalogueDeps,
  viewer: Viewer,
  listing: BrandListing,
): Promise<CallReply<'GET /api/product/list/brand/:slug'>> {
  const { limit, page, slug, order = PRODUCT_ORDERS.newest } = listing
  const paging = { limit, offset: pageOffset(page, limit) }
  const { rows, count } = collectionFound('brand', await listCollection(database.db, { kind: 'brand', slug }, order, paging))
  return { products: await cardsFor(database.db, viewer, rows), pages: pageCount(count, limit), page, totalProducts: count }
}

export async function listCategories({ database }: CatalogueDeps): Promise<CallReply<'GET /api/category/list'>> {
  return { categories: inFamilies((await listActiveCategories(database.db)).map(categoryReply)) }
}

export async function listBrands({ database }: CatalogueDeps): Promise<CallReply<'GET /api/brand/list'>> {
  const rows = await listActiveBrands(database)
  return { brands: rows.map((row) => ({ ...brandReply(row), productCount: row.productCount })) }
}

export async function readCatalogueParts({ database }: Pick<CatalogueDeps, 'database'>): Promise<CatalogueParts> {
  return findCatalogueParts(database.db)
}

/** True when no record was ever entered, hidden or shown. */
export async function isCatalogueEmpty({ database }: CatalogueDeps): Promise<boolean> {
  return !(await hasBrands(database.db))
}
