import { setTimeout as pause } from 'node:timers/promises'
import { type Answered, ask as askOnce, type Customer, type FilledShop, linesOf, poundsOf } from '../shop/order-customers.ts'

/** A busy shop tells callers to come back; more often than this nobody does. */
const TRIES = 20
const PAUSE_MS = 500

export interface ConfirmingOptions {
  /** Two processes of one shop. */
  readonly origins: readonly [string, string]
  readonly shop: FilledShop
  readonly repeats: number
}

export interface Confirmed {
  readonly repeats: number
  /** Orders that one bag made. */
  readonly ofOneBag: number
  readonly customers: number
  readonly orders: number
  /** Findings of the run; empty when all is well. */
  readonly faults: readonly string[]
}

interface SeenOrder {
  readonly _id: string
  readonly cartId: string
  readonly total: number
  readonly requester: { readonly email: string }
  readonly products: readonly { readonly product: { readonly _id: string }; readonly quantity: number; readonly purchasePrice: number }[]
}

/** All customers confirm at once, spread over both processes; each order must be its customer's own. */
export async function confirmAtOnce({ origins, shop, repeats }: ConfirmingOptions): Promise<Confirmed> {
  const faults: string[] = []
  const originOf = (n: number) => origins[n % 2] ?? origins[0]
  const [first, second] = [customerOf(shop, 0), customerOf(shop, 1)]

  const cartId = await storeBag(originOf(0), first, linesOf(shop.products, 0))
  await confirmForeign(originOf(1), second, cartId, faults)
  const answers = await Promise.all(
    Array.from({ length: repeats }, (_, n) => ask(originOf(n), first, 'POST /api/order/add', { cartId, total: n / 7, price: 1 })),
  )
  for (const { status, json } of answers) if (status !== 200) faults.push(`a repeated confirm: ${status} ${JSON.stringify(json)}`)
  const ofOneBag = new Set(answers.map(({ json }) => json.order?._id)).size
  const mine = await ordersOf(originOf(1), first)
  if (mine.length !== 1) faults.push(`${mine.length} orders of one bag`)
  faults.push(...mine.flatMap((order) => mixedIn(order, first, { cartId, lines: linesOf(shop.products, 0), products: shop.products })))
  await confirmForeign(originOf(1), second, cartId, faults)

  const others = shop.customers.slice(1)
  const seen = await Promise.all(others.map((customer, n) => oneOrder(originOf(n), originOf(n + 1), { customer, n: n + 1, shop, faults })))
  const ids = new Set(seen.filter((id) => id !== null))
  return { repeats, ofOneBag, customers: others.length, orders: ids.size, faults }
}

interface OneOrder {
  readonly customer: Customer
  readonly n: number
  readonly shop: FilledShop
  readonly faults: string[]
}

/** The bag is stored at one process and confirmed at the other, with prices and totals that the customer made up. */
async function oneOrder(here: string, there: string, { customer, n, shop, faults }: OneOrder): Promise<string | null> {
  const lines = linesOf(shop.products, n)
  const cartId = await storeBag(
    here,
    customer,
    lines.map((line) => ({ ...line, price: 0.01, totalPrice: 0, purchasePrice: 1 })),
  )
  const { status, json } = await ask(there, customer, 'POST /api/order/add', { cartId, total: 0.01 })
  if (status !== 200) {
    faults.push(`${customer.email}: ${status} ${JSON.stringify(json)}`)
    return null
  }
  const orders = await ordersOf(here, customer)
  if (orders.length !== 1 || orders[0]?._id !== json.order._id) faults.push(`${customer.email} has ${orders.length} orders`)
  faults.push(...orders.flatMap((order) => mixedIn(order, customer, { cartId, lines, products: shop.products })))
  return json.order._id
}

async function confirmForeign(origin: string, stranger: Customer, cartId: string, faults: string[]): Promise<void> {
  const { status } = await ask(origin, stranger, 'POST /api/order/add', { cartId })
  if (status !== 404) faults.push(`somebody else's bag was answered ${status}`)
  if ((await ordersOf(origin, stranger)).length > 0) faults.push("somebody else's bag made an order")
}

async function storeBag(origin: string, customer: Customer, products: readonly object[]): Promise<string> {
  const { status, json } = await ask(origin, customer, 'POST /api/cart/add', { products })
  if (status !== 200) throw new Error(`a bag was answered ${status} ${JSON.stringify(json)}`)
  return json.cartId
}

async function ordersOf(origin: string, customer: Customer): Promise<SeenOrder[]> {
  const { status, json } = await ask(origin, customer, 'GET /api/order/me')
  if (status !== 200) throw new Error(`own orders were answered ${status} ${JSON.stringify(json)}`)
  return json.orders
}

async function ask(...call: Parameters<typeof askOnce>): Promise<Answered> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await askOnce(...call)
    if (answer.status !== 503 || !answer.isToComeBack || attempt === TRIES) return answer
    await pause(PAUSE_MS)
  }
}

interface Expected {
  readonly cartId: string
  readonly lines: readonly { readonly product: string; readonly quantity: number }[]
  readonly products: readonly string[]
}

function mixedIn(order: SeenOrder, { email }: Customer, { cartId, lines, products }: Expected): string[] {
  const cents = (product: string) => Math.round(poundsOf(products.indexOf(product)) * 100)
  const total = lines.reduce((sum, { product, quantity }) => sum + cents(product) * quantity, 0) / 100
  const got = [
    order.requester.email,
    order.cartId,
    order.total,
    order.products.map(({ product, quantity, purchasePrice }) => [product._id, quantity, purchasePrice]),
  ]
  const due = [email, cartId, total, lines.map(({ product, quantity }) => [product, quantity, cents(product) / 100])]
  return JSON.stringify(got) === JSON.stringify(due) ? [] : [`${email}: ${JSON.stringify(got)} where ${JSON.stringify(due)} was due`]
}

function customerOf({ customers }: FilledShop, n: number): Customer {
  const customer = customers[n]
  if (customer === undefined) throw new Error(`there is no customer ${n}`)
  return customer
}
