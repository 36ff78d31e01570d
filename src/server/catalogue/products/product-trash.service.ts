import type { CallReply } from '#contract/endpoints.ts'
import { type Manager, managedScope } from '#domain/accounts/viewer.ts'
import { goneForGoodAt, TRASH_DAYS, trashBegin } from '#domain/catalogue/trash.ts'
import { RefusalError } from '#domain/errors.ts'
import { pageCount, pageOffset } from '#domain/paging.ts'
import { messageText } from '#i18n/messages.ts'
import { actorOf, recordChange } from '#server/audit/audit.service.ts'
import { type CatalogueChange, changeProducts } from '#server/catalogue/catalogue-change.service.ts'
import { catalogueSearch } from '#server/catalogue/search/catalogue-search.service.ts'
import { pictureUrl } from '#server/catalogue/shop/catalogue.replies.ts'
import { startReasons } from '#server/catalogue/switching/switching.service.ts'
import type { Database, Db } from '#server/platform/db/database.ts'
import { isId } from '#server/platform/ids.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { readManaged } from './managed-products.service.ts'
import { findBrandName, findBySku, type ProductRow } from './product-management.repository.ts'
import { freeSlug, type ProductManagementDeps, skuTaken, takenOr } from './product-management.service.ts'
import {
  countDeleted,
  type DeletedRow,
  emptyTrash,
  holdDeletedBrands,
  joinDeletedBrand,
  listCategoriesLeft,
  listDeleted,
  listInTrash,
  moveToTrash,
  putBack,
  takeFromTrash,
} from './product-trash.repository.ts'
import { firstState, productFacts } from './products.facts.ts'
import { dropUnusedPictureJob, emptyTrashJob } from './products.jobs.ts'

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
  await jobs.send(tx, emptyTrashJob, {}, { afterSeconds: TRASH_DAYS * DAY_SECONDS + 1 })
}

interface Restoring {
  readonly id: string
  /** Another SKU, where the old one is taken. */
  readonly sku?: string | undefined
}

export async function restoreProduct(
  deps: ProductManagementDeps,
  manager: Manager,
  { id, sku }: Restoring,
): Promise<CallReply<'POST /api/product/deleted/:id/restore'>> {
  try {
    const product = await changeProducts(deps, async ({ tx, touch }) => {
      if (isId(id)) await holdDeletedBrands(tx, [id])
      const deleted = isId(id) ? await takeFromTrash(tx, { id, scope: managedScope(manager), after: trashBegin(deps.now()) }) : null
      if (deleted === null) throw new RefusalError('product/not-found')
      await bringBack(deps, tx, { manager, deleted, sku: sku ?? deleted.product.sku })
      touch([id])
      return readManaged(deps, tx, manager, id)
    })
    return { success: true, message: messageText('productRestored', manager.language), product }
  } catch (error) {
    throw takenOr(error)
  }
}

interface Return {
  readonly manager: Manager
  readonly deleted: DeletedRow
  readonly sku: string
}

/** Switches that went off meanwhile keep the product off as well; without its brand it stays off until a manager gives it one. */
async function bringBack(deps: ProductManagementDeps, tx: Db, { manager, deleted, sku }: Return): Promise<void> {
  if ((await findBySku(tx, sku)) !== null) throw skuTaken()
  const { product, brandId } = deleted
  const categoryIds = await listCategoriesLeft(tx, deleted.categoryIds)
  const wasOffByHand = !product.isActive && product.inactiveReasons.length === 0
  const reasons = await startReasons(tx, { brandId, categoryIds })
  const { isActive, inactiveReasons } = firstState(!wasOffByHand && brandId !== null, reasons)
  const row: ProductRow = {
    ...product,
    sku,
    slug: await freeSlug(tx, product.slug),
    brandId,
    isActive,
    inactiveReasons: [...inactiveReasons],
    version: product.version + 1,
  }
  await putBack(tx, row, { ...deleted, categoryIds })
  if (brandId === null) await joinDeletedBrand(tx, deleted)
  await catalogueSearch.index(tx, [row.id])
  await recordChange(tx, deps, {
    actor: actorOf(manager),
    action: 'product.restored',
    recordKind: 'product',
    recordId: row.id,
    before: null,
    after: { ...productFacts(row, brandId === null ? null : await findBrandName(tx, brandId)), version: row.version },
  })
}

export interface ManyBack {
  readonly manager: Manager
  /** The version in which each product was deleted; one that was back since, and deleted again, has another. */
  readonly versions: ReadonlyMap<string, number>
}

/** Takes many back at once; a product whose SKU is taken by now stays deleted, as does one that somebody deleted again. */
export async function bringBackMany(
  deps: ProductManagementDeps,
  { tx, touch }: CatalogueChange,
  { manager, versions }: ManyBack,
): Promise<{ back: readonly string[]; left: readonly ProductRow[] }> {
  const back: string[] = []
  const left: ProductRow[] = []
  await holdDeletedBrands(tx, [...versions.keys()])
  for (const row of await listInTrash(tx, [...versions.keys()], { scope: managedScope(manager), after: trashBegin(deps.now()) })) {
    const isOfThem = row.product.version === versions.get(row.id)
    if (!isOfThem || (await findBySku(tx, row.product.sku)) !== null) left.push(row.product)
    else {
      await takeFromTrash(tx, { id: row.id, scope: managedScope(manager), after: trashBegin(deps.now()) })
      await bringBack(deps, tx, { manager, deleted: row, sku: row.product.sku })
      back.push(row.id)
    }
  }
  touch(back)
  return { back, left }
}

/** Safe to repeat: each deletion sends its own, and one takes all that is due. */
export async function emptyTrashOfProducts(deps: {
  readonly database: Database
  readonly jobs: Pick<Jobs, 'send'>
  readonly now: () => Date
}): Promise<void> {
  await deps.database.transaction(async (tx) => {
    for (const name of await emptyTrash(tx, trashBegin(deps.now()))) await deps.jobs.send(tx, dropUnusedPictureJob, { name })
  })
}
