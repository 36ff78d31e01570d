import type { ManagedScope, Manager } from '#domain/accounts/viewer.ts'
import type { Specs } from '#domain/catalogue/specs.ts'
import { type InactiveReason, type Switched, switchedBack, switchedByHand, withoutReason, withReason } from '#domain/catalogue/switches.ts'
import { amountOf } from '#domain/money/money.ts'
import { actorOf, type RecordedChange, recordChanges } from '#server/audit/audit.service.ts'
import type { CatalogueChange } from '#server/catalogue/catalogue-change.service.ts'
import { addProducts } from '#server/catalogue/loading/loading.service.ts'
import { confirmPrices } from '#server/catalogue/products/confirmed-prices.service.ts'
import type { ProductRow } from '#server/catalogue/products/product-management.repository.ts'
import { changedFacts, firstState, movedState, productFacts } from '#server/catalogue/products/products.facts.ts'
import { insertMemberships } from '#server/catalogue/records.repository.ts'
import { catalogueSearch } from '#server/catalogue/search/catalogue-search.service.ts'
import { ReasonsAbove } from '#server/catalogue/switching/reasons-above.service.ts'
import { lockProducts } from '#server/catalogue/switching/switching.repository.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Making } from '#server/platform/ids.ts'
import {
  type FiledProduct,
  holdCollections,
  listActiveBeside,
  listByIds,
  listBySku,
  listFiled,
  listIdsBySku,
  type Membership,
  removeMemberships,
  switchOffByHand,
  writeProductEdits,
} from './product-batches.repository.ts'

export type { FiledProduct }

/** A product that a form of adding would take, but for its picture. */
export interface NewProduct {
  readonly columns: Pick<
    ProductRow,
    'sku' | 'name' | 'nameAr' | 'description' | 'descriptionAr' | 'quantity' | 'priceMinor' | 'isNew' | 'isActive' | 'specs'
  >
  readonly brandId: string
  readonly categoryIds: readonly string[]
}

export interface ProductEdit {
  readonly before: FiledProduct
  readonly columns: Partial<
    Pick<ProductRow, 'name' | 'nameAr' | 'description' | 'descriptionAr' | 'quantity' | 'priceMinor' | 'isNew' | 'isActive' | 'specs'>
  >
  /** Left out where it stays. */
  readonly brandId?: string
  readonly categoryIds?: readonly string[]
  /** Takes a switch by hand back: the state before it, and the reasons that stood above the product then. */
  readonly switchedFrom?: Switched<InactiveReason> & { readonly above: readonly InactiveReason[] }
}

export interface ProductBatch {
  readonly added: readonly NewProduct[]
  readonly edited: readonly ProductEdit[]
  /** Products whose prices are confirmed as they are. */
  readonly confirmed: readonly FiledProduct[]
  /** Products to be switched off by hand. */
  readonly off: readonly string[]
  readonly brandNames: ReadonlyMap<string, string>
}

/** A product as a batch left it, with the edit that takes the batch back; null where the batch added the product. */
export interface WrittenProduct {
  readonly id: string
  readonly version: number
  readonly back: Omit<ProductEdit, 'before'> | null
}

/** A product has changed between the plan and the lock on it: the batch has to be planned again. */
export class StaleBatchError extends Error {
  override name = 'StaleBatchError'
}

export interface BatchDeps extends Making {
  readonly manager: Manager
  /** Called with the number of products that were written since the last call. */
  readonly onWritten: (products: number) => void
}

const ROWS_PER_STEP = 40

export async function findBySkus(db: Db, skus: readonly string[]): Promise<FiledProduct[]> {
  return listBySku(db, skus)
}

export async function findByIds(db: Db, ids: readonly string[]): Promise<FiledProduct[]> {
  return listByIds(db, ids)
}

/** All products that a manager of the scope sees, the oldest first. */
export async function findAllFiled(db: Db, scope: ManagedScope): Promise<FiledProduct[]> {
  return scope === 'none' ? [] : listFiled(db, scope)
}

/** The ids of a manager's products by their SKU in lower case. */
export async function listSkus(db: Db, scope: ManagedScope): Promise<Map<string, string>> {
  return scope === 'none' ? new Map() : listIdsBySku(db, scope)
}

export async function findActiveBeside(db: Db, brandIds: readonly string[], but: readonly string[]): Promise<string[]> {
  return brandIds.length === 0 ? [] : listActiveBeside(db, brandIds, but)
}

/** Writes many products inside one change of the catalogue, as the forms of adding and editing would one by one. */
export async function writeProducts(deps: BatchDeps, change: CatalogueChange, batch: ProductBatch): Promise<WrittenProduct[]> {
  const { tx } = change
  const written: WrittenProduct[] = []
  const { added, edited, confirmed, off } = batch
  await holdAll(tx, batch)
  const reasons = new ReasonsAbove(tx)
  for (const part of inSteps(added)) written.push(...(await addPart(deps, change, part, { reasons, batch })))
  for (const part of inSteps(edited)) written.push(...(await editPart(deps, change, part, { reasons, batch })))
  for (const part of inSteps(confirmed)) await confirmPart(deps, change, part)
  for (const part of inSteps(off)) written.push(...(await switchOffPart(deps, change, part, reasons)))
  return written
}

/** Locks in the order of all writers, and compares what is locked with what was planned on. */
async function holdAll(tx: Db, { added, edited, confirmed, off }: ProductBatch): Promise<void> {
  const moves = [...added, ...edited]
  const brandIds = new Set(moves.flatMap(({ brandId }) => brandId ?? []))
  const categoryIds = new Set(moves.flatMap(({ categoryIds: into }) => into ?? []))
  for (const { before } of edited) {
    if (before.row.brandId !== null) brandIds.add(before.row.brandId)
    for (const id of before.categoryIds) categoryIds.add(id)
  }
  await holdCollections(tx, { brandIds: [...brandIds], categoryIds: [...categoryIds] })
  const planned = [...edited.map(({ before }) => before), ...confirmed]
  const ids = planned.map(({ row }) => row.id)
  await lockProducts(tx, [...ids, ...off])
  const now = new Map((await listByIds(tx, ids)).map((found) => [found.row.id, found]))
  if (planned.some((before) => !isSame(before, now.get(before.row.id)))) throw new StaleBatchError()
}

function isSame(planned: FiledProduct, now: FiledProduct | undefined): boolean {
  if (now === undefined) return false
  const { row } = planned
  const state = ({ isActive, inactiveReasons, version, brandId }: ProductRow) => [isActive, version, brandId, ...inactiveReasons].join()
  return state(row) === state(now.row) && planned.categoryIds.join() === now.categoryIds.join()
}

interface Within {
  readonly reasons: ReasonsAbove
  readonly batch: ProductBatch
}

async function addPart(deps: BatchDeps, change: CatalogueChange, part: readonly NewProduct[], { reasons, batch }: Within) {
  const drafts = []
  for (const { columns, brandId, categoryIds } of part) {
    const above = [...(await reasons.brand(brandId)), ...(await reasons.categories(categoryIds))]
    const { priceMinor, isActive, ...texts } = columns
    drafts.push({ ...texts, price: amountOf(priceMinor), ...firstState(isActive, above), brandId, categoryIds, imageName: null })
  }
  const ids = await addProducts(change, deps, drafts)
  const made = await listByIds(change.tx, ids)
  const entries = made.map(({ row }) => ({
    ...entryOf(deps.manager, row.id),
    action: 'product.added' as const,
    before: null,
    after: productFacts(row, nameIn(batch, row.brandId)),
  }))
  await recordChanges(change.tx, deps, entries)
  deps.onWritten(part.length)
  return made.map(({ row: { id, version } }) => ({ id, version, back: null }))
}

async function editPart(deps: BatchDeps, { tx, touch }: CatalogueChange, part: readonly ProductEdit[], within: Within) {
  const rows: ProductRow[] = []
  const entries: RecordedChange[] = []
  const [left, entered]: [Membership[], Membership[]] = [[], []]
  const toIndex: string[] = []
  const written: WrittenProduct[] = []
  for (const edit of part) {
    const { before } = edit
    const { id } = before.row
    const after = { ...(await edited(edit, within.reasons)), priceConfirmed: confirmedAt(deps, edit) }
    rows.push(after)
    const moved = movesOf(edit)
    left.push(...moved.left)
    entered.push(...moved.entered)
    if (moved.left.length + moved.entered.length > 0 || isFoundOtherwise(before.row, after)) toIndex.push(id)
    const facts = changedFacts(
      productFacts(before.row, nameIn(within.batch, before.row.brandId)),
      productFacts(after, nameIn(within.batch, after.brandId)),
    )
    const version = before.row.version + 1
    const changed = { before: facts?.before ?? {}, after: { ...facts?.after, version } }
    entries.push({ ...entryOf(deps.manager, id), action: 'product.edited', ...changed })
    written.push({ id, version, back: await backOf(edit, within.reasons) })
  }
  await writeProductEdits(tx, rows)
  if (left.length > 0) await removeMemberships(tx, left)
  await insertMemberships(tx, entered)
  await catalogueSearch.index(tx, toIndex)
  await recordChanges(tx, deps, entries)
  touch(rows.map(({ id }) => id))
  deps.onWritten(part.length)
  return written
}

async function backOf(
  { before, columns, brandId, categoryIds: into }: ProductEdit,
  reasons: ReasonsAbove,
): Promise<WrittenProduct['back']> {
  const { row, categoryIds } = before
  const { isActive, ...others } = columns
  const names = Object.keys(others) as (keyof typeof others)[]
  return {
    columns: Object.fromEntries(names.map((name) => [name, row[name]])),
    ...(isActive === undefined ? {} : { switchedFrom: { ...stateOf(row), above: await reasons.product(before) } }),
    ...(brandId === undefined || row.brandId === null ? {} : { brandId: row.brandId }),
    ...(into === undefined ? {} : { categoryIds }),
  }
}

/** A price that a sheet gives anew is confirmed by it; one that only came along in a sheet of everything is not. */
function confirmedAt({ now }: BatchDeps, { before: { row }, columns: { priceMinor = row.priceMinor } }: ProductEdit): Date {
  return priceMinor === row.priceMinor ? row.priceConfirmed : now()
}

/** The row as its form, its new brand and its new categories leave it. */
async function edited({ before, columns, brandId, categoryIds, switchedFrom }: ProductEdit, reasons: ReasonsAbove) {
  const { row, categoryIds: were } = before
  let state = stateOf(row)
  if (brandId !== undefined && brandId !== row.brandId) state = movedState(state, await reasons.brand(brandId))
  if (categoryIds !== undefined) {
    const still = await reasons.categories(categoryIds)
    for (const reason of await reasons.categories(were)) if (!still.includes(reason)) state = withoutReason(state, reason)
    for (const reason of await reasons.categories(categoryIds.filter((id) => !were.includes(id)))) state = withReason(state, reason)
  }
  if (columns.isActive !== undefined && columns.isActive !== row.isActive) state = switchedByHand(columns.isActive)
  if (switchedFrom !== undefined) {
    const now = await reasons.product({ row: { brandId: brandId ?? row.brandId }, categoryIds: categoryIds ?? were })
    state = switchedBack(switchedFrom, { once: switchedFrom.above, now })
  }
  const { isActive, inactiveReasons } = state
  return { ...row, ...columns, isActive, inactiveReasons: [...inactiveReasons], brandId: brandId ?? row.brandId } satisfies ProductRow
}

function stateOf({ isActive, inactiveReasons }: ProductRow): Switched<InactiveReason> {
  return { isActive, inactiveReasons: inactiveReasons as InactiveReason[] }
}

function movesOf({ before, categoryIds }: ProductEdit): { left: Membership[]; entered: Membership[] } {
  if (categoryIds === undefined) return { left: [], entered: [] }
  const pairs = (ids: readonly string[]) => ids.map((categoryId) => ({ productId: before.row.id, categoryId }))
  return {
    left: pairs(before.categoryIds.filter((id) => !categoryIds.includes(id))),
    entered: pairs(categoryIds.filter((id) => !before.categoryIds.includes(id))),
  }
}

/** Price, stock and SKU reach the search by triggers. */
function isFoundOtherwise(before: ProductRow, after: ProductRow): boolean {
  const words = ({ name, nameAr, description, descriptionAr, brandId, specs }: ProductRow) =>
    JSON.stringify([name, nameAr, description, descriptionAr, brandId, specs as Specs])
  return words(before) !== words(after)
}

async function confirmPart(deps: BatchDeps, { tx }: CatalogueChange, part: readonly FiledProduct[]): Promise<void> {
  const rows = part.map(({ row }) => row)
  await confirmPrices(tx, deps, deps.manager, rows)
  deps.onWritten(part.length)
}

async function switchOffPart(deps: BatchDeps, { tx, touch }: CatalogueChange, ids: readonly string[], reasons: ReasonsAbove) {
  const found = await listByIds(tx, ids)
  const written: WrittenProduct[] = []
  for (const each of found) {
    const switchedFrom = { ...stateOf(each.row), above: await reasons.product(each) }
    written.push({ id: each.row.id, version: each.row.version, back: { columns: {}, switchedFrom } })
  }
  await switchOffByHand(tx, ids)
  touch(ids)
  const facts = { before: { isActive: true }, after: { isActive: false } }
  await recordChanges(
    tx,
    deps,
    ids.map((id) => ({ ...entryOf(deps.manager, id), action: 'product.switched' as const, ...facts })),
  )
  deps.onWritten(ids.length)
  return written
}

function entryOf(manager: Manager, id: string) {
  return { actor: actorOf(manager), recordKind: 'product', recordId: id } as const
}

function nameIn({ brandNames }: ProductBatch, brandId: string | null): string | null {
  return brandId === null ? null : (brandNames.get(brandId) ?? null)
}

function* inSteps<T>(all: readonly T[]): Generator<readonly T[]> {
  for (let from = 0; from < all.length; from += ROWS_PER_STEP) yield all.slice(from, from + ROWS_PER_STEP)
}
