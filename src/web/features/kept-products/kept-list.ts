import type { ManagedProduct } from '#contract/products.ts'
import { FIRST_PAGE, MAX_PER_PAGE, PRODUCTS_PER_PAGE, readPage } from '#domain/paging.ts'
import { PRODUCT_SEARCH_MIN } from '#domain/products.ts'
import type { Api } from '../../platform/api.ts'
import { readTerm } from '../../platform/list-query.ts'
import { type BrandOption, fetchBrands } from './brand-options.ts'

export type StateFilter = '' | 'true' | 'false'

/** What an address of the list asks for. */
export interface KeptQuery {
  readonly page: number
  /** Empty where nothing is searched for. */
  readonly term: string
  /** A slug; empty for all. */
  readonly brand: string
  readonly isActive: StateFilter
}

export interface KeptList {
  readonly query: KeptQuery
  readonly products: readonly ManagedProduct[]
  readonly count: number
  readonly totalPages: number
  readonly brands: readonly BrandOption[]
}

/** What makes no sense in an address asks for the first page of everything. */
export function readKeptQuery(query: URLSearchParams): KeptQuery {
  const isActive = query.get('isActive')
  return {
    term: readTerm(query, PRODUCT_SEARCH_MIN),
    page: readPage(query.get('page')),
    brand: query.get('brand')?.trim() ?? '',
    isActive: isActive === 'true' || isActive === 'false' ? isActive : '',
  }
}

/** The query of a list: a search has no pages, and another filter starts at the first one. */
export function keptQuery({ page = FIRST_PAGE, term = '', brand = '', isActive = '' }: Partial<KeptQuery>): string {
  const query = new URLSearchParams()
  if (term !== '') query.set('search', term)
  if (brand !== '') query.set('brand', brand)
  if (isActive !== '') query.set('isActive', isActive)
  if (term === '' && page > FIRST_PAGE) query.set('page', String(page))
  return query.size === 0 ? '' : `?${query}`
}

export async function loadKeptProducts(api: Api, search: URLSearchParams): Promise<KeptList> {
  const query = readKeptQuery(search)
  const { page, term, brand, isActive } = query
  const asked = term === '' ? { page, limit: PRODUCTS_PER_PAGE } : { page: FIRST_PAGE, limit: MAX_PER_PAGE, search: term }
  const [reply, brands] = await Promise.all([api.call('GET /api/product', { query: { ...asked, brand, isActive } }), fetchBrands(api)])
  return { query, products: reply.products, count: reply.count ?? reply.products.length, totalPages: reply.totalPages ?? 1, brands }
}

export function hasFilter({ term, brand, isActive }: KeptQuery): boolean {
  return term !== '' || brand !== '' || isActive !== ''
}
