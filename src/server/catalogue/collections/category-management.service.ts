import type { z } from 'zod'
import type { CallReply } from '#contract/endpoints.ts'
import type { CategoryEditForm, CategoryForm } from '#contract/forms/collection-forms.ts'
import type { Manager } from '#domain/accounts/viewer.ts'
import { RefusalError } from '#domain/errors.ts'
import type { Language } from '#domain/text/language.ts'
import { messageText } from '#i18n/messages.ts'
import { fieldText } from '#i18n/texts.ts'
import { actorOf, recordChange } from '#server/audit/audit.service.ts'
import { refuseStaleEdit } from '#server/audit/stale-edits.service.ts'
import { type CatalogueChange, type ChangeDeps, changeCatalogue } from '#server/catalogue/catalogue-change.service.ts'
import type { PictureDeps } from '#server/catalogue/products/product-pictures.service.ts'
import { changedFacts } from '#server/catalogue/products/products.facts.ts'
import { type CategoryRecord, insertCategoryWithFreeSlug } from '#server/catalogue/records.repository.ts'
import { catalogueSearch } from '#server/catalogue/search/catalogue-search.service.ts'
import {
  listBelowCategory,
  listInCategory,
  lockCategory,
  lockCategoryWith,
  releaseChildren,
  releaseFromCategory,
} from '#server/catalogue/switching/switching.repository.ts'
import { enterCategory, leaveCategory, switchCategory } from '#server/catalogue/switching/switching.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { givenOf } from '#server/platform/given.ts'
import { isId, type Making } from '#server/platform/ids.ts'
import { placeWithin } from './category-parents.service.ts'
import {
  addMembers,
  deleteCollection,
  holdProducts,
  isSlugViolation,
  listProductNames,
  moveCollectionSlug,
  removeMembers,
  writeCollectionEdit,
} from './collection-management.repository.ts'
import { trashCollection } from './collection-trash.service.ts'
import { wholeCategory } from './managed-categories.service.ts'
import { findCategory } from './managed-collections.repository.ts'

export interface CollectionManagementDeps extends ChangeDeps, Making {}

type Form = z.output<typeof CategoryForm>
type EditForm = z.output<typeof CategoryEditForm>

/** The history names at most this many added or removed products and counts the others. */
const NAMES_MOST = 50

export async function addCategory(
  deps: CollectionManagementDeps,
  manager: Manager,
  form: Form,
): Promise<CallReply<'POST /api/category/add'>> {
  const category = await changeCatalogue(deps, async (change) => {
    const { tx } = change
    const { products, parent = null, ...columns } = form
    const row = await insertCategoryWithFreeSlug(tx, { ...columns, drawing: null, id: deps.newId(), created: deps.now() })
    await lockCategoryWith(tx, row.id, products.filter(isId), idOrNull(parent))
    const moved = await moveMembers(change, row, { products, language: manager.language })
    const placed = await placeWithin(change, row, parent)
    await catalogueSearch.index(tx, moved.added)
    await recordChange(tx, deps, {
      ...entry(manager, row.id),
      action: 'category.added',
      before: null,
      after: { ...factsOf(row), ...placed?.after, isActive: row.isActive, products: moved.count },
    })
    return readWhole(tx, row.id)
  })
  return { success: true, message: messageText('categoryAdded', manager.language), category }
}

export async function editCategory(
  deps: CollectionManagementDeps,
  manager: Manager,
  { id, form }: { readonly id: string; readonly form: EditForm },
): Promise<CallReply<'PUT /api/category/:id'>> {
  try {
    const category = await changeCatalogue(deps, async (change) => {
      await edit(deps, change, { manager, id, form })
      return readWhole(change.tx, id)
    })
    return { success: true, message: messageText('categoryChanged', manager.language), category }
  } catch (error) {
    throw isSlugViolation('category', error) ? new RefusalError('category/slug-taken', { field: 'slug' }) : error
  }
}

interface Editing {
  readonly manager: Manager
  readonly id: string
  readonly form: EditForm
}

async function edit(deps: CollectionManagementDeps, change: CatalogueChange, { manager, id, form }: Editing): Promise<void> {
  const { tx } = change
  const { products, parent, version: sent, ...changes } = form
  const before = isId(id)
    ? await lockCategoryWith(
        tx,
        id,
        [...new Set([...(await listBelowCategory(tx, id)), ...(products ?? []).filter(isId)])],
        idOrNull(parent ?? null),
      )
    : null
  if (before === null) throw new RefusalError('category/not-found')
  await refuseStaleEdit(tx, { recordKind: 'category', recordId: id, sent, version: before.version, language: manager.language })
  const moved = products === undefined ? NOTHING_MOVED : await moveMembers(change, before, { products, language: manager.language })
  const after = { ...before, ...givenOf(changes) }
  const facts = changedFacts(factsOf(before), factsOf(after))
  const placed = parent === undefined ? null : await placeWithin(change, before, parent)
  if (facts === null && placed === null && moved.added.length + moved.removed.length === 0) return
  const version = await writeCollectionEdit(tx, 'category', id, factsOf(after))
  if (after.slug !== before.slug) await moveCollectionSlug(tx, 'category', id, { from: before.slug, to: after.slug })
  const isRenamed = after.name !== before.name || after.nameAr !== before.nameAr
  const isFoundOtherwise = isRenamed || placed !== null
  await catalogueSearch.index(
    tx,
    isFoundOtherwise ? [...moved.removed, ...(await listBelowCategory(tx, id))] : [...moved.removed, ...moved.added],
  )
  const members = await membersFacts(tx, moved)
  await recordChange(tx, deps, {
    ...entry(manager, id),
    action: 'category.edited',
    before: { ...facts?.before, ...placed?.before, ...members.before },
    after: { ...facts?.after, ...placed?.after, ...members.after, version },
  })
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
  const category = await changeCatalogue(deps, async (change) => {
    const { before, isChanged, products } = await switchCategory(change, id, isActive)
    const { language } = manager
    await refuseStaleEdit(change.tx, { recordKind: 'category', recordId: id, sent: version, version: before.version, language })
    if (isChanged) {
      const facts = { before: { isActive: before.isActive }, after: { isActive, switchedProducts: products } }
      await recordChange(change.tx, deps, { ...entry(manager, id), action: 'category.switched', ...facts })
    }
    return readWhole(change.tx, id)
  })
  return { success: true, message: messageText(isActive ? 'categoryEnabled' : 'categoryDisabled', manager.language), category }
}

/** The products keep their state: those that the category switched off stay off. Categories within it stand alone from then on. */
export async function removeCategory(
  deps: CollectionManagementDeps & PictureDeps,
  manager: Manager,
  id: string,
): Promise<CallReply<'DELETE /api/category/delete/:id'>> {
  await changeCatalogue(deps, async ({ tx, touch }) => {
    const before = isId(id) ? await lockCategory(tx, id) : null
    if (before === null) throw new RefusalError('category/not-found')
    await trashCollection(deps, tx, { kind: 'category', id, manager })
    const members = (await listInCategory(tx, id)).length
    const below = await holdProducts(tx, await listBelowCategory(tx, id))
    await releaseFromCategory(tx, below, id)
    await releaseChildren(tx, id)
    await deleteCollection(tx, 'category', id)
    await catalogueSearch.index(tx, below)
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

interface Moved {
  readonly added: readonly string[]
  readonly removed: readonly string[]
  readonly count: number
  readonly countBefore: number
}

const NOTHING_MOVED: Moved = { added: [], removed: [], count: 0, countBefore: 0 }

/** Makes exactly these products the members of a locked category; absent ones are ignored. */
async function moveMembers(
  { tx, touch }: CatalogueChange,
  category: CategoryRecord,
  { products, language }: { readonly products: readonly string[]; readonly language: Language },
): Promise<Moved> {
  const { id } = category
  const current = await listInCategory(tx, id)
  const wanted = new Set(products.filter(isId).map((each) => each.toLowerCase()))
  const were = new Set(current)
  const leaving = current.filter((each) => !wanted.has(each))
  const coming = [...wanted].filter((each) => !were.has(each))
  const there = new Set(await holdProducts(tx, [...leaving, ...coming]))
  const added = coming.filter((each) => there.has(each))
  const count = current.length - leaving.length + added.length
  if (count === 0) {
    throw new RefusalError('validation', { fields: { products: [fieldText('required-several', language, { field: 'products' })] } })
  }
  await removeMembers(tx, id, leaving)
  await addMembers(tx, id, added)
  await leaveCategory(tx, category, leaving)
  await enterCategory(tx, category, added)
  touch([...leaving, ...added])
  return { added, removed: leaving, count, countBefore: current.length }
}

async function membersFacts(tx: Db, { added, removed, count, countBefore }: Moved) {
  if (added.length + removed.length === 0) return { before: {}, after: {} }
  const products = {
    count,
    ...(added.length === 0 ? {} : { added: await namesOf(tx, added) }),
    ...(removed.length === 0 ? {} : { removed: await namesOf(tx, removed) }),
  }
  return { before: { products: { count: countBefore } }, after: { products } }
}

async function namesOf(tx: Db, ids: readonly string[]): Promise<readonly string[] | number> {
  return ids.length > NAMES_MOST ? ids.length : listProductNames(tx, ids, NAMES_MOST)
}

function factsOf({ name, nameAr, slug, description, descriptionAr }: CategoryRecord) {
  return { name, nameAr, slug, description, descriptionAr }
}

/** A parent that can't be one is looked for by no id; `placeWithin` refuses it. */
function idOrNull(parent: string | null): string | null {
  return parent !== null && isId(parent) ? parent : null
}

function entry(manager: Manager, id: string) {
  return { actor: actorOf(manager), recordKind: 'category', recordId: id } as const
}

async function readWhole(tx: Db, id: string) {
  const row = await findCategory(tx, id)
  if (row === null) throw new RefusalError('category/not-found')
  return wholeCategory(tx, row)
}
