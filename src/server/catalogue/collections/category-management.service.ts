import type { z } from 'zod'
import type { CallReply } from '#contract/endpoints.ts'
import type { CategoryEditForm, CategoryFactsForm, CategoryForm } from '#contract/forms/collection-forms.ts'
import type { Manager } from '#domain/accounts/viewer.ts'
import { RefusalError } from '#domain/errors.ts'
import { messageText } from '#i18n/messages.ts'
import { actorOf, recordChange } from '#server/audit/audit.service.ts'
import { refuseStaleEdit } from '#server/audit/stale-edits.service.ts'
import {
  type CatalogueChange,
  type ChangeDeps,
  ChangedBeforeLockError,
  changeBelow,
  changeTouched,
} from '#server/catalogue/catalogue-change.service.ts'
import type { PictureDeps } from '#server/catalogue/products/product-pictures.service.ts'
import { changedFacts } from '#server/catalogue/products/products.facts.ts'
import { type CategoryRecord, insertCategoryWithFreeSlug } from '#server/catalogue/records.repository.ts'
import { catalogueSearch } from '#server/catalogue/search/catalogue-search.service.ts'
import type { IndexingLater } from '#server/catalogue/search/search.deps.ts'
import {
  listBelowCategory,
  listInCategory,
  lockCategory,
  lockCategoryWith,
  lockProducts,
  releaseChildren,
  releaseFromCategory,
} from '#server/catalogue/switching/switching.repository.ts'
import { switchCategory } from '#server/catalogue/switching/switching.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { givenOf } from '#server/platform/given.ts'
import { isId, type Making } from '#server/platform/ids.ts'
import { addedMembers, membersFacts, moveMembers, replaceMembers } from './category-members.service.ts'
import { moveWithin } from './category-parents.service.ts'
import { deleteCollection, isSlugViolation, moveCollectionSlug, writeCollectionEdit } from './collection-management.repository.ts'
import { trashCollection } from './collection-trash.service.ts'
import { managedCategory, wholeCategory } from './managed-categories.service.ts'
import { findCategory } from './managed-collections.repository.ts'

export interface CollectionManagementDeps extends ChangeDeps, Making, IndexingLater {}

type Form = z.output<typeof CategoryForm>
type EditForm = z.output<typeof CategoryEditForm>
type FactsForm = z.output<typeof CategoryFactsForm>

export async function addCategory(
  deps: CollectionManagementDeps,
  manager: Manager,
  form: Form,
): Promise<CallReply<'POST /api/category/add'>> {
  const category = await added(deps, { manager, form, move: replaceMembers }, wholeCategory)
  return { success: true, message: messageText('categoryAdded', manager.language), category }
}

/** Needs no product, since a new shop has none: they come with their own forms, or with a sheet. */
export async function addCategoryFacts(
  deps: CollectionManagementDeps,
  manager: Manager,
  form: Form,
): Promise<CallReply<'POST /api/category/facts'>> {
  const category = await added(deps, { manager, form, move: addedMembers }, managedCategory)
  return { success: true, message: messageText('categoryAdded', manager.language), category }
}

interface Adding {
  readonly manager: Manager
  readonly form: Form
  readonly move: typeof replaceMembers
}

function added<Reply>(
  deps: CollectionManagementDeps,
  { manager, form, move }: Adding,
  read: (tx: Db, row: CategoryRecord) => Promise<Reply>,
): Promise<Reply> {
  return changeTouched(deps, async (change) => {
    const { tx } = change
    const { products, parent = null, ...columns } = form
    const row = await insertCategoryWithFreeSlug(tx, { ...columns, drawing: null, id: deps.newId(), created: deps.now() })
    change.touchNew('category', row)
    await lockCategoryWith(tx, row.id, products.filter(isId), idOrNull(parent))
    const moved = await move(change, row, { products, language: manager.language })
    const placed = await moveWithin(change, row, parent)
    await catalogueSearch.index(tx, moved.added, deps)
    await recordChange(tx, deps, {
      ...entry(manager, row.id),
      action: 'category.added',
      before: null,
      after: { ...factsOf(row), ...placed?.after, isActive: row.isActive, products: moved.count },
    })
    return read(tx, await categoryRow(tx, row.id))
  })
}

export async function editCategory(
  deps: CollectionManagementDeps,
  manager: Manager,
  { id, form }: { readonly id: string; readonly form: EditForm },
): Promise<CallReply<'PUT /api/category/:id'>> {
  const category = await edited(deps, { manager, id, form }, async (tx) => wholeCategory(tx, await categoryRow(tx, id)))
  return { success: true, message: messageText('categoryChanged', manager.language), category }
}

/** Names the products that come and go, so that a category of any size is edited by what changes. */
export async function editCategoryFacts(
  deps: CollectionManagementDeps,
  manager: Manager,
  { id, form }: { readonly id: string; readonly form: FactsForm },
): Promise<CallReply<'PUT /api/category/:id/facts'>> {
  const category = await edited(deps, { manager, id, form }, async (tx) => managedCategory(tx, await categoryRow(tx, id)))
  return { success: true, message: messageText('categoryChanged', manager.language), category }
}

interface Editing {
  readonly manager: Manager
  readonly id: string
  readonly form: EditForm & FactsForm
}

async function edited<Reply>(deps: CollectionManagementDeps, editing: Editing, read: (tx: Db) => Promise<Reply>): Promise<Reply> {
  try {
    return await changeBelow(deps, async (change) => {
      await edit(deps, change, editing)
      return read(change.tx)
    })
  } catch (error) {
    throw isSlugViolation('category', error) ? new RefusalError('category/slug-taken', { field: 'slug' }) : error
  }
}

async function edit(deps: CollectionManagementDeps, change: CatalogueChange, { manager, id, form }: Editing): Promise<void> {
  const { tx } = change
  const { products, added = [], removed = [], parent, version: sent, ...changes } = form
  const seen = await categoryRow(tx, id)
  const isWhole = products !== undefined || changesSearchText(seen, form)
  const touched = isWhole ? [...(await listBelowCategory(tx, id)), ...(products ?? [])] : []
  const before = await lockCategoryWith(tx, id, [...new Set([...touched, ...added, ...removed].filter(isId))], idOrNull(parent ?? null))
  if (before === null) throw new RefusalError('category/not-found')
  await refuseStaleEdit(tx, { recordKind: 'category', recordId: id, sent, version: before.version, language: manager.language })
  // Somebody renamed or moved it before the lock, and not all of its products are locked.
  if (!isWhole && changesSearchText(before, form)) throw new ChangedBeforeLockError()
  const { language } = manager
  const moved =
    products === undefined
      ? await moveMembers(change, before, { added, removed, language })
      : await replaceMembers(change, before, { products, language })
  const after = { ...before, ...givenOf(changes) }
  const facts = changedFacts(factsOf(before), factsOf(after))
  const placed = parent === undefined ? null : await moveWithin(change, before, parent)
  if (facts === null && placed === null && moved.added.length + moved.removed.length === 0) return
  const version = await writeCollectionEdit(tx, 'category', id, factsOf(after))
  if (after.slug !== before.slug) await moveCollectionSlug(tx, 'category', id, { from: before.slug, to: after.slug })
  await catalogueSearch.index(
    tx,
    changesSearchText(before, form) ? [...moved.removed, ...(await listBelowCategory(tx, id))] : [...moved.removed, ...moved.added],
    deps,
  )
  const members = await membersFacts(tx, moved)
  await recordChange(tx, deps, {
    ...entry(manager, id),
    action: 'category.edited',
    before: { ...facts?.before, ...placed?.before, ...members.before },
    after: { ...facts?.after, ...placed?.after, ...members.after, version },
  })
}

/** True where the edit changes words by which all of its products are found. */
function changesSearchText(row: CategoryRecord, { name = row.name, nameAr = row.nameAr, parent = row.parentId }: EditForm): boolean {
  return name !== row.name || nameAr !== row.nameAr || idOrNull(parent) !== row.parentId
}

/** A version that is sent has to be the latest. */
interface Switching {
  readonly id: string
  readonly isActive: boolean
  readonly version?: number | undefined
}

export async function switchCategoryByHand(
  deps: CollectionManagementDeps,
  manager: Manager,
  { id, isActive, version }: Switching,
): Promise<CallReply<'PUT /api/category/:id/active'>> {
  if (!isId(id)) throw new RefusalError('category/not-found')
  const category = await changeBelow(deps, async (change) => {
    const { before, isChanged, products } = await switchCategory(change, id, isActive)
    const { language } = manager
    await refuseStaleEdit(change.tx, { recordKind: 'category', recordId: id, sent: version, version: before.version, language })
    if (isChanged) {
      const facts = { before: { isActive: before.isActive }, after: { isActive, switchedProducts: products } }
      await recordChange(change.tx, deps, { ...entry(manager, id), action: 'category.switched', ...facts })
    }
    return managedCategory(change.tx, await categoryRow(change.tx, id))
  })
  return { success: true, message: messageText(isActive ? 'categoryEnabled' : 'categoryDisabled', manager.language), category }
}

/** The products keep their state: those that the category switched off stay off. Categories within it stand alone from then on. */
export async function removeCategory(
  deps: CollectionManagementDeps & PictureDeps,
  manager: Manager,
  id: string,
): Promise<CallReply<'DELETE /api/category/delete/:id'>> {
  await changeBelow(deps, async ({ tx, touch }) => {
    const before = isId(id) ? await lockCategory(tx, id) : null
    if (before === null) throw new RefusalError('category/not-found')
    await trashCollection(deps, tx, { kind: 'category', id, manager })
    const members = (await listInCategory(tx, id)).length
    const below = await lockProducts(tx, await listBelowCategory(tx, id))
    await releaseFromCategory(tx, below, id)
    await releaseChildren(tx, id)
    await deleteCollection(tx, 'category', id)
    await catalogueSearch.index(tx, below, deps)
    touch(below)
    await recordChange(tx, deps, {
      ...entry(manager, id),
      action: 'category.deleted',
      before: { ...factsOf(before), isActive: before.isActive, products: members },
      after: null,
    })
  })
  return { success: true, message: messageText('categoryDeleted', manager.language) }
}

function factsOf({ name, nameAr, slug, description, descriptionAr }: CategoryRecord) {
  return { name, nameAr, slug, description, descriptionAr }
}

/** A parent that can't be one is looked for by no id; `moveWithin` refuses it. */
function idOrNull(parent: string | null): string | null {
  return parent !== null && isId(parent) ? parent : null
}

function entry(manager: Manager, id: string) {
  return { actor: actorOf(manager), recordKind: 'category', recordId: id } as const
}

async function categoryRow(tx: Db, id: string): Promise<CategoryRecord> {
  const row = isId(id) ? await findCategory(tx, id) : null
  if (row === null) throw new RefusalError('category/not-found')
  return row
}
