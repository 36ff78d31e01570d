import type { ManagedBrand } from '#contract/brands.ts'
import type { CallReply } from '#contract/endpoints.ts'
import { COLLECTION_SEARCH_MIN } from '#domain/catalogue/categories.ts'
import { FIRST_PAGE, MAX_PER_PAGE, RECORDS_PER_PAGE } from '#domain/paging.ts'
import type { Api } from '../../platform/calls/api.ts'
import { type ListQuery, listAddresses } from '../../platform/lists/list-query.ts'

export type ListedCategory = CallReply<'GET /api/category'>['categories'][number]

export interface CollectionList<Row> {
  readonly query: Pick<ListQuery<never>, 'page' | 'term'>
  readonly rows: readonly Row[]
  readonly count: number
  readonly totalPages: number
}

export const collectionAddresses = listAddresses({ searchFrom: COLLECTION_SEARCH_MIN })

function asked({ page, term }: ListQuery<never>) {
  return term === '' ? { page, limit: RECORDS_PER_PAGE } : { page: FIRST_PAGE, limit: MAX_PER_PAGE, search: term }
}

export async function loadCategories(api: Api, search: URLSearchParams): Promise<CollectionList<ListedCategory>> {
  const query = collectionAddresses.read(search)
  const { categories: rows, count = rows.length, totalPages = 1 } = await api.call('GET /api/category', { query: asked(query) })
  return { query, rows, count, totalPages }
}

export async function loadBrands(api: Api, search: URLSearchParams): Promise<CollectionList<ManagedBrand>> {
  const query = collectionAddresses.read(search)
  const { brands: rows, count = rows.length, totalPages = 1 } = await api.call('GET /api/brand', { query: asked(query) })
  return { query, rows, count, totalPages }
}
