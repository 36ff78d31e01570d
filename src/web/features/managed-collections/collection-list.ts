import type { ManagedBrand } from '#contract/brands.ts'
import type { CallReply } from '#contract/endpoints.ts'
import { COLLECTION_SEARCH_MIN } from '#domain/catalogue/categories.ts'
import { FIRST_PAGE, MAX_PER_PAGE, RECORDS_PER_PAGE } from '#domain/paging.ts'
import type { Api } from '../../platform/calls/api.ts'
import { listAddresses } from '../../platform/lists/list-query.ts'
import type { Records } from '../../platform/lists/records.ts'

export type ListedCategory = CallReply<'GET /api/category'>['categories'][number]

export type CollectionList<Row> = Records<Row>

export const collectionAddresses = listAddresses({ searchFrom: COLLECTION_SEARCH_MIN })

function asked(page: number, term: string) {
  return term === '' ? { page, limit: RECORDS_PER_PAGE } : { page: FIRST_PAGE, limit: MAX_PER_PAGE, search: term }
}

export async function loadCategories(api: Api, search: URLSearchParams): Promise<CollectionList<ListedCategory>> {
  const { page, term } = collectionAddresses.read(search)
  const { categories: rows, count = rows.length, totalPages = 1 } = await api.call('GET /api/category', { query: asked(page, term) })
  return { page, term, rows, count, totalPages }
}

export async function loadBrands(api: Api, search: URLSearchParams): Promise<CollectionList<ManagedBrand>> {
  const { page, term } = collectionAddresses.read(search)
  const { brands: rows, count = rows.length, totalPages = 1 } = await api.call('GET /api/brand', { query: asked(page, term) })
  return { page, term, rows, count, totalPages }
}
