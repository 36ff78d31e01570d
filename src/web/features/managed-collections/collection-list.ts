import type { ManagedBrand } from '#contract/brands.ts'
import type { CallReply } from '#contract/endpoints.ts'
import type { DeletedCollection } from '#contract/products/deleted-collections.ts'
import { COLLECTION_SEARCH_MIN } from '#domain/catalogue/categories.ts'
import { FIRST_PAGE, MAX_PER_PAGE, RECORDS_PER_PAGE } from '#domain/paging.ts'
import type { Api } from '../../platform/calls/api.ts'
import { listAddresses } from '../../platform/lists/list-query.ts'
import type { Records } from '../../platform/lists/records.ts'

export type ListedCategory = CallReply<'GET /api/category'>['categories'][number]

/** A category that others may be put into. */
export type TopCategory = Pick<ListedCategory, '_id' | 'name' | 'nameAr' | 'isActive'>

/** All categories that are within none, on show or not. */
export async function loadTopCategories(api: Api): Promise<readonly TopCategory[]> {
  const load = (page: number) => api.call('GET /api/category', { query: { page, limit: MAX_PER_PAGE } })
  const first = await load(FIRST_PAGE)
  const further = Array.from({ length: (first.totalPages ?? 1) - 1 }, (_, at) => load(FIRST_PAGE + 1 + at))
  const all = [first, ...(await Promise.all(further))].flatMap(({ categories }) => categories)
  return all.filter(({ parent }) => parent === null)
}

interface Present<Row> extends Records<Row> {
  readonly kind: 'present'
}

interface Deleted extends Records<DeletedCollection> {
  readonly kind: 'deleted'
}

/** Categories or brands of the catalogue, or those that were deleted. */
export type CollectionList<Row> = Present<Row> | Deleted

export const collectionAddresses = listAddresses<'deleted'>({ searchFrom: COLLECTION_SEARCH_MIN, states: { deleted: 'deleted' } })

function asked(page: number, term: string) {
  return term === '' ? { page, limit: RECORDS_PER_PAGE } : { page: FIRST_PAGE, limit: MAX_PER_PAGE, search: term }
}

export async function loadCategories(api: Api, search: URLSearchParams): Promise<CollectionList<ListedCategory>> {
  const { page, term, state } = collectionAddresses.read(search)
  if (state === 'deleted') return deletedList(page, term, await api.call('GET /api/category/deleted', { query: asked(page, term) }))
  const { categories: rows, count = rows.length, totalPages = 1 } = await api.call('GET /api/category', { query: asked(page, term) })
  return { kind: 'present', page, term, rows, count, totalPages }
}

export async function loadBrands(api: Api, search: URLSearchParams): Promise<CollectionList<ManagedBrand>> {
  const { page, term, state } = collectionAddresses.read(search)
  if (state === 'deleted') return deletedList(page, term, await api.call('GET /api/brand/deleted', { query: asked(page, term) }))
  const { brands: rows, count = rows.length, totalPages = 1 } = await api.call('GET /api/brand', { query: asked(page, term) })
  return { kind: 'present', page, term, rows, count, totalPages }
}

function deletedList(page: number, term: string, { deleted, count, totalPages }: CallReply<'GET /api/category/deleted'>): Deleted {
  return { kind: 'deleted', page, term, rows: deleted, count, totalPages }
}
