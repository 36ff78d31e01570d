import type { ManagedCategory, WholeCategory } from '#contract/categories.ts'
import type { CallReply } from '#contract/endpoints.ts'
import { COLLECTION_SEARCH_MIN } from '#domain/catalogue/categories.ts'
import { RefusalError } from '#domain/errors.ts'
import { FIRST_PAGE, MAX_FOUND_RECORDS, pageCount, pageOffset } from '#domain/paging.ts'
import type { CategoryRecord } from '#server/catalogue/records.repository.ts'
import { categoryReply } from '#server/catalogue/shop/catalogue.replies.ts'
import { cachedCountsOfEach } from '#server/platform/counts/cached-counts.ts'
import type { Database, Db } from '#server/platform/db/database.ts'
import { EndlessList } from '#server/platform/http/replies.ts'
import { isId } from '#server/platform/ids.ts'
import {
  countInCategories,
  countMembers,
  findCategory,
  findFamilies,
  listManagedCategories,
  listMembers,
} from './managed-collections.repository.ts'

type ListedCategory = CallReply<'GET /api/category'>['categories'][number]

export interface CollectionsRequest {
  readonly page?: number | undefined
  readonly limit: number
  readonly search: string
}

/** The requested page; without one everything, or the first results of a search. */
export function collectionsPaging({ page, limit, search }: CollectionsRequest): { readonly limit: number; readonly offset: number } | null {
  if (page !== undefined) return { limit, offset: pageOffset(page, limit) }
  return search === '' ? null : { limit: MAX_FOUND_RECORDS, offset: 0 }
}

export function pagingReply({ page, limit }: CollectionsRequest, count: number | null) {
  return count === null ? {} : { totalPages: pageCount(count, limit), currentPage: page ?? FIRST_PAGE, count }
}

/** A term that is too short to search by finds nothing. */
export function isTooShort(search: string): boolean {
  return search !== '' && search.length < COLLECTION_SEARCH_MIN
}

/** The requested page; without one everything, or the first results of a search. */
export async function answerCategories(
  deps: CategoryDeps,
  query: CollectionsRequest,
): Promise<CallReply<'GET /api/category'> | EndlessList<ListedCategory>> {
  if (query.page !== undefined || query.search !== '') return listFoundCategories(deps, query)
  return new EndlessList('categories', allCategories(deps.database.db))
}

/** A page, or the results of a search. */
export async function listFoundCategories(
  { database: { db } }: CategoryDeps,
  query: CollectionsRequest,
): Promise<CallReply<'GET /api/category'>> {
  const isPaged = query.page !== undefined
  if (isTooShort(query.search)) return { categories: [], ...pagingReply(query, isPaged ? 0 : null) }
  const { rows, count } = await listManagedCategories(db, query.search, collectionsPaging(query))
  return { categories: await listed(db, rows, !isPaged), ...pagingReply(query, isPaged ? count : null) }
}

async function listed(db: Db, rows: readonly CategoryRecord[], isWithMembers: boolean): Promise<ListedCategory[]> {
  const ids = rows.map(({ id }) => id)
  const [listedReply, membersOf] = await Promise.all([repliesOf(db, rows), isWithMembers ? listMembers(db, ids) : null])
  return rows.map((row) => ({ ...listedReply(row), ...(membersOf === null ? {} : { products: membersOf(row.id) }) }))
}

/** One category may have all products of the shop, so each category's products are read separately. */
async function* allCategories(db: Db): AsyncGenerator<ListedCategory[]> {
  const { rows } = await listManagedCategories(db, '', null)
  for (const row of rows) yield await listed(db, [row], true)
}

interface CategoryDeps {
  readonly database: Database
}

export async function getCategory({ database: { db } }: CategoryDeps, id: string): Promise<CallReply<'GET /api/category/:id'>> {
  return { category: await wholeCategory(db, await oneCategory(db, id)) }
}

export async function getCategoryFacts({ database: { db } }: CategoryDeps, id: string): Promise<CallReply<'GET /api/category/:id/facts'>> {
  return { category: await managedCategory(db, await oneCategory(db, id)) }
}

async function oneCategory(db: Db, id: string): Promise<CategoryRecord> {
  const row = isId(id) ? await findCategory(db, id) : null
  if (row === null) throw new RefusalError('category/not-found')
  return row
}

export async function managedCategory(db: Db, row: CategoryRecord): Promise<ManagedCategory> {
  const listedReply = await repliesOf(db, [row])
  return { ...listedReply(row), ownCount: await countMembers(db, row.id) }
}

export async function wholeCategory(db: Db, row: CategoryRecord): Promise<WholeCategory> {
  const membersOf = await listMembers(db, [row.id])
  return { ...(await managedCategory(db, row)), products: membersOf(row.id) }
}

async function repliesOf(db: Db, rows: readonly CategoryRecord[]) {
  const ids = rows.map(({ id }) => id)
  const countsOf = await cachedCountsOfEach(db, { kind: 'categories', records: rows, count: countInCategories })
  const familyOf = await findFamilies(db, ids)
  return (row: CategoryRecord) => ({
    ...categoryReply(row),
    version: row.version,
    isParentActive: row.isParentActive,
    ...familyOf(row.id),
    ...countsOf(row.id),
  })
}
