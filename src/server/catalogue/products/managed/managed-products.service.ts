import type { CallReply } from '#contract/endpoints.ts'
import type { ManagedProduct, ProductOption } from '#contract/products.ts'
import { isManaged, type Manager, managedScope } from '#domain/accounts/viewer.ts'
import { isPriceOld, pricesOldBefore } from '#domain/catalogue/old-prices.ts'
import type { Lack, ManagedSort, StockState } from '#domain/catalogue/products.ts'
import { hiddenBy } from '#domain/catalogue/switches.ts'
import { RefusalError } from '#domain/errors.ts'
import { FIRST_PAGE, MAX_FOUND_RECORDS, pageCount, pageOffset } from '#domain/paging.ts'
import type { ReadSettings } from '#domain/settings/sections.ts'
import { storable } from '#domain/text/clean-text.ts'
import type { Language } from '#domain/text/language.ts'
import { catalogueSearch } from '#server/catalogue/search/catalogue-search.service.ts'
import { pictureReply, pictureUrl, productFacts } from '#server/catalogue/shop/catalogue.replies.ts'
import { listChildren, listMembersAmong } from '#server/catalogue/switching/switching.repository.ts'
import { cachedCount } from '#server/platform/counts/cached-counts.ts'
import type { Database, Db } from '#server/platform/db/database.ts'
import { together } from '#server/platform/db/together.ts'
import type { PictureDrive } from '#server/platform/drive/drive.ts'
import { EndlessList } from '#server/platform/http/replies.ts'
import { isId } from '#server/platform/ids.ts'
import {
  countManaged,
  findCollectionId,
  findManaged,
  listCategoriesOf,
  listManaged,
  listManagedByIds,
  listOptions,
  listOptionsByIds,
  listOrderedIds,
  listPictures,
  type ManagedFilter,
  type ManagedRow,
  type ManagedView,
  managedQuery,
  type OptionRow,
} from './managed-products.repository.ts'

export interface ManagedDeps {
  readonly database: Database
  readonly drive: PictureDrive
  readonly settings: ReadSettings
  readonly now: () => Date
}

type PriceDeps = Pick<ManagedDeps, 'settings' | 'now'>

function oldBefore({ settings, now }: PriceDeps): Date | null {
  return pricesOldBefore(now(), settings().offers.priceDays)
}

interface PageQuery {
  readonly page?: number | undefined
  readonly limit: number
  readonly search: string
  readonly sort?: ManagedSort | undefined
}

/** The filters of the list, as they come in. */
export interface FilterQuery {
  readonly brand: string | null
  readonly category: string | null
  /** Leaves out the products of categories within the category. */
  readonly isAlone?: boolean
  readonly isActive?: boolean | undefined
  readonly stock?: StockState | undefined
  readonly lacks?: Lack | undefined
}

type ManagedQuery = PageQuery & FilterQuery

/** Without a page it answers all products, or as many as a search may answer. */
export async function listManagedProducts(
  deps: ManagedDeps,
  manager: Manager,
  query: ManagedQuery,
): Promise<CallReply<'GET /api/product'> | EndlessList<ManagedProduct>> {
  const filter = await managedFilter(deps, manager, query)
  const view = { sort: query.sort ?? null, language: manager.language }
  if (filter !== null && isEndless(query)) {
    const ids = await listOrderedIds(deps.database.db, filter, view)
    const read = async (some: readonly string[]) =>
      (await listManagedByIds(deps.database.db, some)).map((row) => managedReply(deps, manager, row))
    return new EndlessList('products', inPieces(ids, read))
  }
  const { rows, paging } = await pageOf(deps.database, { ...query, language: manager.language }, filter, {
    list: listManaged,
    byIds: listManagedByIds,
  })
  return { products: rows.map((row) => managedReply(deps, manager, row)), ...paging }
}

export async function listProductOptions(
  deps: ManagedDeps,
  manager: Manager,
  query: PageQuery & { readonly category: string | null; readonly memberOf: string | null },
): Promise<CallReply<'GET /api/product/list/select'> | EndlessList<ProductOption>> {
  const filter = await managedFilter(deps, manager, { brand: null, category: query.category, isAlone: true })
  const { db } = deps.database
  if (filter !== null && isEndless(query)) {
    const ids = await listOrderedIds(db, filter, { sort: query.sort ?? null, language: manager.language })
    return new EndlessList(
      'products',
      inPieces(ids, async (some) => optionsFor(db, await listOptionsByIds(db, some), query.memberOf)),
    )
  }
  const { rows, paging } = await pageOf(deps.database, { ...query, language: manager.language }, filter, {
    list: listOptions,
    byIds: listOptionsByIds,
  })
  return { products: await optionsFor(db, rows, query.memberOf), ...paging }
}

async function optionsFor(db: Db, rows: readonly OptionRow[], memberOf: string | null): Promise<ProductOption[]> {
  if (memberOf === null || !isId(memberOf)) return rows.map(optionReply)
  const members = await listMembersAmong(
    db,
    memberOf,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({ ...optionReply(row), isMember: members.has(row.id) }))
}

function isEndless({ page, search }: Pick<PageQuery, 'page' | 'search'>): boolean {
  return page === undefined && search === ''
}

const PIECE = 250
const ID_LETTERS = 36

/** Products that are deleted while the list is on its way are left out. */
async function* inPieces<Item>(ids: string, read: (ids: readonly string[]) => Promise<readonly Item[]>): AsyncGenerator<readonly Item[]> {
  for (let from = 0; from < ids.length; from += PIECE * ID_LETTERS) {
    yield await read(ids.slice(from, from + PIECE * ID_LETTERS).match(/.{36}/g) ?? [])
  }
}

/** The number of prices that are old by now, and the days after which a price is; none where the owner wants no warning. */
export async function countOldPrices(
  deps: Pick<ManagedDeps, 'database'> & PriceDeps,
  manager: Manager,
): Promise<CallReply<'GET /api/product/old-prices'>> {
  const days = deps.settings().offers.priceDays
  const filter = days === 0 ? null : await managedFilter(deps, manager, { brand: null, category: null, lacks: 'fresh-price' })
  return { days, count: filter === null ? 0 : await countListed(deps.database.db, filter) }
}

const MINUTE_MS = 60_000

/** The day before which prices are old moves on with the clock, and the count is known for a minute all the same. */
function countListed(db: Db, filter: ManagedFilter): Promise<number> {
  const { oldBefore: before } = filter
  const oldBefore = before === null ? null : Math.floor(before.getTime() / MINUTE_MS)
  return cachedCount(db, ['products', { ...filter, oldBefore }], () => countManaged(db, filter))
}

export async function getManagedProduct(deps: ManagedDeps, manager: Manager, id: string): Promise<CallReply<'GET /api/product/:id'>> {
  return { product: await readManaged(deps, deps.database.db, manager, id) }
}

/** The whole product, as changes answer it too. */
export async function readManaged(deps: Omit<ManagedDeps, 'database'>, db: Db, manager: Manager, id: string): Promise<ManagedProduct> {
  if (!isId(id)) throw new RefusalError('product/not-found')
  const [row, pictures, categories] = await together([
    findManaged(db, id, managedScope(manager)),
    listPictures(db, id),
    listCategoriesOf(db, id),
  ])
  if (row === null) throw new RefusalError('product/not-found')
  const named = pictures.map((picture) => ({ name: picture.name, ...pictureReply(picture) }))
  return { ...managedReply(deps, manager, row), categories, pictures: named }
}

/** Null when nothing can match: the brand or category is absent, or not visible to this manager. */
export async function managedFilter(
  deps: Pick<ManagedDeps, 'database'> & PriceDeps,
  manager: Manager,
  query: FilterQuery,
): Promise<ManagedFilter | null> {
  const { db } = deps.database
  const { brand, category, isActive = null, stock = null, lacks = null } = query
  const further = { isActive, stock, lacks, oldBefore: lacks === 'fresh-price' ? oldBefore(deps) : null }
  const scope = managedScope(manager)
  if (scope === 'none') return null
  const [brandId, categoryId] = await Promise.all([collectionId(db, 'brand', brand), collectionId(db, 'category', category)])
  if (brandId === undefined || categoryId === undefined) return null
  // A parent's list holds the products of the categories within it.
  const categoryIds = categoryId === null ? null : [categoryId, ...(query.isAlone === true ? [] : await listChildren(db, [categoryId]))]
  if (scope === 'all') return { brandId, categoryIds, ...further }
  return brandId === null || isManaged(scope, brandId) ? { brandId: scope.brandId, categoryIds, ...further } : null
}

async function collectionId(db: Db, kind: 'brand' | 'category', asked: string | null): Promise<string | null | undefined> {
  if (asked === null) return null
  return (await findCollectionId(db, kind, { id: isId(asked) ? asked : null, slug: storable(asked) })) ?? undefined
}

interface Ways<Row> {
  list(db: Db, filter: ManagedFilter, view: ManagedView): Promise<Row[]>
  byIds(db: Db, ids: readonly string[]): Promise<Row[]>
}

type PagingKeys = { totalPages?: number; currentPage?: number; count?: number; countIsMinimum?: true }

async function pageOf<Row>(
  database: Database,
  query: PageQuery & { readonly language: Language },
  filter: ManagedFilter | null,
  ways: Ways<Row>,
): Promise<{ rows: Row[]; paging: PagingKeys }> {
  const { page, limit, search, sort = null, language } = query
  const keys = (count: number): PagingKeys => (page === undefined ? {} : { totalPages: pageCount(count, limit), currentPage: page, count })
  if (filter === null) return { rows: [], paging: keys(0) }
  const { db } = database
  const paging = { limit, offset: pageOffset(page ?? FIRST_PAGE, limit) }
  if (search !== '') {
    const asked = page === undefined ? { limit: MAX_FOUND_RECORDS, offset: 0 } : paging
    const {
      ids,
      count,
      countIsMinimum = false,
    } = await catalogueSearch.search(database, search, managedQuery(filter, { sort, language }, asked))
    return {
      rows: await ways.byIds(db, ids),
      paging: { ...keys(count), ...(countIsMinimum && page !== undefined ? { countIsMinimum } : {}) },
    }
  }
  const [rows, count] = await Promise.all([ways.list(db, filter, { sort, language, paging }), countListed(db, filter)])
  return { rows, paging: keys(count) }
}

function managedReply(deps: Omit<ManagedDeps, 'database'>, manager: Manager, row: ManagedRow): ManagedProduct {
  const folderUrl = manager.role === 'ROLE ADMIN' ? deps.drive.folderUrl(row.sku) : null
  return {
    ...productFacts(manager, row),
    brand: brandOf(row),
    version: row.version,
    priceConfirmed: row.priceConfirmed.toISOString(),
    isPriceOld: isPriceOld(row.priceConfirmed, oldBefore(deps)),
    inactiveReasons: row.inactiveReasons,
    hiddenBy: hiddenBy(switchesAbove(row)),
    ...(folderUrl === null ? {} : { folderUrl }),
  }
}

function brandOf({ brandId, brandName, brandNameAr, brandSlug }: ManagedRow): ManagedProduct['brand'] {
  if (brandId === null) return null
  return { _id: brandId, name: brandName ?? '', nameAr: brandNameAr ?? '', slug: brandSlug ?? '' }
}

function switchesAbove({ brandId, isBrandActive, isMerchantActive }: ManagedRow) {
  return brandId === null ? null : { isActive: isBrandActive === true, isMerchantActive: isMerchantActive === true }
}

function optionReply({ id, name, nameAr, sku, imageName, isActive }: OptionRow): ProductOption {
  return { _id: id, name, nameAr, sku, imageUrl: pictureUrl(imageName), isActive }
}
