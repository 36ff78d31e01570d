import type { CallReply } from '#contract/endpoints.ts'
import type { DeliveryForm } from '#contract/forms/delivery-form.ts'
import type { SignedIn, Viewer } from '#domain/accounts/viewer.ts'
import { RefusalError } from '#domain/errors.ts'
import { type Amount, amountOf } from '#domain/money/money.ts'
import { visibleChanges } from '#domain/money/pricing.ts'
import { CART_RETENTION_MS } from '#domain/orders/orders.ts'
import { messageText } from '#i18n/messages.ts'
import { rememberLanguageOf } from '#server/accounts/language.service.ts'
import { listOncePriced, lockingOnShow, readOnShow } from '#server/catalogue/shop/products.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { inOrder, together } from '#server/platform/db/together.ts'
import { isId } from '#server/platform/ids.ts'
import type { SingleFlight } from '#server/platform/single-flight.ts'
import { repeating } from '#server/platform/transactions/repeating.ts'
import { firstLine, merged, type OrderableLine, orderable, type SentLine } from './asked-lines.facts.ts'
import {
  type CartLineRow,
  deleteCartLines,
  deleteOldCarts,
  insertCart,
  insertCartLines,
  listCartLines,
  lockOwnCart,
  productIdsOfCart,
} from './carts.repository.ts'
import { readDelivery } from './delivery/delivery.service.ts'
import { listMerchantsOfCart } from './order-emails.repository.ts'
import { tellOfRequest } from './order-notices.service.ts'
import type { MadeRequest, OrderDeps, RequestDeps } from './orders.deps.ts'
import { promisedReply } from './orders.replies.ts'
import { type FoundOrder, findOpenOrder, findOrderOfCart, insertOrder, listLines, type OrderLineRow } from './orders.repository.ts'

export interface PlacingDeps extends RequestDeps {
  /** Running confirms of this process: repeats would only queue for the same cart, each holding a connection. */
  readonly confirms: SingleFlight<PlacedOrder>
}

export interface PlacedOrder {
  readonly order: Pick<FoundOrder, 'id' | 'number' | 'created' | 'archived' | 'promised' | 'firstContact'>
  readonly lines: readonly Pick<OrderLineRow, 'productId' | 'name' | 'nameAr' | 'priceMinor' | 'shownMinor'>[]
}

interface SentCart {
  readonly cartId?: string | undefined
  readonly products: readonly SentLine[]
}

/** Storing a bag again under its id replaces its lines: a lost answer and a second tab lead to the same bag. */
export async function storeCart(deps: OrderDeps, viewer: SignedIn, sent: SentCart): Promise<CallReply<'POST /api/cart/add'>> {
  const { database, newId, now } = deps
  const userId = viewer.id
  const cartId = sent.cartId?.toLowerCase() ?? newId()
  const reply = { success: true, message: messageText('bagStored', viewer.language), cartId } as const
  // A repeat after a lost answer succeeds, even when a product has left the shop since.
  if (sent.cartId !== undefined && (await hasOrder(database.db, { cartId, userId }))) return reply
  const lines = merged(sent.products, viewer)
  const onShow = await readOnShow(
    database.db,
    lines.map(({ product }) => product),
  )
  const stored = (await orderable(database.db, { lines, onShow, language: viewer.language })).map(({ product, ...line }) => ({
    ...line,
    productId: product.id,
    name: product.name,
    nameAr: product.nameAr,
  }))
  if (await insertCart(database.db, { id: cartId, userId, created: now() }, stored)) return reply
  await database.transaction(async (tx) => {
    if ((await lockOwnCart(tx, cartId, userId)) === null) throw new RefusalError('cart/not-found')
    if (await hasOrder(tx, { cartId, userId })) return
    await deleteCartLines(tx, cartId)
    await insertCartLines(tx, cartId, stored)
  })
  return reply
}

/** A bag that became an order stays unchanged: confirming it answers that order. When the order was cancelled, the bag is not found. */
async function hasOrder(db: Db, { cartId, userId }: { cartId: string; userId: string }): Promise<boolean> {
  const order = await findOrderOfCart(db, cartId)
  if (order === null) return false
  if (order.userId !== userId || order.archived !== null) throw new RefusalError('cart/not-found')
  return true
}

/**
 * Idempotent: a cart that is confirmed again answers the order it became, so that a double click, a lost answer and a second tab make one
 * order.
 */
export async function placeOrder(
  deps: PlacingDeps,
  viewer: SignedIn,
  { cartId, delivery = null }: { readonly cartId: string; readonly delivery?: DeliveryForm | null | undefined },
): Promise<CallReply<'POST /api/order/add'>> {
  const userId = viewer.id
  if (!isId(cartId)) throw new RefusalError('cart/not-found')
  const { language } = viewer
  const confirm = { cartId, userId, language, delivery }
  const { order, lines } = await deps.confirms.run(`${userId} ${cartId}`, () =>
    repeating(() => deps.database.transaction((tx) => orderOfCart(deps, tx, confirm))),
  )
  const reply = { _id: order.id, number: order.number, ...promisedReply(deps.settings, order), ...visibleChanges(viewer, lines) }
  return { success: true, message: messageText('ordered', language), order: reply }
}

async function readPlaced(tx: Db, id: string): Promise<PlacedOrder> {
  const [order, lines] = await together([findOpenOrder(tx, id), listLines(tx, [id], null)])
  if (order === null) throw new RefusalError('order/not-found')
  return { order, lines }
}

interface Confirm {
  readonly cartId: string
  readonly userId: string
  readonly language: Viewer['language']
  readonly delivery: DeliveryForm | null
}

async function orderOfCart(deps: RequestDeps, tx: Db, confirm: Confirm): Promise<PlacedOrder> {
  const { cartId, userId, language } = confirm
  const [cart, cartLines, onShow, merchants, requester] = await inOrder(tx, [
    () => lockOwnCart(tx, cartId, userId),
    () => listCartLines(tx, cartId),
    () => lockOnShowOfCart(tx, { cartId }),
    () => listMerchantsOfCart(tx, cartId, userId),
    () => deps.lockRequester(tx, userId),
  ])
  if (cart === null) return orderOfOldCart(tx, confirm)
  const [first] = cartLines
  if (first !== undefined && first.orderId !== null) return readPlaced(tx, first.orderId)
  const { placed, made } = await makeOrder(deps, tx, confirm, { lines: cartLines, onShow })
  const { id } = placed.order
  await deps.onNewRequest(tx, id, { ...made, requester })
  await tellOfRequest(deps, tx, { id, userId, merchants })
  if (cart.ownersLanguage !== language) await rememberLanguageOf(tx, userId, language)
  return placed
}

const lockOnShowOfCart = lockingOnShow<{ cartId: string }>('orderable_products_of_cart', productIdsOfCart)

/** A cart is deleted in time, and the order that it became is still found by its id. */
async function orderOfOldCart(tx: Db, { cartId, userId }: Confirm): Promise<PlacedOrder> {
  const order = await findOrderOfCart(tx, cartId)
  if (order === null || order.userId !== userId) throw new RefusalError('cart/not-found')
  return readPlaced(tx, order.id)
}

/** The facts of a request that somebody sent from the bag and nobody has worked on. */
const NEW = {
  customerId: null,
  enteredBy: null,
  words: '',
  archived: null,
  archivedBy: null,
  archivedKind: null,
  archivedReason: null,
} as const

interface LockedCart {
  readonly lines: readonly CartLineRow[]
  readonly onShow: Awaited<ReturnType<typeof lockOnShowOfCart>>
}

interface MadeOrder {
  readonly placed: PlacedOrder
  readonly made: Omit<MadeRequest, 'requester'>
}

/** Price, availability and limits are those of the moment when the cart was locked, and stay with the order. */
async function makeOrder({ newId, now }: OrderDeps, tx: Db, confirm: Confirm, cart: LockedCart): Promise<MadeOrder> {
  const lines = cart.lines.map(({ productId, position, quantity, name, nameAr, shownMinor }) => ({
    product: productId,
    position,
    quantity,
    name: { en: name, ar: nameAr },
    shownMinor: shownMinor === null ? null : amountOf(shownMinor),
  }))
  const id = newId()
  const orderableLines = await orderable(tx, { lines, onShow: cart.onShow, language: confirm.language })
  const shown = await believedPrices(tx, orderableLines)
  const ordered = orderableLines.map((line) => ({ ...firstLine(line, newId()), shownMinor: shown.get(line.product.id) ?? null }))
  const given = await readDelivery(tx, confirm, ordered)
  const created = now()
  const inserted = await insertOrder(tx, { id, ...confirm, ...given, created }, ordered)
  if (inserted === null) throw new RefusalError('unauthorized')
  const { isEmailProven, ...facts } = inserted
  const { userId, language } = confirm
  const delivery = given.delivery
  const order = { ...NEW, ...facts, id, userId, language, created, delivery }
  // Nobody has called yet, and the desk promises by the same rule, so that nothing is read again for the answer.
  const placed = { order: { ...order, promised: null, firstContact: null }, lines: ordered }
  return { placed, made: { order, lines: ordered, isEmailProven } }
}

/**
 * Prices that the browser showed and that differ from today's, by product. A browser can send any number, so a price that the product
 * never had is left out.
 */
async function believedPrices(tx: Db, lines: readonly OrderableLine[]): Promise<ReadonlyMap<string, Amount>> {
  const shown = lines.flatMap(({ product: { id, price: today }, shownMinor: price }) =>
    price === null || price === today ? [] : [{ id, price }],
  )
  const known = await listOncePriced(tx, shown)
  return new Map(shown.filter(({ id }) => known.has(id)).map(({ id, price }) => [id, price]))
}

const CARTS_AT_ONCE = 1000

/** Deletes old bags, confirmed or not, in parts that hold nothing for long. */
export async function tidyCarts({ database, now }: Pick<OrderDeps, 'database' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - CART_RETENTION_MS)
  for (let deleted = CARTS_AT_ONCE; deleted === CARTS_AT_ONCE; ) deleted = await deleteOldCarts(database.db, before, CARTS_AT_ONCE)
}
