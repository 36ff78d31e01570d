import { randomInt } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import type { Database } from '#server/platform/db/database.ts'
import { type MailServer, startMailServer } from '../../support/mail/mail-server.ts'
import { STAFF_EMAIL } from '../../support/shop/test-shop.ts'
import { ask, type Customer, type FilledShop, fillShop, linesOf } from '../shop/order-customers.ts'
import { type RunningShop, runShop, type ShopLocation, withDatabase } from '../shop/shop-process.ts'

const CUSTOMERS = 6
const MOST_ANSWERS_BEFORE_KILL = 18
/** The limit allows for the heartbeat of a killed process and some pauses between tries. */
const ARRIVAL_LIMIT_MS = 180_000

export interface KilledOrders {
  readonly kills: number
  /** Orders that a customer got an answer about. */
  readonly answered: number
  readonly orders: number
  readonly emails: number
  readonly faults: readonly string[]
}

/** A stored bag and the order of its confirm, if that was answered. */
interface Bag {
  readonly cartId: string
  readonly customer: Customer
  /** The bag's lines are those of the nth bag. */
  readonly n: number
  orderId?: string
}

/** Kills a shop under a stream of confirms, time and again; in the end every acknowledged order is there, whole and with its emails. */
export async function killWhileConfirming({ rounds, databaseUrl }: { rounds: number; databaseUrl?: string }): Promise<KilledOrders> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'diyafa-orders-'))
  const mail = await startMailServer()
  const location: ShopLocation = { folder, smtpUrl: mail.url, databaseUrl }
  const bags: Bag[] = []
  const faults: string[] = []
  try {
    const shop = await withDatabase(location, (database) => fillShop(database, { customers: CUSTOMERS }))
    for (let round = 0; round < rounds; round += 1) {
      // Emails are on their way in one round and can't get out in the next.
      mail.be(round % 2 === 0 ? { kind: 'takes' } : { kind: 'hangs', at: 'greeting' })
      await confirmUntilKilled(await runShop(location), { shop, bags, faults })
    }
    mail.be({ kind: 'takes' })
    const answered = bags.filter(({ orderId }) => orderId !== undefined).length
    const last = await runShop(location)
    for (const bag of bags) await confirmAgain(last, bag, faults)
    faults.push(...(await untilTold(mail, bags)))
    await last.kill()
    faults.push(...(await withDatabase(location, (database) => notWhole(database, shop, bags))))
    return { kills: rounds, answered, orders: bags.length, emails: mail.received.length, faults }
  } finally {
    await mail.stop()
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

interface Stream {
  readonly shop: FilledShop
  readonly bags: Bag[]
  readonly faults: string[]
}

async function confirmUntilKilled(running: RunningShop, { shop, bags, faults }: Stream): Promise<void> {
  let left = randomInt(1, MOST_ANSWERS_BEFORE_KILL + 1)
  let isOver = false
  const confirmOn = async (customer: Customer) => {
    while (!isOver) {
      const n = bags.length
      const bag = await storeBag(running, customer, { n, products: shop.products })
      bags.push(bag)
      const { status, json } = await ask(running.origin, customer, 'POST /api/order/add', { cartId: bag.cartId })
      if (status !== 200) faults.push(`a confirm was answered ${status} ${JSON.stringify(json)}`)
      else bag.orderId = json.order._id
      left -= 1
      if (left === 0) {
        isOver = true
        await running.kill()
      }
    }
  }
  // Customers who wait for an answer when the kill comes get none.
  await Promise.all(shop.customers.map((customer) => confirmOn(customer).catch(() => {})))
  await running.kill()
}

async function storeBag(
  { origin }: RunningShop,
  customer: Customer,
  { n, products }: { n: number; products: readonly string[] },
): Promise<Bag> {
  const { status, json } = await ask(origin, customer, 'POST /api/cart/add', { products: linesOf(products, n) })
  if (status !== 200) throw new Error(`a bag was answered ${status} ${JSON.stringify(json)}`)
  return { cartId: json.cartId, customer, n }
}

/** Confirms once more, as a browser does that got no answer; a customer who got one must get the same again. */
async function confirmAgain({ origin }: RunningShop, bag: Bag, faults: string[]): Promise<void> {
  const { status, json } = await ask(origin, bag.customer, 'POST /api/order/add', { cartId: bag.cartId })
  const orderId = json.order?._id
  if (status !== 200) faults.push(`a confirm after the kills was answered ${status} ${JSON.stringify(json)}`)
  else if (bag.orderId !== undefined && bag.orderId !== orderId) faults.push(`${bag.orderId} became ${orderId}`)
  bag.orderId = orderId
}

/** Emails that the orders still miss: the confirmation to the customer, the notice to the sales desk. */
async function untilTold(mail: MailServer, bags: readonly Bag[]): Promise<string[]> {
  for (const start = Date.now(); Date.now() - start < ARRIVAL_LIMIT_MS; await mail.nextEmail(1000)) {
    if (untold(mail, bags).length === 0) return []
  }
  return untold(mail, bags)
}

function untold({ received }: MailServer, bags: readonly Bag[]): string[] {
  const about = new Set(received.map(({ to, email }) => `${to} ${email.text?.match(/\/order\/([0-9a-f-]{36})$/m)?.[1]}`))
  return bags.flatMap(({ orderId, customer }) =>
    [customer.email, STAFF_EMAIL].filter((to) => !about.has(`${to} ${orderId}`)).map((to) => `no email to ${to} about ${orderId}`),
  )
}

/** Orders that are not there exactly once with exactly their lines. */
async function notWhole({ db }: Database, { products }: FilledShop, bags: readonly Bag[]): Promise<string[]> {
  const { rows } = await db.execute<{ id: string; cart: string; lines: { product: string; quantity: number }[] | null }>(sql`
    select o.id, o.cart_id as cart, json_agg(json_build_object('product', l.product_id, 'quantity', l.quantity) order by l.position)
      filter (where l.id is not null) as lines
    from orders o left join order_lines l on l.order_id = o.id group by o.id`)
  const byCart = new Map(rows.map((row) => [row.cart, row]))
  const faults = rows.length === bags.length ? [] : [`${rows.length} orders of ${bags.length} bags`]
  for (const { cartId, orderId, n } of bags) {
    const row = byCart.get(cartId)
    if (row?.id !== orderId) faults.push(`the bag of ${orderId} became ${row?.id}`)
    else if (JSON.stringify(row?.lines) !== JSON.stringify(linesOf(products, n)))
      faults.push(`${orderId} holds ${JSON.stringify(row?.lines)}`)
  }
  return faults
}
