import { piastresFromPounds } from '#domain/money.ts'
import { findAccountByEmail } from '#server/accounts/accounts.repository.ts'
import type { Making } from '#server/catalogue/catalogue-writing.service.ts'
import { insertOrder } from '#server/orders/orders.repository.ts'
import type { Db } from '#server/platform/db/database.ts'
import { createIds } from '#server/platform/ids.ts'
import { DEMO_ORDERS, type DemoOrder } from './data/orders.ts'
import type { DemoProduct } from './data/types.ts'

export interface DemoStock {
  readonly products: readonly DemoProduct[]
  /** In the order of the products. */
  readonly productIds: readonly string[]
  readonly brandIds: ReadonlyMap<string, string>
}

/** Requests of the last months, of people who are there already. */
export async function loadOrders(tx: Db, { now }: Pick<Making, 'now'>, stock: DemoStock): Promise<void> {
  const places = new Map(stock.products.map(({ sku }, index) => [sku, index]))
  for (const order of DEMO_ORDERS) {
    const requester = await findAccountByEmail(tx, order.requester)
    if (requester === null) throw new Error(`the demo names an unknown person: ${order.requester}`)
    const joined = requester.created.getTime()
    const created = new Date(joined + ((now().getTime() - joined) * order.joinedToToday) / 100)
    // Lists are ordered by ids, so these are of the time when the order came in.
    const newId = createIds(() => created.getTime())
    const { id: userId, language } = requester
    await insertOrder(tx, { id: newId(), cartId: newId(), userId, language, created }, linesOf(order, { stock, places, newId }))
  }
}

interface Lookup {
  readonly stock: DemoStock
  readonly places: ReadonlyMap<string, number>
  readonly newId: () => string
}

function linesOf({ lines }: DemoOrder, { stock, places, newId }: Lookup) {
  return lines.map(({ sku, quantity, status }, position) => {
    const place = places.get(sku) ?? -1
    const [product, productId] = [stock.products[place], stock.productIds[place]]
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
      pricePiastres: piastresFromPounds(product.pricePounds),
      shownPiastres: null,
      quantity,
      status,
    }
  })
}
