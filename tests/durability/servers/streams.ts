import { setTimeout as pause } from 'node:timers/promises'
import { type ChatClient, connectChat } from '../../support/chat/chat-client.ts'
import type { ChatPersonToConnect } from '../../support/chat/chat-people.ts'
import { ask, type Customer, type FilledShop, linesOf } from '../shop/order-customers.ts'

const PAGES = ['/', '/ar', '/api/product/list?limit=10', '/api/brand/list', '/api/product/list?name=oven&limit=10']
const REST_MS = 20
const ASKED_AGAIN_MOST = 60
const ACKNOWLEDGED_WITHIN_MS = 40_000
const ASK_AGAIN_MS = 500

export interface Streamed {
  /** Ids of acknowledged requests, client ids of acknowledged messages, and what was read. */
  readonly orders: string[]
  readonly messages: string[]
  readonly reads: string[]
  /** Answers that said when to come back. */
  told: number
  readonly faults: string[]
}

export interface Streams {
  /** Lets everybody finish what they are at. */
  end(): Promise<Streamed>
}

export interface StreamsOptions {
  readonly origin: string
  readonly shop: FilledShop
  readonly writers: readonly ChatPersonToConnect[]
  /** The id of the person that the writers write to. */
  readonly staff: string
}

/** Visitors who read, customers who place requests, and others who write in the chat, each one thing after the other. */
export async function openStreams({ origin, shop, writers, staff }: StreamsOptions): Promise<Streams> {
  const seen: Streamed = { orders: [], messages: [], reads: [], told: 0, faults: [] }
  let isEnding = false
  const repeating = async (what: string, act: (turn: number) => Promise<void>) => {
    for (let turn = 0; !isEnding; turn += 1) {
      await act(turn).catch((error: unknown) => seen.faults.push(`${what} ${turn}: ${String(error)}`))
      await pause(REST_MS)
    }
  }
  const clients = await Promise.all(writers.map(({ token }) => connectChat({ origin, token, isSteady: true })))
  const running = [
    ...PAGES.map((page) => repeating(page, () => read(origin, page, seen))),
    ...shop.customers.map((customer, index) =>
      repeating(customer.email, (turn) => order(origin, customer, { shop, n: turn * 100 + index, seen })),
    ),
    ...clients.map((client, index) => repeating(`chat ${index}`, (turn) => say(client, staff, `${index}-${turn}`, seen))),
  ]
  return {
    end: async () => {
      isEnding = true
      await Promise.all(running)
      for (const client of clients) client.close()
      return seen
    },
  }
}

async function read(origin: string, page: string, seen: Streamed): Promise<void> {
  const answer = await patiently(seen, async () => {
    const { status, headers, body } = await fetch(origin + page)
    await body?.cancel()
    return { status, isToComeBack: headers.has('retry-after') }
  })
  if (answer.status === 200) seen.reads.push(page)
  else seen.faults.push(`${page} was answered ${answer.status}`)
}

interface Ordering {
  readonly shop: FilledShop
  readonly n: number
  readonly seen: Streamed
}

async function order(origin: string, customer: Customer, { shop, n, seen }: Ordering): Promise<void> {
  const call = (name: string, body: object) => patiently(seen, () => ask(origin, customer, name, body))
  const bag = await call('POST /api/cart/add', { products: linesOf(shop.products, n) })
  const placed = bag.status === 200 ? await call('POST /api/order/add', { cartId: bag.json.cartId }) : bag
  if (placed.status === 200) seen.orders.push(placed.json.order._id)
  else seen.faults.push(`a request was answered ${placed.status} ${JSON.stringify(placed.json)}`)
}

/** Says it again, under the same id, until it is acknowledged, as the shop's own pages do. */
async function say(client: ChatClient, to: string, clientId: string, seen: Streamed): Promise<void> {
  let last: unknown = null
  for (const begun = performance.now(); performance.now() - begun < ACKNOWLEDGED_WITHIN_MS; ) {
    const lost = new Promise<null>((resolve) => client.socket.once('disconnect', () => resolve(null)))
    const answer = await Promise.race([client.say(to, `message ${clientId}`, clientId).catch((error: unknown) => ({ error })), lost])
    if (answer !== null && 'id' in answer) {
      seen.messages.push(clientId)
      return
    }
    last = answer
    seen.told += 1
    await pause(ASK_AGAIN_MS)
  }
  seen.faults.push(`message ${clientId} was never acknowledged, at last ${JSON.stringify(last)}, connected ${client.socket.connected}`)
}

interface Asked {
  readonly status: number
  readonly isToComeBack: boolean
}

/** Comes back where it is told so. */
async function patiently<Answer extends Asked>(seen: Streamed, act: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 0; ; tries += 1) {
    const answer = await act()
    if (answer.status !== 503 || !answer.isToComeBack || tries === ASKED_AGAIN_MOST) return answer
    seen.told += 1
    await pause(ASK_AGAIN_MS)
  }
}
