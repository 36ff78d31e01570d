import type { CategoryReply } from '#contract/catalogue.ts'
import type { DeletedProduct } from '#contract/products/deleted-products.ts'
import type { ProductDraft } from '#contract/products/product-drafts.ts'
import type { ManagedProduct } from '#contract/products.ts'
import {
  type Lack,
  MANAGED_SORTS,
  type ManagedSort,
  MISSING_FACTS,
  PRODUCT_SEARCH_MIN,
  STOCK_STATES,
  type StockState,
} from '#domain/catalogue/products.ts'
import { FIRST_PAGE, MAX_PER_PAGE, ROWS_PER_PAGE, type RowsPerPage, readPage } from '#domain/paging.ts'
import { type Api, ApiError } from '../../../platform/calls/api.ts'
import { readTerm } from '../../../platform/lists/list-query.ts'
import type { Records } from '../../../platform/lists/records.ts'
import { type BrandOption, fetchBrands } from '../brand-options.ts'

/** Names the list's elements in the page. */
export const LIST_ID = 'products'

/** The states to filter by: on, off, and drafts and deleted products, which have lists of their own. */
export const STATE_FILTERS = ['', 'true', 'false', 'draft', 'deleted'] as const
export type StateFilter = (typeof STATE_FILTERS)[number]

/** A state whose records are no products of the catalogue: no other filter is about them. */
export function isOwnList(state: StateFilter): boolean {
  return state === 'deleted' || state === 'draft'
}

/** The query of the list's address. */
export interface ManagedQuery {
  readonly page: number
  /** The search term; empty without a search. */
  readonly term: string
  /** A brand's slug; empty for all. */
  readonly brand: string
  readonly isActive: StateFilter
  /** A category's slug; empty for all. */
  readonly category: string
  readonly stock: StockState | ''
  readonly lacks: Lack | ''
  /** The order; empty for the newest first, or the best match of a search. */
  readonly sort: ManagedSort | ''
  /** The rows of a page. */
  readonly rows: RowsPerPage
}

interface ListOf<Kind extends string, Row> extends Records<Row> {
  readonly kind: Kind
  readonly query: ManagedQuery
  readonly brands: readonly BrandOption[]
  /** Active categories. */
  readonly categories: readonly CategoryReply[]
  /** The number of all drafts that the viewer manages. */
  readonly drafts: number
}

export type ManagedList = ListOf<'products', ManagedProduct> | ListOf<'drafts', ProductDraft> | ListOf<'deleted', DeletedProduct>

/** Invalid values in an address fall back to the first page of everything. */
export function readManagedQuery(query: URLSearchParams): ManagedQuery {
  const oneOf = <Word extends string>(words: readonly Word[], key: string) => words.find((word) => word === query.get(key)) ?? ''
  return {
    term: readTerm(query, PRODUCT_SEARCH_MIN),
    page: readPage(query.get('page')),
    brand: query.get('brand')?.trim() ?? '',
    isActive: oneOf(STATE_FILTERS, 'isActive'),
    category: query.get('category')?.trim() ?? '',
    stock: oneOf(STOCK_STATES, 'stock'),
    lacks: oneOf(MISSING_FACTS, 'lacks'),
    sort: oneOf(MANAGED_SORTS, 'sort'),
    rows: ROWS_PER_PAGE.find((rows) => String(rows) === query.get('rows')) ?? ROWS_PER_PAGE[0],
  }
}

/** Writes the query of a list: a search has no pages, and another filter starts at the first one. */
export function managedQuery({ page = FIRST_PAGE, term = '', rows = ROWS_PER_PAGE[0], ...filter }: Partial<ManagedQuery>): string {
  const query = new URLSearchParams()
  if (term !== '') query.set('search', term)
  for (const key of ['brand', 'category', 'isActive', 'stock', 'lacks', 'sort'] as const) {
    const value = filter[key] ?? ''
    if (value !== '') query.set(key, value)
  }
  if (rows !== ROWS_PER_PAGE[0]) query.set('rows', String(rows))
  if (term === '' && page > FIRST_PAGE) query.set('page', String(page))
  return query.size === 0 ? '' : `?${query}`
}

export async function loadManagedProducts(api: Api, search: URLSearchParams): Promise<ManagedList> {
  const query = readManagedQuery(search)
  if (query.isActive === 'draft') return loadDrafts(api, query)
  return query.isActive === 'deleted' ? loadDeleted(api, query) : loadProducts(api, query, query.isActive)
}

/** A search has no pages. */
function pageOf({ page, term, rows }: ManagedQuery) {
  return term === '' ? { page, limit: rows } : { page: FIRST_PAGE, limit: MAX_PER_PAGE, search: term }
}

async function countDrafts(api: Api): Promise<number> {
  return (await api.call('GET /api/product/drafts', { query: { limit: 1 } })).count
}

async function loadProducts(api: Api, query: ManagedQuery, isActive: '' | 'true' | 'false'): Promise<ManagedList> {
  const { page, term, rows: _rows, ...filter } = query
  const [{ products, count = products.length, totalPages = 1, countIsMinimum: isCountMinimum = false }, brands, { categories }, drafts] =
    await Promise.all([
      api.call('GET /api/product', { query: { ...pageOf(query), ...filter, isActive } }),
      fetchBrands(api),
      api.call('GET /api/category/list'),
      countDrafts(api),
    ])
  const chosen = await withChosen(api, categories, filter.category)
  return { kind: 'products', query, rows: products, count, isCountMinimum, totalPages, page, term, brands, categories: chosen, drafts }
}

/** Drafts and deleted products are found by their words alone. */
async function loadDrafts(api: Api, query: ManagedQuery): Promise<ManagedList> {
  const { page, term } = query
  const { drafts, count, totalPages } = await api.call('GET /api/product/drafts', { query: pageOf(query) })
  const every = term === '' ? count : await countDrafts(api)
  return { kind: 'drafts', query, rows: drafts, count, totalPages, page, term, brands: [], categories: [], drafts: every }
}

async function loadDeleted(api: Api, query: ManagedQuery): Promise<ManagedList> {
  const { page, term } = query
  const [{ products, count, totalPages }, drafts] = await Promise.all([
    api.call('GET /api/product/deleted', { query: pageOf(query) }),
    countDrafts(api),
  ])
  return { kind: 'deleted', query, rows: products, count, totalPages, page, term, brands: [], categories: [], drafts }
}

/** No shop list holds an inactive category, but admins may filter by it, so its name is fetched. */
async function withChosen(api: Api, categories: readonly CategoryReply[], slug: string): Promise<readonly CategoryReply[]> {
  if (slug === '' || categories.some((category) => category.slug === slug)) return categories
  try {
    const every = await api.call('GET /api/category', { query: { page: FIRST_PAGE, limit: MAX_PER_PAGE } })
    return [...categories, ...every.categories.filter((category) => category.slug === slug)]
  } catch (error) {
    if (error instanceof ApiError && error.status === 403) return categories
    throw error
  }
}

export function hasFilter({ term, brand, category, isActive, stock, lacks }: ManagedQuery): boolean {
  return [term, brand, category, isActive, stock, lacks].some((asked) => asked !== '')
}
