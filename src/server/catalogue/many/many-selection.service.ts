import { type Manager, managedScope } from '#domain/accounts/viewer.ts'
import { MANY_PRODUCTS_MAX, type ManyChange, MERCHANT_KINDS } from '#domain/catalogue/many-products.ts'
import { RefusalError } from '#domain/errors.ts'
import { findCategory } from '#server/catalogue/collections/managed-collections.repository.ts'
import { listManagedIds, listManagedIdsAfter, managedQuery } from '#server/catalogue/products/managed/managed-products.repository.ts'
import { type FilterQuery, managedFilter } from '#server/catalogue/products/managed/managed-products.service.ts'
import { getBrandName } from '#server/catalogue/products/product-management.service.ts'
import { catalogueSearch } from '#server/catalogue/search/catalogue-search.service.ts'
import { listMembersAmong } from '#server/catalogue/switching/switching.repository.ts'
import { startReasons } from '#server/catalogue/switching/switching.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { isId } from '#server/platform/ids.ts'
import type { ChangeContext } from './many-products.facts.ts'
import { listManyRows, type ManyRow } from './many-products.repository.ts'

/** Chosen rows, or all that a filter of the list finds. */
export type Selection = { readonly ids: readonly string[] } | { readonly filter: Narrowing }

type SelectionDeps = Parameters<typeof managedFilter>[0]

/** The ids of the selection, of whatever scope; reading the rows narrows them to the manager's. */
export async function selectedIds(deps: SelectionDeps, manager: Manager, selection: Selection): Promise<string[]> {
  const ids =
    'ids' in selection
      ? [...new Set(selection.ids.filter(isId).map((id) => id.toLowerCase()))]
      : await filteredIds(deps, manager, selection.filter, MANY_PRODUCTS_MAX + 1)
  if (ids.length > MANY_PRODUCTS_MAX) throw new RefusalError('product/many-too-many', { values: { limit: MANY_PRODUCTS_MAX } })
  return ids
}

export type Narrowing = FilterQuery & { readonly search: string }

/** The ids of the manager's products that a filter of the list finds, at most so many. */
async function filteredIds(deps: SelectionDeps, manager: Manager, query: Narrowing, limit: number): Promise<string[]> {
  const { database } = deps
  const filter = await managedFilter(deps, manager, query)
  if (filter === null) return []
  if (query.search === '') return listManagedIds(database.db, filter, limit)
  const asked = managedQuery(filter, { sort: null, language: manager.language }, { limit, offset: 0 })
  return [...(await catalogueSearch.search(database, query.search, { ...asked, isWhole: true })).ids]
}

const IDS_AT_ONCE = 2000
/** A number of products that no catalogue reaches, for reading all. */
const PRODUCTS_MOST = 10_000_000

/**
 * The same for any number of products, oldest first, read part by part. A search has to rank all that it finds, so only its ids are
 * gathered.
 */
export async function* filteredIdsInParts(deps: SelectionDeps, manager: Manager, query: Narrowing): AsyncGenerator<readonly string[]> {
  if (query.search !== '') {
    yield (await filteredIds(deps, manager, query, PRODUCTS_MOST)).toSorted()
    return
  }
  const filter = await managedFilter(deps, manager, query)
  for (let after: string | null = null; filter !== null; ) {
    const ids: string[] = await listManagedIdsAfter(deps.database.db, filter, { after, limit: IDS_AT_ONCE })
    if (ids.length > 0) yield ids
    if (ids.length < IDS_AT_ONCE) return
    after = ids.at(-1) ?? null
  }
}

/** Reads the rows of a selection with all that the change needs to know. */
export async function readMany(
  db: Db,
  manager: Manager,
  { ids, change, now }: { readonly ids: readonly string[]; readonly change: ManyChange; readonly now: Date },
): Promise<{ rows: readonly ManyRow[]; context: ChangeContext }> {
  if (manager.role !== 'ROLE ADMIN' && !MERCHANT_KINDS.has(change.kind)) throw new RefusalError('forbidden')
  const rows = await listManyRows(db, ids, managedScope(manager))
  return { rows, context: { ...(await contextOf(db, manager, { change, ids })), now } }
}

async function contextOf(
  db: Db,
  manager: Manager,
  { change, ids }: { readonly change: ManyChange; readonly ids: readonly string[] },
): Promise<Omit<ChangeContext, 'now'>> {
  const none: Omit<ChangeContext, 'now'> = { brandName: null, brandReasons: [], members: new Set() }
  if (change.kind === 'brand') {
    const brandName = await getBrandName(db, manager, change.brand)
    return { ...none, brandName, brandReasons: await startReasons(db, { brandId: change.brand, categoryIds: [] }) }
  }
  if (change.kind !== 'category-add' && change.kind !== 'category-remove') return none
  if (!isId(change.category) || (await findCategory(db, change.category)) === null) throw new RefusalError('category/not-found')
  return { ...none, members: await listMembersAmong(db, change.category, ids) }
}
