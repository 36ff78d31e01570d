import type { z } from 'zod'
import type { CallReply } from '#contract/endpoints.ts'
import type { BrandEditForm, BrandForm } from '#contract/forms/collection-forms.ts'
import { isManaged, type Manager, managedScope } from '#domain/accounts/viewer.ts'
import { RefusalError } from '#domain/errors.ts'
import { messageText } from '#i18n/messages.ts'
import { type Actor, actorOf, recordChange } from '#server/audit/audit.service.ts'
import { refuseStaleEdit } from '#server/audit/stale-edits.service.ts'
import { lockAbove } from '#server/catalogue/catalogue-change.repository.ts'
import { type CatalogueChange, changeBelow, changeCatalogue, changeTouched } from '#server/catalogue/catalogue-change.service.ts'
import { changedFacts } from '#server/catalogue/products/products.facts.ts'
import { type BrandRecord, insertBrandWithFreeSlug } from '#server/catalogue/records.repository.ts'
import { catalogueSearch } from '#server/catalogue/search/catalogue-search.service.ts'
import { listInBrand, lockBrand, lockProducts, releaseFromBrand } from '#server/catalogue/switching/switching.repository.ts'
import { switchBrand } from '#server/catalogue/switching/switching.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { givenOf } from '#server/platform/given.ts'
import { isId } from '#server/platform/ids.ts'
import type { CollectionManagementDeps } from './category-management.service.ts'
import { deleteCollection, isSlugViolation, moveCollectionSlug, writeCollectionEdit } from './collection-management.repository.ts'
import { trashCollection } from './collection-trash.service.ts'
import { wholeBrand } from './managed-brands.service.ts'
import { findBrand } from './managed-collections.repository.ts'

type Form = z.output<typeof BrandForm>
type EditForm = z.output<typeof BrandEditForm>

export async function addBrand(deps: CollectionManagementDeps, manager: Manager, form: Form): Promise<CallReply<'POST /api/brand/add'>> {
  const brand = await changeTouched(deps, async ({ tx, touchNew }) => {
    const { isActive } = form
    const inactiveReasons = isActive ? [] : (['admin'] as const)
    const row = await insertBrandWithFreeSlug(tx, {
      ...form,
      inactiveReasons: [...inactiveReasons],
      id: deps.newId(),
      created: deps.now(),
    })
    touchNew('brand', row)
    await recordChange(tx, deps, { ...entry(manager, row.id), action: 'brand.added', before: null, after: { ...factsOf(row), isActive } })
    return wholeBrand(tx, row)
  })
  return { success: true, message: messageText('brandAdded', manager.language), brand }
}

export async function editBrand(
  deps: CollectionManagementDeps,
  manager: Manager,
  { id, form }: { readonly id: string; readonly form: EditForm },
): Promise<CallReply<'PUT /api/brand/:id'>> {
  try {
    const brand = await changeCatalogue(deps, async (change) => {
      await edit(deps, change, { manager, id, form })
      return readWhole(change.tx, manager, id)
    })
    return { success: true, message: messageText('brandChanged', manager.language), brand }
  } catch (error) {
    throw isSlugViolation('brand', error) ? new RefusalError('brand/slug-taken', { field: 'slug' }) : error
  }
}

interface Editing {
  readonly manager: Manager
  readonly id: string
  readonly form: EditForm
}

async function edit(deps: CollectionManagementDeps, { tx }: CatalogueChange, { manager, id, form }: Editing): Promise<void> {
  const before = await lockedBrand(tx, manager, id)
  const { version: sent, ...changes } = form
  const after = { ...before, ...givenOf(changes) }
  await refuseStaleEdit(tx, { recordKind: 'brand', recordId: id, sent, version: before.version, language: manager.language })
  const facts = changedFacts(factsOf(before), factsOf(after))
  if (facts === null) return
  const version = await writeCollectionEdit(tx, 'brand', id, factsOf(after))
  if (after.slug !== before.slug) await moveCollectionSlug(tx, 'brand', id, { from: before.slug, to: after.slug })
  if (after.name !== before.name || after.nameAr !== before.nameAr) {
    await catalogueSearch.index(tx, await listInBrand(tx, id), deps)
  }
  await recordChange(tx, deps, {
    ...entry(manager, id),
    action: 'brand.edited',
    before: facts.before,
    after: { ...facts.after, version },
  })
}

/** A version that is sent has to be the latest. */
interface Switching {
  readonly id: string
  readonly isActive: boolean
  readonly version?: number | undefined
}

/** A merchant switches as the owner, which does not undo an admin's switch. */
export async function switchBrandByHand(
  deps: CollectionManagementDeps,
  manager: Manager,
  { id, isActive, version }: Switching,
): Promise<CallReply<'PUT /api/brand/:id/active'>> {
  const brand = await changeBelow(deps, async (change) => {
    await lockedBrand(change.tx, manager, id)
    const by = manager.role === 'ROLE ADMIN' ? 'admin' : 'owner'
    const { before, isChanged, products } = await switchBrand(change, { id, by, isActive })
    const { language } = manager
    await refuseStaleEdit(change.tx, { recordKind: 'brand', recordId: id, sent: version, version: before.version, language })
    const after = await readWhole(change.tx, manager, id)
    if (isChanged) {
      await recordChange(change.tx, deps, {
        ...entry(manager, id),
        action: 'brand.switched',
        before: { isActive: before.isActive, inactiveReasons: before.inactiveReasons },
        after: { isActive: after.isActive, inactiveReasons: after.inactiveReasons, switchedProducts: products },
      })
    }
    return after
  })
  return { success: true, message: messageText(brand.isActive ? 'brandEnabled' : 'brandDisabled', manager.language), brand }
}

export interface BrandRemoval {
  readonly brandId: string
  readonly actor: Actor
}

export interface BrandRemovalDeps extends CollectionManagementDeps {
  /** In the same transaction and before the brand is locked, because merchants are locked before brands. */
  readonly onBrandRemoval: (tx: Db, removal: BrandRemoval) => Promise<void>
}

/** The products stay, off and without a brand. */
export async function removeBrand(
  deps: BrandRemovalDeps,
  manager: Manager,
  id: string,
): Promise<CallReply<'DELETE /api/brand/delete/:id'>> {
  await changeBelow(deps, async ({ tx, touch }) => {
    if (!isId(id)) throw new RefusalError('brand/not-found')
    await deps.onBrandRemoval(tx, { brandId: id, actor: actorOf(manager) })
    const before = await lockedBrand(tx, manager, id)
    const below = await listInBrand(tx, id)
    await lockAbove(tx, below)
    await lockProducts(tx, below)
    await trashCollection(deps, tx, { kind: 'brand', id, manager })
    await releaseFromBrand(tx, id)
    await deleteCollection(tx, 'brand', id)
    await catalogueSearch.index(tx, below, deps)
    touch(below)
    await recordChange(tx, deps, {
      ...entry(manager, id),
      action: 'brand.deleted',
      before: { ...factsOf(before), isActive: before.isActive, products: below.length },
      after: null,
    })
  })
  return { success: true, message: messageText('brandDeleted', manager.language) }
}

/** Absent and foreign brands get the same answer. */
async function lockedBrand(tx: Db, manager: Manager, id: string): Promise<BrandRecord> {
  const row = isId(id) && isManaged(managedScope(manager), id.toLowerCase()) ? await lockBrand(tx, id) : null
  if (row === null) throw new RefusalError('brand/not-found')
  return row
}

async function readWhole(tx: Db, manager: Manager, id: string) {
  const row = await findBrand(tx, { id, scope: managedScope(manager) })
  if (row === null) throw new RefusalError('brand/not-found')
  return wholeBrand(tx, row)
}

function factsOf({ name, nameAr, slug, description, descriptionAr }: BrandRecord) {
  return { name, nameAr, slug, description, descriptionAr }
}

function entry(manager: Manager, id: string) {
  return { actor: actorOf(manager), recordKind: 'brand', recordId: id } as const
}
