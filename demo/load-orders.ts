import { amountFromDecimal } from '#domain/money/money.ts'
import type { Delivery } from '#domain/orders/delivery.ts'
import { FIRST_LINE_STATUS } from '#domain/orders/orders.ts'
import { findAccountByEmail } from '#server/accounts/accounts.repository.ts'
import { recordChange } from '#server/audit/audit.service.ts'
import { archiveOrder } from '#server/orders/order-changes.repository.ts'
import { insertOrder } from '#server/orders/orders.repository.ts'
import type { Db } from '#server/platform/db/database.ts'
import { createIds, type Making } from '#server/platform/ids.ts'
import { FRESH_REQUESTS, type FreshRequest } from './data/desk.ts'
import { type CancelledDemoOrder, DEMO_CANCELLED, DEMO_ORDERS, type DemoOrder } from './data/orders.ts'
import type { DemoProduct } from './data/types.ts'
import { workedBefore } from './worked-time.ts'

export interface DemoStock {
  readonly products: readonly DemoProduct[]
  /** Ids in the order of the demo's products. */
  readonly productIds: readonly string[]
  readonly brandIds: ReadonlyMap<string, string>
}

const STAFF = 'admin@diyafa.example'
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const DELIVERY_DAYS = 12

/** A request of somebody without an account. */
export interface OtherRequest {
  readonly created: Date
  readonly load: (tx: Db) => Promise<void>
}

/** Loads requests of the last months by the demo's people and by others; their numbers follow their dates. */
export async function loadOrders(tx: Db, { now }: Pick<Making, 'now'>, stock: DemoStock, others: readonly OtherRequest[]): Promise<void> {
  const indexes = new Map(stock.products.map(({ sku }, index) => [sku, index]))
  const staff = await personOf(tx, STAFF)
  const orders: DatedOrder[] = []
  const waiting = others.toSorted((one, other) => other.created.getTime() - one.created.getTime())
  for (const order of [...DEMO_ORDERS, ...DEMO_CANCELLED]) orders.push(await dated(tx, order, now()))
  for (const order of FRESH_REQUESTS) orders.push(await fresh(tx, order, now()))
  for (const { order, requester, created, delivery = null } of orders.sort(
    (one, other) => one.created.getTime() - other.created.getTime(),
  )) {
    while ((waiting.at(-1)?.created ?? now()) < created) await waiting.pop()?.load(tx)
    // Lists are ordered by ids, so each id holds the time at which the order came in.
    const newId = createIds(() => created.getTime())
    const { id: userId, language } = requester
    const id = newId()
    const cartId = newId()
    const lines = linesOf(order, { stock, indexes, newId })
    await insertOrder(tx, { id, cartId, userId, language, created, delivery, searchText: '' }, lines)
    await recordDeliveries(tx, lines, { orderId: id, created, staff, now })
    if (!('reason' in order)) continue
    const at = new Date(Math.min(created.getTime() + order.days * DAY_MS + 40 * 60_000, now().getTime()))
    const by = order.by === 'requester' ? requester : staff
    await archiveOrder(tx, id, { at, by: by.id, kind: order.by === 'requester' ? 'requester' : 'admin', reason: order.reason })
    const facts = { action: 'order.cancelled', recordKind: 'order', recordId: id, before: null, after: null } as const
    await recordChange(tx, { newId, now: () => at }, { actor: { id: by.id, name: by.firstName }, ...facts })
  }
  for (const { load } of waiting.toReversed()) await load(tx)
}

interface Delivered {
  readonly orderId: string
  readonly created: Date
  readonly staff: Awaited<ReturnType<typeof personOf>>
  readonly now: () => Date
}

/** Deliveries come up to a fortnight after the request and a few hours apart; those of a younger request come before today. */
async function recordDeliveries(tx: Db, lines: ReturnType<typeof linesOf>, { orderId, created, staff, now }: Delivered): Promise<void> {
  const age = now().getTime() - created.getTime()
  for (const { id, position, status } of lines) {
    if (status !== 'Delivered') continue
    const at = new Date(created.getTime() + Math.min(DELIVERY_DAYS * DAY_MS + position * 3 * HOUR_MS, age * 0.9))
    await recordChange(
      tx,
      { newId: createIds(() => at.getTime()), now: () => at },
      {
        actor: { id: staff.id, name: staff.firstName },
        action: 'order.line-status',
        recordKind: 'order',
        recordId: orderId,
        before: { line: id, status: 'Shipped' },
        after: { line: id, status },
      },
    )
  }
}

interface DatedOrder {
  readonly order: DemoOrder | CancelledDemoOrder
  readonly requester: Awaited<ReturnType<typeof personOf>>
  readonly created: Date
  readonly delivery?: Delivery | null
}

async function fresh(tx: Db, { requester, lines, workedMinutesAgo, delivery }: FreshRequest, now: Date): Promise<DatedOrder> {
  const order = { requester: `${requester}@guests.example`, joinedToToday: 100, lines: linesOfBag(lines) }
  return { order, requester: await personOf(tx, order.requester), created: workedBefore(now, workedMinutesAgo), delivery }
}

export function linesOfBag(bag: string): DemoOrder['lines'] {
  return bag.split(' ').map((line) => {
    const [sku = '', quantity = '1'] = line.split('*')
    return { sku, quantity: Number(quantity), status: FIRST_LINE_STATUS }
  })
}

async function dated(tx: Db, order: DemoOrder | CancelledDemoOrder, now: Date): Promise<DatedOrder> {
  const requester = await personOf(tx, order.requester)
  const joined = requester.created.getTime()
  return { order, requester, created: new Date(joined + ((now.getTime() - joined) * order.joinedToToday) / 100) }
}

async function personOf(tx: Db, email: string) {
  const person = await findAccountByEmail(tx, email)
  if (person === null) throw new Error(`the demo names an unknown person: ${email}`)
  return person
}

export interface Lookup {
  readonly stock: DemoStock
  readonly indexes: ReadonlyMap<string, number>
  readonly newId: () => string
}

export function linesOf({ lines }: Pick<DemoOrder, 'lines'>, { stock, indexes, newId }: Lookup) {
  return lines.map(({ sku, quantity, status }, position) => {
    const index = indexes.get(sku) ?? -1
    const [product, productId] = [stock.products[index], stock.productIds[index]]
    if (product === undefined || productId === undefined) throw new Error(`the demo names an unknown product: ${sku}`)
    return {
      id: newId(),
      position,
      productId,
      brandId: stock.brandIds.get(product.brand) ?? null,
      sku,
      name: product.nameEn,
      nameAr: product.nameAr,
      isNew: product.isNew,
      priceMinor: amountFromDecimal(product.pricePounds),
      shownMinor: null,
      quantity,
      status,
    }
  })
}
