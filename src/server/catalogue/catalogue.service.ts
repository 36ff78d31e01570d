import type { ProductListQuery } from '#contract/catalogue.ts'
import type { CallReply } from '#contract/endpoints.ts'
import { RefusalError } from '#domain/errors.ts'
import { priceBounds } from '#domain/money.ts'
import { MAX_SUGGESTIONS, pageCount, pageOffset } from '#domain/paging.ts'
import { orderFromSortOrder, PRODUCT_ORDERS, type ProductOrder } from '#domain/products.ts'
import { maySeePrices, type Viewer } from '#domain/viewer.ts'
import type { Database, Db } from '#server/platform/db/database.ts'
import {
  type CardRow,
  countFiltered,
  type FreeFilter,
  findEverything,
  findOnShow,
  findScope,
  hasBrands,
  listActiveBrands,
  listActiveCategories,
  listFiltered,
  listScope,
  type Paging,
  type PlaceScope,
  type Scope,
} from './catalogue.repository.ts'
import { brandReply, cardReply, categoryReply, detailReply, placeReference, suggestionReply } from './catalogue-replies.ts'
import { searchProducts, suggestProducts } from './search.service.ts'

export interface CatalogueDeps {
  readonly database: Database
}

interface Found {
  readonly rows: readonly CardRow[]
  readonly count: number
}

const NOTHING: Found = { rows: [], count: 0 }

export async function listProducts(
  { database }: CatalogueDeps,
  viewer: Viewer,
  query: ProductListQuery,
): Promise<CallReply<'GET /api/product/list'>> {
  const scopes = await findScopes(database.db, query)
  const { rows, count } = scopes === null ? NOTHING : await findProducts(database, viewer, query, scopes)
  return {
    products: rows.map((row) => cardReply(viewer, row)),
    totalPages: pageCount(count, query.limit),
    currentPage: query.page,
    count,
    ...(scopes?.category === undefined ? {} : { category: placeReference(scopes.category) }),
    ...(scopes?.brand === undefined ? {} : { brand: placeReference(scopes.brand) }),
  }
}

async function findProducts(database: Database, viewer: Viewer, query: ProductListQuery, scopes: Scopes): Promise<Found> {
  const { db } = database
  const paging: Paging = { limit: query.limit, offset: pageOffset(query.page, query.limit) }
  const order = query.order ?? orderFromSortOrder(query.sortOrder)
  const filter = freeFilter(viewer, query, scopes)
  if (query.name.trim() !== '') return searchProducts(database, query.name, { filter, order, paging })
  return isFree(filter)
    ? filtered(db, filter, order ?? PRODUCT_ORDERS.newest, paging)
    : unfiltered(db, scopes.list, order ?? PRODUCT_ORDERS.newest, paging)
}

interface Scopes {
  readonly category: PlaceScope | undefined
  readonly brand: PlaceScope | undefined
  /** A category's list where there is one, else a brand's, else everything. */
  readonly list: Scope
}

async function findScopes(db: Db, query: ProductListQuery): Promise<Scopes | null> {
  const [category, brand] = await Promise.all([
    query.category === null ? undefined : findScope(db, 'category', query.category),
    query.brand === null ? undefined : findScope(db, 'brand', query.brand),
  ])
  if (category === null || brand === null) return null
  return { category, brand, list: category ?? brand ?? (await findEverything(db)) }
}

/** Price bounds have no effect for a viewer who may not see prices: they would tell them. */
function freeFilter(viewer: Viewer, query: ProductListQuery, { category, brand, list }: Scopes): FreeFilter {
  const bounds = maySeePrices(viewer) ? priceBounds(query.min, query.max) : { from: 0, to: null }
  return {
    scope: list.scope,
    brandId: category === undefined ? null : (brand?.scope ?? null),
    minPiastres: bounds.from <= 100 ? null : bounds.from,
    maxPiastres: bounds.to,
    rating: query.rating,
  }
}

function isFree(filter: FreeFilter): boolean {
  return filter.brandId !== null || filter.minPiastres !== null || filter.maxPiastres !== null || filter.rating > 0
}

async function unfiltered(db: Db, list: Scope, order: ProductOrder, paging: Paging): Promise<Found> {
  if (paging.offset >= list.count) return { rows: [], count: list.count }
  return { rows: await listScope(db, list.scope, order, paging), count: list.count }
}

async function filtered(db: Db, filter: FreeFilter, order: ProductOrder, paging: Paging): Promise<Found> {
  const [rows, count] = await Promise.all([listFiltered(db, filter, order, paging), countFiltered(db, filter)])
  return { rows, count }
}

export async function suggest({ database }: CatalogueDeps, term: string): Promise<CallReply<'GET /api/product/list/search/:term'>> {
  const rows = await suggestProducts(database, term, MAX_SUGGESTIONS)
  return { products: rows.map(suggestionReply) }
}

export async function getProduct(
  { database }: CatalogueDeps,
  viewer: Viewer,
  slug: string,
): Promise<CallReply<'GET /api/product/item/:slug'>> {
  const row = await findOnShow(database.db, slug)
  if (row === null) throw new RefusalError('product/not-found')
  return { product: detailReply(viewer, row) }
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
  const { limit, page } = listing
  const brand = await findScope(database.db, 'brand', listing.slug)
  const paging = { limit, offset: pageOffset(page, limit) }
  const { rows, count } = brand === null ? NOTHING : await unfiltered(database.db, brand, listing.order ?? PRODUCT_ORDERS.newest, paging)
  return { products: rows.map((row) => cardReply(viewer, row)), pages: pageCount(count, limit), page, totalProducts: count }
}

export async function listCategories({ database }: CatalogueDeps): Promise<CallReply<'GET /api/category/list'>> {
  return { categories: (await listActiveCategories(database.db)).map(categoryReply) }
}

export async function listBrands({ database }: CatalogueDeps): Promise<CallReply<'GET /api/brand/list'>> {
  return { brands: (await listActiveBrands(database.db)).map(brandReply) }
}

/** Nothing was ever entered, hidden or shown. */
export async function isCatalogueEmpty({ database }: CatalogueDeps): Promise<boolean> {
  return !(await hasBrands(database.db))
}
