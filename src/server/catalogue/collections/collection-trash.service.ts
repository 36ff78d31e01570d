import type { CallReply } from '#contract/endpoints.ts'
import type { Manager } from '#domain/accounts/viewer.ts'
import { isOffByItself } from '#domain/catalogue/brands.ts'
import { goneForGoodAt, TRASH_DAYS, trashBegin } from '#domain/catalogue/trash.ts'
import { RefusalError } from '#domain/errors.ts'
import { pageCount, pageOffset } from '#domain/paging.ts'
import { type MessageKey, messageText } from '#i18n/messages.ts'
import { actorOf, recordChange } from '#server/audit/audit.service.ts'
import { type CatalogueChange, type ChangeDeps, changeBelow } from '#server/catalogue/catalogue-change.service.ts'
import { purgeTrashJob } from '#server/catalogue/products/products.jobs.ts'
import {
  type BrandRecord,
  type CategoryRecord,
  insertBrandWithFreeSlug,
  insertCategoryWithFreeSlug,
} from '#server/catalogue/records.repository.ts'
import { catalogueSearch } from '#server/catalogue/search/catalogue-search.service.ts'
import type { IndexingLater } from '#server/catalogue/search/search.deps.ts'
import { addReason, listBelowCategory } from '#server/catalogue/switching/switching.repository.ts'
import { categoryReason, enterCategory } from '#server/catalogue/switching/switching.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { isId, type Making } from '#server/platform/ids.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { addMembers, type CollectionKind } from './collection-management.repository.ts'
import {
  adoptChildren,
  copyToTrash,
  type DeletedCollection,
  giveBrandToDeleted,
  giveCategoryToDeleted,
  isNameTaken,
  joinBrand,
  listTrash,
  lockForReturn,
  type ProductBelow,
  putOldSlugsBack,
  restoreOffReason,
  takeCollection,
} from './collection-trash.repository.ts'
import { wholeBrand } from './managed-brands.service.ts'
import { managedCategory } from './managed-categories.service.ts'
import { findBrand, findCategory } from './managed-collections.repository.ts'

const DAY_SECONDS = 24 * 60 * 60

interface ReturnDeps extends ChangeDeps, Making, IndexingLater {}

interface TrashDeps extends Pick<Making, 'now'> {
  readonly jobs: Pick<Jobs, 'send'>
}

/** Stores a locked category or brand, before it is deleted, in a way that can be taken back. */
export async function trashCollection(
  { jobs, now }: TrashDeps,
  tx: Db,
  { kind, id, manager }: { readonly kind: CollectionKind; readonly id: string; readonly manager: Manager },
): Promise<void> {
  await copyToTrash(tx, kind, id, { at: now(), by: manager.id })
  await jobs.send(tx, purgeTrashJob, {}, { afterSeconds: TRASH_DAYS * DAY_SECONDS + 1 })
}

export async function listDeletedCollections(
  { database: { db }, now }: Pick<ReturnDeps, 'database' | 'now'>,
  kind: CollectionKind,
  { page, limit, search: term }: { readonly page: number; readonly limit: number; readonly search: string },
): Promise<CallReply<'GET /api/category/deleted'>> {
  const { rows, count } = await listTrash(db, kind, { after: trashBegin(now()), term }, { limit, offset: pageOffset(page, limit) })
  const deleted = rows.map(({ id, record, products, deleted: at, deletedBy }) => ({
    _id: id,
    name: record.name,
    nameAr: record.nameAr,
    productCount: products.filter(({ isMember }) => isMember).length,
    deleted: at.toISOString(),
    deletedBy,
    goneForGood: goneForGoodAt(at).toISOString(),
  }))
  return { deleted, totalPages: pageCount(count, limit), currentPage: page, count }
}

export async function restoreCategory(
  deps: ReturnDeps,
  manager: Manager,
  id: string,
): Promise<CallReply<'POST /api/category/deleted/:id/restore'>> {
  return changeBelow(deps, async (change) => {
    const { tx } = change
    const deleted = isId(id) ? await takeCollection(tx, 'category', id, trashBegin(deps.now())) : null
    if (deleted === null) {
      const there = isId(id) ? await findCategory(tx, id) : null
      if (there === null) throw new RefusalError('category/not-found')
      return { ...thereAgain(manager, 'category'), category: await managedCategory(tx, there) }
    }
    const row = await bringCategoryBack(deps, change, deleted)
    await recordReturn(deps, tx, { manager, kind: 'category', row })
    const message = await returnMessage(tx, { manager, kind: 'category', row, was: deleted.record.slug })
    return { success: true as const, message, category: await managedCategory(tx, row) }
  })
}

export async function restoreBrand(
  deps: ReturnDeps,
  manager: Manager,
  id: string,
): Promise<CallReply<'POST /api/brand/deleted/:id/restore'>> {
  return changeBelow(deps, async (change) => {
    const { tx } = change
    const deleted = isId(id) ? await takeCollection(tx, 'brand', id, trashBegin(deps.now())) : null
    if (deleted === null) {
      const there = isId(id) ? await findBrand(tx, { id, scope: 'all' }) : null
      if (there === null) throw new RefusalError('brand/not-found')
      return { ...thereAgain(manager, 'brand'), brand: await wholeBrand(tx, there) }
    }
    const row = await bringBrandBack(deps, change, deleted)
    await recordReturn(deps, tx, { manager, kind: 'brand', row })
    const message = await returnMessage(tx, { manager, kind: 'brand', row, was: deleted.record.slug })
    return { success: true as const, message, brand: await wholeBrand(tx, row) }
  })
}

/** A press whose answer was lost is made again, and finds what it wanted. */
function thereAgain({ language }: Manager, kind: CollectionKind) {
  return { success: true as const, message: messageText(MESSAGES[kind].plain, language) }
}

/** Its products that are still there, its parent, and the categories within it that stand alone since. */
async function bringCategoryBack(
  deps: IndexingLater,
  { tx, touch }: CatalogueChange,
  deleted: DeletedCollection<'category'>,
): Promise<CategoryRecord> {
  const { record, products, childIds } = deleted
  const family = [...childIds, ...(record.parentId == null ? [] : [record.parentId])]
  const there = new Set(await lockForReturn(tx, idsOf(products), family))
  const above = record.parentId == null ? null : await findCategory(tx, record.parentId)
  const parent = above?.parentId === null ? above : null
  const placed = { parentId: parent?.id ?? null, isParentActive: parent?.isActive ?? true, version: record.version + 1 }
  const row = await insertCategoryWithFreeSlug(tx, { ...record, ...placed }, record.slug)
  await putOldSlugsBack(tx, 'category', row, deleted.oldSlugs)
  const were = idsOf(products.filter(({ isMember }) => isMember))
  const members = were.filter((id) => there.has(id))
  await addMembers(tx, row.id, members)
  await giveCategoryToDeleted(tx, { id: row.id, memberIds: were })
  if (row.parentId === null) await adoptChildren(tx, row, childIds)
  const below = await listBelowCategory(tx, row.id)
  if (!row.isActive) await turnOffAgain(tx, row.id, { below, products })
  await enterCategory(tx, row, members)
  await catalogueSearch.index(tx, below, deps)
  touch(below)
  return row
}

async function turnOffAgain(
  tx: Db,
  id: string,
  { below, products }: { readonly below: readonly string[]; readonly products: readonly ProductBelow[] },
): Promise<void> {
  const reason = categoryReason(id)
  const were = new Set(idsOf(products.filter(({ inactiveReasons }) => inactiveReasons.includes(reason))))
  await restoreOffReason(
    tx,
    below.filter((each) => were.has(each)),
    reason,
  )
  await addReason(tx, below, reason)
}

/** Its products that have no brand since, deleted ones among them. It is nobody's: a merchant who had it waits for approval, and gets a brand then. */
async function bringBrandBack(
  deps: IndexingLater,
  { tx, touch }: CatalogueChange,
  deleted: DeletedCollection<'brand'>,
): Promise<BrandRecord> {
  const { record, products } = deleted
  await lockForReturn(tx, idsOf(products), [])
  const left = record.inactiveReasons.filter((reason) => reason !== 'merchant')
  const inactiveReasons = left.length < record.inactiveReasons.length ? (['admin'] as const) : left
  const state = { inactiveReasons: [...inactiveReasons], isActive: inactiveReasons.length === 0, isMerchantActive: true }
  const row = await insertBrandWithFreeSlug(tx, { ...record, ...state, version: record.version + 1 }, record.slug)
  await putOldSlugsBack(tx, 'brand', row, deleted.oldSlugs)
  const wanted = idsOf(products.filter((product) => product.isActive || product.inactiveReasons.length > 0))
  const isOff = isOffByItself(row)
  const restored = await joinBrand(tx, { brandId: row.id, ids: idsOf(products), wanted, reasons: isOff ? ['brand'] : [] })
  if (isOff && restored.length > 0) await addReason(tx, restored, 'brand')
  await giveBrandToDeleted(tx, { brandId: row.id, ids: idsOf(products), wanted })
  await catalogueSearch.index(tx, restored, deps)
  touch(restored)
  return row
}

function idsOf(products: readonly Pick<ProductBelow, 'id'>[]): string[] {
  return products.map(({ id }) => id)
}

interface Return {
  readonly manager: Manager
  readonly kind: CollectionKind
  readonly row: BrandRecord | CategoryRecord
}

async function recordReturn(deps: ReturnDeps, tx: Db, { manager, kind, row }: Return): Promise<void> {
  const { name, nameAr, slug, description, descriptionAr, isActive, version } = row
  await recordChange(tx, deps, {
    actor: actorOf(manager),
    action: `${kind}.restored`,
    recordKind: kind,
    recordId: row.id,
    before: null,
    after: { name, nameAr, slug, description, descriptionAr, isActive, version },
  })
}

const MESSAGES = {
  category: { plain: 'categoryRestored', link: 'categoryRestoredOtherLink', name: 'categoryRestoredSameName' },
  brand: { plain: 'brandRestored', link: 'brandRestoredOtherLink', name: 'brandRestoredSameName' },
} as const satisfies Record<CollectionKind, Record<string, MessageKey>>

/** The message tells what somebody has taken meanwhile: the page link, or else the name. */
async function returnMessage(tx: Db, { manager, kind, row, was }: Return & { readonly was: string }): Promise<string> {
  const messages = MESSAGES[kind]
  if (row.slug !== was) return messageText(messages.link, manager.language, { slug: row.slug })
  return messageText((await isNameTaken(tx, kind, row)) ? messages.name : messages.plain, manager.language)
}
