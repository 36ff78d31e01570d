import type { Manager } from '#domain/accounts/viewer.ts'
import { actorOf, recordChange } from '#server/audit/audit.service.ts'
import type { CatalogueChange } from '#server/catalogue/catalogue-change.service.ts'
import { moveWithin } from '#server/catalogue/collections/category-parents.service.ts'
import { writeCollectionEdit } from '#server/catalogue/collections/collection-management.repository.ts'
import { changedFacts } from '#server/catalogue/products/products.facts.ts'
import {
  type BrandRecord,
  type CategoryRecord,
  insertBrandWithFreeSlug,
  insertCategoryWithFreeSlug,
  listAllBrands,
  listAllCategories,
} from '#server/catalogue/records.repository.ts'
import { catalogueSearch } from '#server/catalogue/search/catalogue-search.service.ts'
import {
  listBelowCategory,
  listInBrand,
  lockBrand,
  lockCategory,
  lockCategoryWith,
} from '#server/catalogue/switching/switching.repository.ts'
import { switchBrand, switchCategory } from '#server/catalogue/switching/switching.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { type BatchDeps, StaleBatchError } from './product-batches.service.ts'

export type { BrandRecord, CategoryRecord }

export type CollectionRecord = BrandRecord | CategoryRecord

export interface CollectionColumns {
  readonly name: string
  readonly nameAr: string
  readonly description: string
  readonly descriptionAr: string
  readonly isActive: boolean
}

export interface CollectionEdit {
  readonly before: CollectionRecord
  readonly columns: Partial<CollectionColumns>
}

/** A category of the shop, or the one that the same batch adds for this row of its sheet. */
export type BatchCategory = { readonly id: string } | { readonly row: number }

/** A category that comes within another, or is within none from then on. */
export interface PlacedCategory {
  readonly child: BatchCategory
  /** The id of its parent before. */
  readonly was: string | null
  readonly parent: BatchCategory | null
}

export interface CollectionBatch {
  readonly kind: 'category' | 'brand'
  readonly added: readonly { readonly row: number; readonly columns: CollectionColumns }[]
  readonly edited: readonly CollectionEdit[]
  readonly placed: readonly PlacedCategory[]
}

export async function findCollections(db: Db): Promise<{ brands: BrandRecord[]; categories: CategoryRecord[] }> {
  return { brands: await listAllBrands(db), categories: await listAllCategories(db) }
}

/** Writes brands or categories inside one change of the catalogue, as their forms and switches would one by one. */
export async function writeCollections(
  deps: BatchDeps,
  change: CatalogueChange,
  { kind, added, edited, placed }: CollectionBatch,
): Promise<void> {
  const ids = new Map<number, string>()
  for (const { row, columns } of added) ids.set(row, await add(deps, change.tx, kind, columns))
  for (const edit of edited.toSorted((a, b) => (a.before.id < b.before.id ? -1 : 1))) await editOne(deps, change, kind, edit)
  const idOf = (category: BatchCategory) => ('id' in category ? category.id : (ids.get(category.row) ?? ''))
  for (const { child, was, parent } of placed.toSorted((a, b) => turnOf(a) - turnOf(b))) {
    await moveOne(deps, change, { id: idOf(child), was, parentId: parent === null ? null : idOf(parent) })
  }
}

/** Categories that leave a parent go first: until then neither they nor their parent can take the place that the sheet gives them. */
function turnOf({ was, parent }: PlacedCategory): number {
  return parent === null ? 0 : was === null ? 2 : 1
}

interface Placing {
  readonly id: string
  readonly was: string | null
  readonly parentId: string | null
}

async function moveOne(deps: BatchDeps, change: CatalogueChange, { id, was, parentId }: Placing): Promise<void> {
  const { tx } = change
  const before = await lockCategoryWith(tx, id, await listBelowCategory(tx, id), parentId)
  if (before === null || before.parentId !== was) throw new StaleBatchError()
  const placed = await moveWithin(change, before, parentId)
  if (placed === null) return
  const version = await writeCollectionEdit(tx, 'category', id, factsOf(before))
  await catalogueSearch.index(tx, await listBelowCategory(tx, id), deps)
  const facts = { before: placed.before, after: { ...placed.after, version } }
  await recordChange(tx, deps, { ...entryOf(deps.manager, 'category', id), action: 'category.edited', ...facts })
}

async function add(deps: BatchDeps, tx: Db, kind: CollectionBatch['kind'], columns: CollectionColumns): Promise<string> {
  const made = { ...columns, id: deps.newId(), created: deps.now() }
  const row =
    kind === 'category'
      ? await insertCategoryWithFreeSlug(tx, { ...made, drawing: null })
      : await insertBrandWithFreeSlug(tx, { ...made, inactiveReasons: columns.isActive ? [] : ['admin'] })
  const facts = { before: null, after: { ...factsOf(row), isActive: row.isActive } }
  await recordChange(tx, deps, { ...entryOf(deps.manager, kind, row.id), action: `${kind}.added`, ...facts })
  deps.onWritten(1)
  return row.id
}

async function editOne(deps: BatchDeps, change: CatalogueChange, kind: CollectionBatch['kind'], edit: CollectionEdit): Promise<void> {
  const { tx } = change
  const { id, version } = edit.before
  const before = await (kind === 'category' ? lockCategory(tx, id) : lockBrand(tx, id))
  if (before === null || before.version !== version || before.isActive !== edit.before.isActive) throw new StaleBatchError()
  const { isActive, ...texts } = edit.columns
  const after = { ...before, ...texts }
  const facts = changedFacts(factsOf(before), factsOf(after))
  if (facts !== null) {
    const newVersion = await writeCollectionEdit(tx, kind, id, factsOf(after))
    if (after.name !== before.name || after.nameAr !== before.nameAr) await catalogueSearch.index(tx, await below(tx, kind, id), deps)
    const changed = { before: facts.before, after: { ...facts.after, version: newVersion } }
    await recordChange(tx, deps, { ...entryOf(deps.manager, kind, id), action: `${kind}.edited`, ...changed })
  }
  if (isActive !== undefined && isActive !== before.isActive) await switchOne(deps, change, kind, { id, isActive })
  deps.onWritten(1)
}

async function switchOne(
  deps: BatchDeps,
  change: CatalogueChange,
  kind: CollectionBatch['kind'],
  { id, isActive }: { readonly id: string; readonly isActive: boolean },
): Promise<void> {
  const { products } = await (kind === 'category'
    ? switchCategory(change, id, isActive)
    : switchBrand(change, { id, by: 'admin', isActive }))
  const facts = { before: { isActive: !isActive }, after: { isActive, switchedProducts: products } }
  await recordChange(change.tx, deps, { ...entryOf(deps.manager, kind, id), action: `${kind}.switched`, ...facts })
}

function below(tx: Db, kind: CollectionBatch['kind'], id: string): Promise<string[]> {
  return kind === 'category' ? listBelowCategory(tx, id) : listInBrand(tx, id)
}

function factsOf({ name, nameAr, slug, description, descriptionAr }: CollectionRecord) {
  return { name, nameAr, slug, description, descriptionAr }
}

function entryOf(manager: Manager, recordKind: CollectionBatch['kind'], recordId: string) {
  return { actor: actorOf(manager), recordKind, recordId } as const
}
