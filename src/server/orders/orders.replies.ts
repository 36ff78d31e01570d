import type { DeliveryReply, OrderLineReply, OrderReply } from '#contract/orders.ts'
import { isSamePhone } from '#domain/accounts/phones.ts'
import type { SignedIn } from '#domain/accounts/viewer.ts'
import { promiseFor } from '#domain/desk/promise.ts'
import { amountOf } from '#domain/money/money.ts'
import { visibleAmounts, visibleChanges } from '#domain/money/pricing.ts'
import type { MorePieces } from '#domain/orders/delivery.ts'
import { lineTotal, type OrderScope, orderSize, orderStatus, orderTotal } from '#domain/orders/orders.ts'
import type { ReadSettings } from '#domain/settings/sections.ts'
import { type PicturedProduct, readPictured } from '#server/catalogue/shop/products.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { type FoundOrder, listLines, type OrderLineRow } from './orders.repository.ts'

interface ReplyDeps {
  readonly db: Db
  readonly settings: ReadSettings
}

export async function orderReplies(
  { db, settings }: ReplyDeps,
  viewer: SignedIn,
  scope: OrderScope,
  found: readonly FoundOrder[],
): Promise<OrderReply[]> {
  const isForMerchant = isMerchantsView(viewer, scope)
  const lines = await listLines(
    db,
    found.map(({ id }) => id),
    isForMerchant ? viewer.brandId : null,
  )
  const products = await readPictured(db, [...new Set(lines.flatMap(({ productId }) => productId ?? []))])
  const byOrder = Map.groupBy(lines, ({ orderId }) => orderId)
  return found.map((order) => orderReply(viewer, order, { lines: byOrder.get(order.id) ?? [], products, isForMerchant, settings }))
}

/** True for a merchant's view: only lines of its own brand, and no contact. */
export function isMerchantsView({ role }: Pick<SignedIn, 'role'>, scope: OrderScope): boolean {
  return scope === 'brand' && role === 'ROLE MERCHANT'
}

interface OrderParts {
  readonly lines: readonly OrderLineRow[]
  readonly products: ReadonlyMap<string, PicturedProduct>
  /** True for a merchant's view: only lines of its own brand, and no contact. */
  readonly isForMerchant: boolean
  readonly settings: ReadSettings
}

function orderReply(viewer: SignedIn, order: FoundOrder, { lines, products, isForMerchant, settings }: OrderParts): OrderReply {
  const priced = lines.map((line) => ({ ...line, price: amountOf(line.priceMinor) }))
  return {
    _id: order.id,
    number: order.number,
    cartId: order.cartId,
    cart: order.cartId,
    created: order.created.toISOString(),
    status: orderStatus(lines),
    ...visibleAmounts(viewer, { total: orderTotal(priced) }),
    totalTax: 0,
    ...orderSize(lines),
    ...visibleChanges(viewer, lines),
    ...(isForMerchant
      ? {}
      : { requester: requesterReply(order), ...promisedReply(settings, order), ...deliveryReply(order, lines), ...byPhone(order) }),
    products: lines.map((line) => lineReply(viewer, line, line.productId === null ? undefined : products.get(line.productId))),
  }
}

function byPhone({ enteredBy, words }: FoundOrder): Pick<OrderReply, 'words' | 'isByPhone'> {
  return { ...(words === '' ? {} : { words }), ...(enteredBy === null ? {} : { isByPhone: true }) }
}

type PromisedOrder = Pick<FoundOrder, 'created' | 'archived' | 'promised' | 'firstContact'>

/** The time on the sales desk; computed by the same rule until the request has an entry there. */
export function promisedReply(
  settings: ReadSettings,
  { created, archived, promised, firstContact }: PromisedOrder,
): { readonly promised?: string } {
  if (firstContact !== null || archived !== null) return {}
  return { promised: (promised ?? promiseFor(created, settings().desk).promised).toISOString() }
}

function requesterReply(order: FoundOrder): NonNullable<OrderReply['requester']> {
  const { userId, firstName, lastName, phoneNumber, replacedPhone, email, language, profilePhone } = order
  const isNewer =
    profilePhone !== null &&
    profilePhone !== '' &&
    ![phoneNumber, replacedPhone ?? phoneNumber].some((phone) => isSamePhone(profilePhone, phone))
  return { _id: userId, firstName, lastName, phoneNumber, ...(isNewer ? { currentPhone: profilePhone } : {}), email, language }
}

export function deliveryReply(
  { delivery }: Pick<FoundOrder, 'delivery'>,
  lines: readonly OrderLineRow[],
): { readonly delivery?: DeliveryReply } {
  if (delivery === null) return {}
  const { wished: more, ...facts } = delivery
  return { delivery: { ...facts, ...(more === undefined ? {} : { wished: namedPieces(more, lines) }) } }
}

/** The lines of which more pieces are wanted, with their names. */
function namedPieces(more: readonly MorePieces[], lines: readonly OrderLineRow[]): NonNullable<DeliveryReply['wished']> {
  const byId = new Map(lines.map((line) => [line.id, line]))
  return more.flatMap(({ line: id, quantity }) => {
    const line = byId.get(id)
    return line === undefined ? [] : [{ line: id, product: line.productId, name: line.name, nameAr: line.nameAr, quantity }]
  })
}

function lineReply(viewer: SignedIn, line: OrderLineRow, product: PicturedProduct | undefined): OrderLineReply {
  const price = amountOf(line.priceMinor)
  return {
    _id: line.id,
    product: product === undefined ? null : { ...product, brand: line.brandId },
    name: line.name,
    nameAr: line.nameAr,
    sku: line.sku,
    brand: line.brandId,
    taxable: line.isNew,
    quantity: line.quantity,
    status: line.status,
    ...(line.cancelReason === null ? {} : { reason: line.cancelReason }),
    ...visibleAmounts(viewer, { purchasePrice: price, totalPrice: lineTotal({ price, quantity: line.quantity }) }),
  }
}
