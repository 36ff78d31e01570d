import type { CallReply } from '#contract/endpoints.ts'
import type { ManagedProduct } from '#contract/products.ts'
import { type Manager, managedScope } from '#domain/accounts/viewer.ts'
import { goneForGoodAt, TRASH_DAYS, trashBegin } from '#domain/catalogue/trash.ts'
import { RefusalError } from '#domain/errors.ts'
import { pageCount, pageOffset } from '#domain/paging.ts'
import { messageText } from '#i18n/messages.ts'
import { actorOf, recordChanges } from '#server/audit/audit.service.ts'
import { type CatalogueChange, ChangedBeforeLockError, changeTouched } from '#server/catalogue/catalogue-change.service.ts'
import { joinDeletedAbove, listAboveDeleted, listCategoriesLeft, lockDeletedAbove } from '#server/catalogue/deleted-above.repository.ts'
import { freeProductSlugs, inChunks } from '#server/catalogue/records.repository.ts'
import { catalogueSearch } from '#server/catalogue/search/catalogue-search.service.ts'
import { pictureUrl } from '#server/catalogue/shop/catalogue.replies.ts'
import { ReasonsAbove } from '#server/catalogue/switching/reasons-above.service.ts'
import type { Database, Db } from '#server/platform/db/database.ts'
import { together } from '#server/platform/db/together.ts'
import { isId } from '#server/platform/ids.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { inTimedParts } from '#server/platform/transactions/timed-parts.ts'
import { readManaged } from './managed/managed-products.service.ts'
import { findBrandName, findBySku, findTakenSkus } from './product-management.repository.ts'
import { freeSlug, type ProductManagementDeps, skuTaken, uniqueRefusalOr } from './product-management.service.ts'
import {
  countDeleted,
  type DeletedRow,
  listDeleted,
  listInTrash,
  listNamesThere,
  moveToTrash,
  type NamedProduct,
  purgeOldest,
  putBack,
  type Returned,
  takeAllFromTrash,
  takeFromTrash,
} from './product-trash.repository.ts'
import { firstState, productFacts } from './products.facts.ts'
import { dropUnusedPictureJob, purgeTrashJob } from './products.jobs.ts'

const DAY_SECONDS = 24 * 60 * 60

export interface DeletedQuery {
  readonly page: number
  readonly limit: number
  readonly search: string
}

export async function listDeletedProducts(
  { database: { db }, now }: Pick<ProductManagementDeps, 'database' | 'now'>,
  manager: Manager,
  { page, limit, search }: DeletedQuery,
): Promise<CallReply<'GET /api/product/deleted'>> {
  const filter = { scope: managedScope(manager), term: search, after: trashBegin(now()) }
  const [rows, count] = await Promise.all([listDeleted(db, filter, { limit, offset: pageOffset(page, limit) }), countDeleted(db, filter)])
  return { products: rows.map(deletedReply), totalPages: pageCount(count, limit), currentPage: page, count }
}

type ListedRow = Awaited<ReturnType<typeof listDeleted>>[number]

function deletedReply({ id, isDraft, product, brand, deleted, deletedBy }: ListedRow) {
  const { sku, name, nameAr, imageName, driveImages } = product
  return {
    _id: id,
    isDraft,
    sku,
    name,
    nameAr,
    imageUrl: pictureUrl(imageName),
    images: driveImages,
    brand,
    deleted: deleted.toISOString(),
    deletedBy,
    goneForGood: goneForGoodAt(deleted).toISOString(),
  }
}

/** Deletes locked products; their pictures stay until the trash is emptied. */
export async function trashProducts(
  { jobs, now }: Pick<ProductManagementDeps, 'now'> & { readonly jobs: Pick<Jobs, 'send'> },
  { tx, touch }: CatalogueChange,
  { manager, ids }: { readonly manager: Manager; readonly ids: readonly string[] },
): Promise<void> {
  await moveToTrash(tx, ids, { at: now(), by: manager.id })
  touch(ids)
  await emptyLater(tx, jobs)
}

/** Every deletion sends a job for when it is gone for good. */
export async function emptyLater(tx: Db, jobs: Pick<Jobs, 'send'>): Promise<void> {
  await jobs.send(tx, purgeTrashJob, {}, { afterSeconds: TRASH_DAYS * DAY_SECONDS + 1 })
}

interface Restoring {
  readonly id: string
  /** The SKU to restore with if another product has taken the old one meanwhile. */
  readonly sku?: string | undefined
}

export async function restoreProduct(
  deps: ProductManagementDeps,
  manager: Manager,
  { id, sku }: Restoring,
): Promise<CallReply<'POST /api/product/deleted/:id/restore'>> {
  try {
    const product = await changeTouched(deps, async ({ tx, touch }) => {
      if (isId(id)) await lockDeletedAbove(tx, [id])
      const deleted = isId(id) ? await takeFromTrash(tx, { id, scope: managedScope(manager), after: trashBegin(deps.now()) }) : null
      if (deleted === null) return thereAgain(deps, tx, manager, { id, sku })
      const returning = { ...deleted, product: { ...deleted.product, sku: sku ?? deleted.product.sku } }
      if ((await findBySku(tx, returning.product.sku)) !== null) throw skuTaken()
      const { brandId } = deleted
      const categoryIds = await listCategoriesLeft(tx, deleted.categoryIds)
      const above = await lockCollectionsAbove(tx, { brandIds: brandId === null ? [] : [brandId], categoryIds })
      await bringBack(deps, tx, { manager, above, returning: [{ deleted: returning, slug: await freeSlug(tx, deleted.product.slug) }] })
      await catalogueSearch.index(tx, [id])
      touch([id])
      return readManaged(deps, tx, manager, id)
    })
    return { success: true, message: messageText('productRestored', manager.language), product }
  } catch (error) {
    throw uniqueRefusalOr(error)
  }
}

/** A press whose answer was lost is made again; under another SKU than the one asked for, somebody else has taken the product back. */
async function thereAgain(deps: ProductManagementDeps, tx: Db, manager: Manager, { id, sku }: Restoring): Promise<ManagedProduct> {
  const product = await readManaged(deps, tx, manager, id)
  if (sku !== undefined && sku !== product.sku) throw new RefusalError('product/not-found')
  return product
}

interface Above {
  readonly reasons: ReasonsAbove
  /** The categories that are still there. */
  readonly categories: ReadonlySet<string>
}

/** Locks what products come back to, in the order of all writers: brands, then categories. */
async function lockCollectionsAbove(
  tx: Db,
  { brandIds, categoryIds }: { readonly brandIds: readonly string[]; readonly categoryIds: readonly string[] },
): Promise<Above> {
  const reasons = new ReasonsAbove(tx)
  for (const id of brandIds) await reasons.brand(id)
  await reasons.categories(categoryIds)
  // One of them was deleted between its reading and its lock: begun again, it is found in the trash, where the products join it.
  if ((await listCategoriesLeft(tx, categoryIds)).length < categoryIds.length) throw new ChangedBeforeLockError()
  return { reasons, categories: new Set(categoryIds) }
}

interface Return {
  readonly manager: Manager
  readonly above: Above
  readonly returning: readonly { readonly deleted: DeletedRow; readonly slug: string }[]
}

/** Switches that went off meanwhile keep a product off as well; without its brand it stays off until a manager gives it one. */
async function bringBack(deps: ProductManagementDeps, tx: Db, { manager, above, returning }: Return): Promise<void> {
  const returned: Returned[] = []
  for (const { deleted, slug } of returning) {
    const { product, brandId } = deleted
    const categoryIds = deleted.categoryIds.filter((id) => above.categories.has(id)).toSorted()
    const wasOffByHand = !product.isActive && product.inactiveReasons.length === 0
    const reasons = await above.reasons.product({ row: { brandId }, categoryIds })
    const { isActive, inactiveReasons } = firstState(!wasOffByHand && brandId !== null, reasons)
    const row = { ...product, slug, brandId, isActive, inactiveReasons: [...inactiveReasons], version: product.version + 1 }
    returned.push({ row, categoryIds, deleted })
  }
  await putBack(tx, returned)
  // A brand or category that is there needs no such link: no deleted one has its id.
  await joinDeletedAbove(
    tx,
    returning.map(({ deleted }) => deleted),
  )
  await recordReturns(deps, tx, manager, returned)
}

async function recordReturns(deps: ProductManagementDeps, tx: Db, manager: Manager, returned: readonly Returned[]): Promise<void> {
  const names = new Map<string, string | null>()
  for (const brandId of new Set(returned.flatMap(({ row }) => row.brandId ?? []))) names.set(brandId, await findBrandName(tx, brandId))
  await recordChanges(
    tx,
    deps,
    returned.map(({ row }) => ({
      actor: actorOf(manager),
      action: 'product.restored',
      recordKind: 'product',
      recordId: row.id,
      before: null,
      after: { ...productFacts(row, names.get(row.brandId ?? '') ?? null), version: row.version },
    })),
  )
}

export interface ManyBack {
  readonly manager: Manager
  /** The version in which each product was deleted; one that was back since, and deleted again, has another. */
  readonly versions: ReadonlyMap<string, number>
}

/** Takes many back at once; a product whose SKU is taken by now stays deleted, as does one that somebody deleted again. Those are named, and products that somebody took back before. */
export async function bringBackMany(
  deps: ProductManagementDeps,
  { tx, touch }: CatalogueChange,
  { manager, versions }: ManyBack,
): Promise<{ back: readonly string[]; left: readonly NamedProduct[] }> {
  const back: string[] = []
  const left: NamedProduct[] = []
  const ids = [...versions.keys()].toSorted()
  await lockDeletedAbove(tx, ids)
  const above = await lockCollectionsAbove(tx, await listAboveDeleted(tx, ids))
  // Whole rows of many products would fill the memory of a small shop.
  for (const chunk of inChunks(ids)) {
    const rows = await listInTrash(tx, chunk, { scope: managedScope(manager), after: trashBegin(deps.now()) })
    const taken = await findTakenSkus(
      tx,
      rows.map(({ product }) => product.sku),
    )
    const isFree = ({ id, product }: DeletedRow) => product.version === versions.get(id) && !taken.has(product.sku.toLowerCase())
    const free = rows.filter(isFree)
    const inTrash = new Set(rows.map(({ id }) => id))
    const there = await listNamesThere(
      tx,
      chunk.filter((id) => !inTrash.has(id)),
    )
    left.push(...there, ...rows.flatMap((row) => (isFree(row) ? [] : [row.product])))
    const slugs = await freeProductSlugs(
      tx,
      free.map(({ product }) => product.slug),
    )
    await takeAllFromTrash(
      tx,
      free.map(({ id }) => id),
    )
    await bringBack(deps, tx, { manager, above, returning: free.map((deleted, n) => ({ deleted, slug: slugs[n] ?? '' })) })
    back.push(...free.map(({ id }) => id))
  }
  await catalogueSearch.index(tx, back, deps)
  touch(back)
  return { back, left }
}

interface Purging {
  readonly database: Database
  readonly jobs: Pick<Jobs, 'send'>
  readonly now: () => Date
}

/**
 * Safe to repeat: each deletion sends its own, and one takes all that is due. It goes in parts, since one press deletes so many that a
 * single transaction would not end in time; a try that is cut off leaves less to the next.
 */
export async function purgeTrash({ database, jobs, now }: Purging, signal?: AbortSignal): Promise<void> {
  const before = trashBegin(now())
  await inTimedParts(database, async (rows) => {
    signal?.throwIfAborted()
    return database.transaction(async (tx) => {
      const { count, pictures } = await purgeOldest(tx, before, rows)
      await together(pictures.map((name) => jobs.send(tx, dropUnusedPictureJob, { name })))
      return count > 0
    })
  })
}
