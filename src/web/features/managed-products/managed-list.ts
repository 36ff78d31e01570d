import type { CategoryReply } from '#contract/catalogue.ts'
import type { ManagedProduct } from '#contract/products.ts'
import { FIRST_PAGE, MAX_PER_PAGE, PRODUCTS_PER_PAGE, readPage } from '#domain/paging.ts'
import { MANAGED_SORTS, type ManagedSort, PRODUCT_SEARCH_MIN, STOCK_STATES, type StockState } from '#domain/products.ts'
import { type Api, ApiError } from '../../platform/api.ts'
import { readTerm } from '../../platform/list-query.ts'
import { type BrandOption, fetchBrands } from './brand-options.ts'

export type StateFilter = '' | 'true' | 'false'

/** What an address of the list asks for. */
export interface ManagedQuery {
  readonly page: number
  /** Empty where nothing is searched for. */
  readonly term: string
  /** A slug; empty for all. */
  readonly brand: string
  readonly isActive: StateFilter
  /** A slug; empty for all. */
  readonly category: string
  readonly stock: StockState | ''
  /** Empty: the newest first, or what a search fits best. */
  readonly sort: ManagedSort | ''
}

export interface ManagedList {
  readonly query: ManagedQuery
  readonly products: readonly ManagedProduct[]
  readonly count: number
  readonly totalPages: number
  readonly brands: readonly BrandOption[]
  /** Those on show. */
  readonly categories: readonly CategoryReply[]
}

/** What makes no sense in an address asks for the first page of everything. */
export function readManagedQuery(query: URLSearchParams): ManagedQuery {
  const isActive = query.get('isActive')
  const oneOf = <Word extends string>(words: readonly Word[], key: string) => words.find((word) => word === query.get(key)) ?? ''
  return {
    term: readTerm(query, PRODUCT_SEARCH_MIN),
    page: readPage(query.get('page')),
    brand: query.get('brand')?.trim() ?? '',
    isActive: isActive === 'true' || isActive === 'false' ? isActive : '',
    category: query.get('category')?.trim() ?? '',
    stock: oneOf(STOCK_STATES, 'stock'),
    sort: oneOf(MANAGED_SORTS, 'sort'),
  }
}

/** The query of a list: a search has no pages, and another filter starts at the first one. */
export function managedQuery({ page = FIRST_PAGE, term = '', ...filter }: Partial<ManagedQuery>): string {
  const query = new URLSearchParams()
  if (term !== '') query.set('search', term)
  for (const key of ['brand', 'category', 'isActive', 'stock', 'sort'] as const) {
    const value = filter[key] ?? ''
    if (value !== '') query.set(key, value)
  }
  if (term === '' && page > FIRST_PAGE) query.set('page', String(page))
  return query.size === 0 ? '' : `?${query}`
}

export async function loadManagedProducts(api: Api, search: URLSearchParams): Promise<ManagedList> {
  const query = readManagedQuery(search)
  const { page, term, ...filter } = query
  const asked = term === '' ? { page, limit: PRODUCTS_PER_PAGE } : { page: FIRST_PAGE, limit: MAX_PER_PAGE, search: term }
  const [{ products, count = products.length, totalPages = 1 }, brands, { categories }] = await Promise.all([
    api.call('GET /api/product', { query: { ...asked, ...filter } }),
    fetchBrands(api),
    api.call('GET /api/category/list'),
  ])
  return { query, products, count, totalPages, brands, categories: await withChosen(api, categories, filter.category) }
}

/** A category that is off is in no list of the shop; admins, who may filter by it all the same, read its name. */
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

export function hasFilter({ term, brand, category, isActive, stock }: ManagedQuery): boolean {
  return [term, brand, category, isActive, stock].some((asked) => asked !== '')
}
