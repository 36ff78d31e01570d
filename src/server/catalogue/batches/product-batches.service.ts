import type { ManagedScope } from '#domain/accounts/viewer.ts'
import { amountOf } from '#domain/money/money.ts'
import { storable } from '#domain/text/clean-text.ts'
import { recordChanges } from '#server/audit/audit.service.ts'
import type { CatalogueChange } from '#server/catalogue/catalogue-change.service.ts'
import { recordMoves } from '#server/catalogue/collections/category-members.service.ts'
import { addProducts } from '#server/catalogue/loading/loading.service.ts'
import { writeMany } from '#server/catalogue/many/many-products.repository.ts'
import { confirmPrices, recordConfirmations } from '#server/catalogue/products/confirmed-prices.service.ts'
import { firstState, productFacts, stateOf } from '#server/catalogue/products/products.facts.ts'
import type { CategoryRecord } from '#server/catalogue/records.repository.ts'
import { ReasonsAbove } from '#server/catalogue/switching/reasons-above.service.ts'
import { lockProducts } from '#server/catalogue/switching/switching.repository.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { BatchDeps } from './batches.deps.ts'
import {
  isMoved,
  isSame,
  type Moves,
  type NewProduct,
  nameIn,
  type ProductBatch,
  type ProductEdit,
  type Unconfirmed,
  type WrittenProduct,
} from './product-batches.facts.ts'
import {
  type BrandedProduct,
  eachById,
  type FiledProduct,
  listByIds,
  listBySku,
  listIdsBySku,
  listOthersSwitchedOn,
  listSpecNames,
  lockCollections,
  type Membership,
  type NamedProduct,
  switchOffByHand,
} from './product-batches.repository.ts'
import { editPart, entryOf, type Within } from './product-edits.service.ts'

export type { BatchDeps, FiledProduct, NewProduct, ProductBatch, ProductEdit, Unconfirmed }

/** A product has changed between the plan and the lock on it: the batch has to be planned again. */
export class StaleBatchError extends Error {
  override name = 'StaleBatchError'
}

const ROWS_PER_STEP = 40

export async function findBySkus(db: Db, skus: readonly string[]): Promise<FiledProduct[]> {
  return listBySku(db, skus)
}

export async function findByIds(db: Db, ids: readonly string[]): Promise<FiledProduct[]> {
  return listByIds(db, ids)
}

type IdsInParts = AsyncIterable<readonly string[]>

/** The products of these ids in their order, read as they are taken, so that a list of any length takes little memory. */
export async function* eachFiled(db: Db, parts: IdsInParts): AsyncGenerator<FiledProduct> {
  for await (const ids of parts) yield* eachById(db, ids)
}

/** The names of the specs that some of these products have. */
export async function findSpecNames(db: Db, parts: IdsInParts): Promise<ReadonlySet<string>> {
  const names = new Set<string>()
  for await (const ids of parts) for (const name of await listSpecNames(db, ids)) names.add(name)
  return names
}

/** The ids of a manager's products that have one of these SKUs, by the SKU in lower case. */
export async function findIdsBySku(db: Db, scope: ManagedScope, skus: Iterable<string>): Promise<ReadonlyMap<string, string>> {
  return scope === 'none' ? new Map() : listIdsBySku(db, scope, [...new Set([...skus].map(storable))])
}

export async function findOthersSwitchedOn(db: Db, brandIds: readonly string[], but: readonly string[]): Promise<NamedProduct[]> {
  return brandIds.length === 0 ? [] : listOthersSwitchedOn(db, brandIds, but)
}

/** Writes many products inside one change of the catalogue, as the forms of adding and editing would one by one. */
export async function writeProducts(deps: BatchDeps, change: CatalogueChange, batch: ProductBatch): Promise<WrittenProduct[]> {
  const { tx } = change
  const written: WrittenProduct[] = []
  const { added, edited, confirmed, unconfirmed = [], off } = batch
  const categories = await lockBatch(tx, batch)
  const reasons = new ReasonsAbove(tx)
  const moves: Moves[] = []
  const within = { reasons, batch, onMoved: (moved: Moves) => moves.push(moved) }
  for (const part of inSteps(added)) written.push(...(await addPart(deps, change, part, within)))
  for (const part of inSteps(edited)) written.push(...(await editPart(deps, change, part, within)))
  for (const part of inSteps(confirmed)) written.push(...(await confirmPart(deps, change, part)))
  for (const part of inSteps(unconfirmed)) await unconfirmPart(deps, change, part)
  for (const part of inSteps(off)) written.push(...(await switchOffPart(deps, change, part, reasons)))
  await recordMemberships(deps, tx, { categories, moves })
  return written
}

type Categories = ReadonlyMap<string, CategoryRecord>

/** Locks in the order of all writers, and compares what is locked with what was planned on. Answers the categories. */
async function lockBatch(tx: Db, { added, edited, confirmed, unconfirmed = [], off }: ProductBatch): Promise<Categories> {
  const moves = [...added, ...edited]
  const brandIds = new Set(moves.flatMap(({ brandId }) => brandId ?? []))
  const categoryIds = new Set(moves.flatMap(({ categoryIds: into }) => into ?? []))
  for (const { before } of edited) {
    if (before.row.brandId !== null) brandIds.add(before.row.brandId)
    for (const id of before.categoryIds) categoryIds.add(id)
  }
  const locked = await lockCollections(tx, { brandIds: [...brandIds], categoryIds: [...categoryIds], areWritten: edited.some(isMoved) })
  if (locked.brandIds.length < brandIds.size || locked.categories.length < categoryIds.size) throw new StaleBatchError()
  const planned = [...confirmed, ...[...edited, ...unconfirmed].map(({ before }) => before)]
  const ids = [...planned.map(({ row }) => row.id), ...off.map(({ id }) => id)]
  if (ids.length > 0) await lockProducts(tx, ids)
  const now = new Map((await listByIds(tx, ids)).map((found) => [found.row.id, found]))
  const isElsewhere = ({ id, brandId }: BrandedProduct) => now.get(id)?.row.brandId !== brandId
  if (planned.some((before) => !isSame(before, now.get(before.row.id))) || off.some(isElsewhere)) throw new StaleBatchError()
  return new Map(locked.categories.map((category) => [category.id, category]))
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

async function confirmPart(deps: BatchDeps, { tx }: CatalogueChange, part: readonly FiledProduct[]): Promise<WrittenProduct[]> {
  const rows = part.map(({ row }) => row)
  const versions = new Map(rows.map(({ id, version }) => [id, version]))
  const changes = await confirmPrices(tx, deps, deps.manager, rows)
  deps.onWritten(part.length)
  return changes.map(({ id, before: was, after: at }) => ({ id, version: versions.get(id) ?? 0, back: { confirmed: { was, at } } }))
}

async function unconfirmPart(deps: BatchDeps, { tx }: CatalogueChange, part: readonly Unconfirmed[]): Promise<void> {
  const changes = part.map(({ before: { row }, was }) => ({ id: row.id, before: row.priceConfirmed, after: was }))
  await writeMany(
    tx,
    'price-confirm',
    changes.map(({ id, after }) => ({ id, columns: { priceConfirmed: after.toISOString() } })),
  )
  await recordConfirmations(tx, deps, deps.manager, { changes, action: 'product.price-confirmation-undone' })
  deps.onWritten(part.length)
}

async function switchOffPart(
  deps: BatchDeps,
  { tx, touch }: CatalogueChange,
  part: readonly BrandedProduct[],
  reasons: ReasonsAbove,
): Promise<WrittenProduct[]> {
  const ids = part.map(({ id }) => id)
  const found = await listByIds(tx, ids)
  const written: WrittenProduct[] = []
  for (const each of found) {
    const switchedFrom = { ...stateOf(each.row), above: await reasons.product(each) }
    written.push({ id: each.row.id, version: each.row.version, back: { columns: {}, switchedFrom } })
  }
  await switchOffByHand(tx, ids)
  touch(ids)
  const entries = found.map(({ row: { id, isActive } }) => ({
    ...entryOf(deps.manager, id),
    action: 'product.switched' as const,
    before: { isActive },
    after: { isActive: false },
  }))
  await recordChanges(tx, deps, entries)
  deps.onWritten(ids.length)
  return written
}

interface Moved {
  readonly categories: Categories
  readonly moves: readonly Moves[]
}

/** Its members are a fact of a category: one that has got or lost some was edited, once, and a form of it that is open is out of date. */
async function recordMemberships(deps: BatchDeps, tx: Db, { categories, moves }: Moved): Promise<void> {
  const left = countsOf(moves.flatMap((each) => each.left))
  const entered = countsOf(moves.flatMap((each) => each.entered))
  for (const [id, category] of categories) {
    const [added, removed] = [entered.get(id) ?? 0, left.get(id) ?? 0]
    if (added + removed > 0) await recordMoves(tx, deps, { manager: deps.manager, category, added, removed })
  }
}

function countsOf(memberships: readonly Membership[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { categoryId } of memberships) counts.set(categoryId, (counts.get(categoryId) ?? 0) + 1)
  return counts
}

function* inSteps<T>(all: readonly T[]): Generator<readonly T[]> {
  for (let from = 0; from < all.length; from += ROWS_PER_STEP) yield all.slice(from, from + ROWS_PER_STEP)
}
