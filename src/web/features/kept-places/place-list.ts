import type { ManagedBrand } from '#contract/brands.ts'
import type { CallReply } from '#contract/endpoints.ts'
import { PLACE_SEARCH_MIN } from '#domain/categories.ts'
import { FIRST_PAGE, MAX_PER_PAGE, RECORDS_PER_PAGE } from '#domain/paging.ts'
import type { Api } from '../../platform/api.ts'

export type ListedCategory = CallReply<'GET /api/category'>['categories'][number]

/** What an address of a list asks for. */
export interface PlacesQuery {
  readonly page: number
  /** Empty where nothing is searched for. */
  readonly term: string
}

export interface PlaceList<Row> {
  readonly query: PlacesQuery
  readonly rows: readonly Row[]
  readonly count: number
  readonly totalPages: number
}

/** What makes no sense in an address asks for the first page of everything. */
export function readPlacesQuery(query: URLSearchParams): PlacesQuery {
  const typed = query.get('search')?.trim() ?? ''
  const page = Number(query.get('page'))
  return {
    term: typed.length < PLACE_SEARCH_MIN ? '' : typed,
    page: Number.isSafeInteger(page) && page > FIRST_PAGE ? page : FIRST_PAGE,
  }
}

/** A search has no pages. */
export function placesQuery({ page = FIRST_PAGE, term = '' }: Partial<PlacesQuery>): string {
  const query = new URLSearchParams()
  if (term !== '') query.set('search', term)
  else if (page > FIRST_PAGE) query.set('page', String(page))
  return query.size === 0 ? '' : `?${query}`
}

function asked({ page, term }: PlacesQuery) {
  return term === '' ? { page, limit: RECORDS_PER_PAGE } : { page: FIRST_PAGE, limit: MAX_PER_PAGE, search: term }
}

export async function loadCategories(api: Api, search: URLSearchParams): Promise<PlaceList<ListedCategory>> {
  const query = readPlacesQuery(search)
  const { categories: rows, count = rows.length, totalPages = 1 } = await api.call('GET /api/category', { query: asked(query) })
  return { query, rows, count, totalPages }
}

export async function loadBrands(api: Api, search: URLSearchParams): Promise<PlaceList<ManagedBrand>> {
  const query = readPlacesQuery(search)
  const { brands: rows, count = rows.length, totalPages = 1 } = await api.call('GET /api/brand', { query: asked(query) })
  return { query, rows, count, totalPages }
}
