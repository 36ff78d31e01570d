import type { z } from 'zod'
import type { CallReply } from '#contract/endpoints.ts'
import type { ManagedProduct, ProductEditForm } from '#contract/products.ts'
import type { Manager } from '#domain/accounts/viewer.ts'
import type { Specs } from '#domain/catalogue/specs.ts'
import { type Hiding, type InactiveReason, type Switched, switchedByHand } from '#domain/catalogue/switches.ts'
import { amountFromDecimal } from '#domain/money/money.ts'
import { type MessageKey, messageText } from '#i18n/messages.ts'
import { actorOf, recordChange } from '#server/audit/audit.service.ts'
import { refuseStaleEdit } from '#server/audit/stale-edits.service.ts'
import { type CatalogueChange, changeTouched } from '#server/catalogue/catalogue-change.service.ts'
import { catalogueSearch } from '#server/catalogue/search/catalogue-search.service.ts'
import { startReasons } from '#server/catalogue/switching/switching.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { givenOf } from '#server/platform/given.ts'
import { confirmPrices } from './confirmed-prices.service.ts'
import { readManaged } from './managed/managed-products.service.ts'
import { findBrandName, isSlugTaken, moveProductSlug, type ProductRow, writeEdit, writeProduct } from './product-management.repository.ts'
import {
  chosenBrand,
  getBrandName,
  lockedProduct,
  type ProductManagementDeps,
  slugTaken,
  uniqueRefusalOr,
  type Work,
} from './product-management.service.ts'
import { trashProducts } from './product-trash.service.ts'
import { changedFacts, changesSearchText, movedState, productFacts, stateOf } from './products.facts.ts'

type EditForm = z.output<typeof ProductEditForm>

export async function editManagedProduct(
  deps: ProductManagementDeps,
  manager: Manager,
  { id, form }: { readonly id: string; readonly form: EditForm },
): Promise<CallReply<'PUT /api/product/:id'>> {
  const brand = form.brand === undefined ? undefined : chosenBrand(manager, form.brand)
  try {
    const product = await changeTouched(deps, async (change) => {
      await edit(deps, change, { manager, id, form: { ...form, brand } })
      return readManaged(deps, change.tx, manager, id)
    })
    return { success: true, message: messageText('productChanged', manager.language), product }
  } catch (error) {
    throw uniqueRefusalOr(error)
  }
}

async function edit(
  deps: ProductManagementDeps,
  { tx, touch, touchAddress }: CatalogueChange,
  { manager, id, form }: Work & { form: EditForm },
): Promise<void> {
  const before = await lockedProduct(tx, { manager, id }, form.brand ?? null)
  const { language } = manager
  await refuseStaleEdit(tx, { recordKind: 'product', recordId: id, sent: form.version, version: before.version, language })
  const wasIn = before.brandId === null ? null : await findBrandName(tx, before.brandId)
  const brandName = form.brand === undefined ? wasIn : await getBrandName(tx, manager, form.brand)
  const isPriceTyped = form.price !== undefined
  const priceConfirmed = isPriceTyped ? deps.now() : before.priceConfirmed
  const after = {
    ...before,
    ...changedColumns(form),
    priceConfirmed,
    ...(form.brand === undefined ? {} : await stateIn(tx, before, form.brand)),
  }
  const changed = changedFacts(productFacts(before, wasIn), productFacts(after, brandName))
  // The price as it was is a word about it all the same.
  if (isPriceTyped && before.priceMinor === after.priceMinor) await confirmPrices(tx, deps, manager, [before])
  if (changed === null && before.brandId === after.brandId) return
  if (after.slug !== before.slug) {
    if (await isSlugTaken(tx, after.slug, before)) throw slugTaken()
    await moveProductSlug(tx, id, { from: before.slug, to: after.slug })
    touchAddress()
  }
  const { id: _id, version: _version, created: _created, ratingSum: _ratingSum, reviewCount: _reviewCount, ...columns } = after
  const version = await writeEdit(tx, id, columns)
  if (changesSearchText(before, after)) await catalogueSearch.index(tx, [id])
  touch([id])
  const facts = { before: changed?.before ?? {}, after: { ...changed?.after, version } }
  await recordChange(tx, deps, { actor: actorOf(manager), action: 'product.edited', recordKind: 'product', recordId: id, ...facts })
}

function changedColumns({ price, taxable: isNew, brand, specs, images, version: _, ...texts }: EditForm): Partial<ProductRow> {
  return givenOf({
    ...texts,
    priceMinor: price === undefined ? undefined : amountFromDecimal(price),
    isNew,
    brandId: brand,
    specs: specs as Specs | undefined,
    driveImages: images,
  })
}

/** Keeps the state when the brand stays; a form never changes it. */
async function stateIn(tx: Db, before: ProductRow, brandId: string): Promise<Pick<ProductRow, 'isActive' | 'inactiveReasons'>> {
  if (before.brandId === brandId) return columnsOfState(stateOf(before))
  return columnsOfState(movedState(stateOf(before), await startReasons(tx, { brandId, categoryIds: [] })))
}

/** A version that is sent has to be the latest. */
interface Switching {
  readonly id: string
  readonly isActive: boolean
  readonly version?: number | undefined
}

export async function switchProduct(
  deps: ProductManagementDeps,
  manager: Manager,
  { id, isActive, version }: Switching,
): Promise<CallReply<'PUT /api/product/:id/active'>> {
  const product = await changeTouched(deps, async ({ tx, touch }) => {
    const before = await lockedProduct(tx, { manager, id })
    const { language } = manager
    await refuseStaleEdit(tx, { recordKind: 'product', recordId: id, sent: version, version: before.version, language })
    if (before.isActive !== isActive || before.inactiveReasons.length > 0) {
      await writeProduct(tx, id, columnsOfState(switchedByHand(isActive)))
      touch([id])
      await recordChange(tx, deps, {
        actor: actorOf(manager),
        action: 'product.switched',
        recordKind: 'product',
        recordId: id,
        before: { isActive: before.isActive },
        after: { isActive },
      })
    }
    return readManaged(deps, tx, manager, id)
  })
  return { success: true, message: messageText(switchMessage(product), manager.language), product }
}

const STAYS_HIDDEN = {
  'no-brand': 'productEnabledNoBrand',
  brand: 'productEnabledBrandOff',
  merchant: 'productEnabledMerchantOff',
} as const satisfies Record<Hiding, MessageKey>

/** The message names the reason when an active product stays hidden. */
function switchMessage({ isActive, hiddenBy: [hiding] }: ManagedProduct): MessageKey {
  if (!isActive) return 'productDisabled'
  return hiding === undefined ? 'productEnabled' : STAYS_HIDDEN[hiding]
}

/** Visitors see the same price as before, so that nothing of the shop's caches is dropped. */
export async function confirmPrice(
  deps: ProductManagementDeps,
  manager: Manager,
  id: string,
): Promise<CallReply<'POST /api/product/:id/confirm-price'>> {
  const product = await deps.database.transaction(async (tx) => {
    await confirmPrices(tx, deps, manager, [await lockedProduct(tx, { manager, id })])
    return readManaged(deps, tx, manager, id)
  })
  return { success: true, message: messageText('productPriceConfirmed', manager.language), product }
}

/** Lines of orders and wishlists outlive the product and report that it is gone, unless it is taken back. */
export async function removeProduct(
  deps: ProductManagementDeps,
  manager: Manager,
  id: string,
): Promise<CallReply<'DELETE /api/product/delete/:id'>> {
  await changeTouched(deps, async (change) => {
    const { tx } = change
    const before = await lockedProduct(tx, { manager, id })
    const brandName = before.brandId === null ? null : await findBrandName(tx, before.brandId)
    await trashProducts(deps, change, { manager, ids: [id] })
    await recordChange(tx, deps, {
      actor: actorOf(manager),
      action: 'product.deleted',
      recordKind: 'product',
      recordId: id,
      before: productFacts(before, brandName),
      after: null,
    })
  })
  return { success: true, message: messageText('productDeleted', manager.language) }
}

function columnsOfState({ isActive, inactiveReasons }: Switched<InactiveReason>): Pick<ProductRow, 'isActive' | 'inactiveReasons'> {
  return { isActive, inactiveReasons: [...inactiveReasons] }
}
