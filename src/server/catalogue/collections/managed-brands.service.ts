import type { ManagedBrand } from '#contract/brands.ts'
import type { CallReply } from '#contract/endpoints.ts'
import { type ManagedScope, type Manager, managedScope } from '#domain/accounts/viewer.ts'
import { RefusalError } from '#domain/errors.ts'
import { MAX_FOUND_RECORDS } from '#domain/paging.ts'
import type { BrandRecord } from '#server/catalogue/records.repository.ts'
import { brandReply } from '#server/catalogue/shop/catalogue.replies.ts'
import { cachedCountsOfEach } from '#server/platform/counts/cached-counts.ts'
import type { Database, Db } from '#server/platform/db/database.ts'
import { EndlessList } from '#server/platform/http/replies.ts'
import { isId } from '#server/platform/ids.ts'
import { type CollectionsRequest, collectionsPaging, isTooShort, pagingReply } from './managed-categories.service.ts'
import {
  countInBrands,
  findBrand,
  findBrandOwners,
  listBrandOptions,
  listBrandsBefore,
  listManagedBrands,
} from './managed-collections.repository.ts'

interface BrandListDeps {
  readonly database: Database
}

const BRANDS_PER_PIECE = 100

/** The requested page; without one everything, or the first results of a search. */
export async function answerBrands(
  deps: BrandListDeps,
  manager: Manager,
  query: CollectionsRequest,
): Promise<CallReply<'GET /api/brand'> | EndlessList<ManagedBrand>> {
  if (query.page !== undefined || query.search !== '') return listManagedBrandsOf(deps, manager, query)
  return new EndlessList('brands', allBrands(deps.database.db, managedScope(manager)))
}

/** A page, or the results of a search. */
export async function listManagedBrandsOf(
  { database: { db } }: BrandListDeps,
  manager: Manager,
  query: CollectionsRequest,
): Promise<CallReply<'GET /api/brand'>> {
  const isPaged = query.page !== undefined
  if (isTooShort(query.search)) return { brands: [], ...pagingReply(query, isPaged ? 0 : null) }
  const filter = { scope: managedScope(manager), term: query.search }
  const { rows, count } = await listManagedBrands(db, filter, collectionsPaging(query))
  return { brands: await managedReplies(db, rows), ...pagingReply(query, isPaged ? count : null) }
}

async function* allBrands(db: Db, scope: ManagedScope): AsyncGenerator<ManagedBrand[]> {
  for (let before: string | null = null; ; ) {
    const rows: BrandRecord[] = await listBrandsBefore(db, { scope, before, limit: BRANDS_PER_PIECE })
    yield await managedReplies(db, rows)
    before = rows.at(-1)?.id ?? null
    if (before === null || rows.length < BRANDS_PER_PIECE) return
  }
}

export async function listBrandsToChoose(
  { database: { db } }: BrandListDeps,
  manager: Manager,
  search: string,
): Promise<CallReply<'GET /api/brand/list/select'>> {
  if (isTooShort(search)) return { brands: [] }
  const filter = { scope: managedScope(manager), term: search }
  return { brands: await listBrandOptions(db, filter, search === '' ? null : MAX_FOUND_RECORDS) }
}

/** Absent and foreign brands get the same answer. */
export async function getBrand(
  { database: { db } }: BrandListDeps,
  manager: Manager,
  id: string,
): Promise<CallReply<'GET /api/brand/:id'>> {
  const row = isId(id) ? await findBrand(db, { id, scope: managedScope(manager) }) : null
  if (row === null) throw new RefusalError('brand/not-found')
  return { brand: await wholeBrand(db, row) }
}

export async function wholeBrand(db: Db, row: BrandRecord): Promise<ManagedBrand> {
  const [brand] = await managedReplies(db, [row])
  if (brand === undefined) throw new RefusalError('brand/not-found')
  return brand
}

async function managedReplies(db: Db, rows: readonly BrandRecord[]): Promise<ManagedBrand[]> {
  const ids = rows.map(({ id }) => id)
  const countsOf = await cachedCountsOfEach(db, { kind: 'brands', records: rows, count: countInBrands })
  const ownerOf = await findBrandOwners(db, ids)
  return rows.map((row) => ({
    ...brandReply(row),
    version: row.version,
    inactiveReasons: row.inactiveReasons,
    isMerchantActive: row.isMerchantActive,
    merchant: ownerOf(row.id),
    ...countsOf(row.id),
  }))
}
