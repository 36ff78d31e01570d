import { type BrandSwitcher, isOffByItself, refuseBrandSwitch, switchedBrand } from '#domain/catalogue/brands.ts'
import { type InactiveReason, withoutReason, withReason } from '#domain/catalogue/switches.ts'
import { RefusalError } from '#domain/errors.ts'
import { lockAbove } from '#server/catalogue/catalogue-change.repository.ts'
import type { CatalogueChange } from '#server/catalogue/catalogue-change.service.ts'
import { type BrandRecord, type CategoryRecord, insertBrandWithFreeSlug } from '#server/catalogue/records.repository.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Making } from '#server/platform/ids.ts'
import {
  addReason,
  listBelowCategory,
  listInBrand,
  listNotBelow,
  lockBrand,
  lockBrandOfProduct,
  lockCategoriesOff,
  lockCategory,
  lockProducts,
  removeReason,
  writeBrandState,
  writeCategoryState,
  writeParent,
} from './switching.repository.ts'

export interface Switching<Row> {
  /** The record before the switch. */
  readonly before: Row
  readonly isChanged: boolean
  /** The number of products that went off, or came back, with it. */
  readonly products: number
}

export function categoryReason(id: string): InactiveReason {
  return `category:${id}`
}

/** Takes its products off with it, or brings back those that nothing else keeps off. Switching to the current state changes nothing. */
export async function switchCategory({ tx, touch }: CatalogueChange, id: string, isActive: boolean): Promise<Switching<CategoryRecord>> {
  const before = await lockCategory(tx, id)
  if (before === null) throw new RefusalError('category/not-found')
  if (before.isActive === isActive) return { before, isChanged: false, products: 0 }
  await writeCategoryState(tx, id, isActive)
  const below = await listBelowCategory(tx, id)
  const products = await switchBelow(tx, { below, reason: categoryReason(id), isActive })
  touch(below)
  return { before, isChanged: true, products }
}

/** Locked products have come into a locked category: they take over its reason to be off, and that of its parent. */
export async function enterCategory(tx: Db, category: CategoryRecord, productIds: readonly string[]): Promise<void> {
  if (productIds.length === 0) return
  for (const id of idsOff(category)) await addReason(tx, productIds, categoryReason(id))
}

/** Locked products have left a category: its reason to be off goes, and that of its parent, unless they are below these in another way. */
export async function leaveCategory(tx: Db, { id, parentId }: CategoryRecord, productIds: readonly string[]): Promise<void> {
  if (productIds.length === 0) return
  for (const above of [id, ...(parentId === null ? [] : [parentId])]) await dropReasonOf(tx, above, productIds)
}

function idsOff({ id, isActive, parentId, isParentActive }: CategoryRecord): string[] {
  return [...(isActive ? [] : [id]), ...(parentId === null || isParentActive ? [] : [parentId])]
}

async function dropReasonOf(tx: Db, categoryId: string, productIds: readonly string[]): Promise<void> {
  await removeReason(tx, await listNotBelow(tx, categoryId, productIds), categoryReason(categoryId))
}

/** Puts a locked category below a locked parent, or below none: its locked products are off while the parent is, and not longer. */
export async function changeParent(
  tx: Db,
  category: CategoryRecord,
  { parent, below }: { readonly parent: CategoryRecord | null; readonly below: readonly string[] },
): Promise<void> {
  await writeParent(tx, category.id, parent)
  if (below.length === 0) return
  if (category.parentId !== null) await dropReasonOf(tx, category.parentId, below)
  if (parent !== null && !parent.isActive) await addReason(tx, below, categoryReason(parent.id))
}

export interface BrandSwitch {
  readonly id: string
  readonly by: BrandSwitcher
  readonly isActive: boolean
}

/** Switches by hand. Products that the merchant's switch keeps off stay hidden either way. */
export async function switchBrand({ tx, touch }: CatalogueChange, { id, by, isActive }: BrandSwitch): Promise<Switching<BrandRecord>> {
  const before = await lockBrand(tx, id)
  if (before === null) throw new RefusalError('brand/not-found')
  const refusal = refuseBrandSwitch(by, before, isActive)
  if (refusal !== null) throw new RefusalError(refusal)
  const after = switchedBrand(by, before, isActive)
  if (after.isActive === before.isActive && after.inactiveReasons.length === before.inactiveReasons.length) {
    return { before, isChanged: false, products: 0 }
  }
  await writeBrandState(tx, id, { isActive: after.isActive, inactiveReasons: [...after.inactiveReasons] })
  const wasOff = isOffByItself(before)
  const isOff = isOffByItself(after)
  const below = await listInBrand(tx, id)
  const products = wasOff === isOff ? 0 : await switchBelow(tx, { below, reason: 'brand', isActive: !isOff })
  touch(below)
  return { before, isChanged: true, products }
}

/**
 * Switches a brand off or on with its merchant; the merchants slice has locked the merchant's row. Answers the number of products that
 * went with it.
 */
export async function switchBrandOfMerchant({ tx, touch }: CatalogueChange, brandId: string, isMerchantActive: boolean): Promise<number> {
  const before = await lockBrand(tx, brandId)
  if (before === null) return 0
  const after = isMerchantActive ? withoutReason(before, 'merchant') : withReason(before, 'merchant')
  await writeBrandState(tx, brandId, { isActive: after.isActive, inactiveReasons: [...after.inactiveReasons], isMerchantActive })
  const below = await listInBrand(tx, brandId)
  const products = await switchBelow(tx, { below, reason: 'merchant', isActive: isMerchantActive })
  touch(below)
  return products
}

/** Used when a merchant is deleted: the brand stays without an owner, off as if by an admin, and so do its products. */
export async function orphanBrand({ tx, touch }: CatalogueChange, brandId: string): Promise<number> {
  const before = await lockBrand(tx, brandId)
  if (before === null) return 0
  await writeBrandState(tx, brandId, { isActive: false, inactiveReasons: ['admin'], isMerchantActive: true })
  const below = await listInBrand(tx, brandId)
  await lockAbove(tx, below)
  await lockProducts(tx, below)
  // This order keeps a product that only the merchant kept off from being active in between, so it stays off.
  const products = await addReason(tx, below, 'brand')
  await removeReason(tx, below, 'merchant')
  touch(below)
  return products
}

/** Used when a merchant is approved: makes a brand of its own, never takes over an existing one. */
export async function addBrandOfMerchant(
  { tx, touchNew }: CatalogueChange,
  { newId, now }: Making,
  { name, description }: { readonly name: string; readonly description: string },
): Promise<string> {
  const row = await insertBrandWithFreeSlug(tx, {
    id: newId(),
    name,
    nameAr: '',
    description,
    descriptionAr: '',
    isActive: true,
    created: now(),
  })
  touchNew('brand', row)
  return row.id
}

/**
 * The reasons that keep a product off from its start in a brand and categories. Locks the records it reads until the transaction ends, so that nobody
 * can switch them in between.
 */
export async function startReasons(
  tx: Db,
  { brandId, categoryIds }: { readonly brandId: string | null; readonly categoryIds: readonly string[] },
): Promise<InactiveReason[]> {
  const brand = brandId === null ? null : await lockBrandOfProduct(tx, brandId)
  const categoriesOff = categoryIds.length === 0 ? [] : await lockCategoriesOff(tx, categoryIds)
  return [...brandReasons(brand), ...categoriesOff.map(categoryReason)]
}

function brandReasons(brand: BrandRecord | null): InactiveReason[] {
  if (brand === null) return []
  return [...(isOffByItself(brand) ? (['brand'] as const) : []), ...(brand.isMerchantActive ? [] : (['merchant'] as const))]
}

interface Below {
  readonly below: readonly string[]
  readonly reason: InactiveReason
  readonly isActive: boolean
}

async function switchBelow(tx: Db, { below, reason, isActive }: Below): Promise<number> {
  if (below.length === 0) return 0
  await lockAbove(tx, below)
  await lockProducts(tx, below)
  return isActive ? removeReason(tx, below, reason) : addReason(tx, below, reason)
}
