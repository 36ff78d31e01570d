import { Agent, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { editProduct } from '#server/catalogue/catalogue-writing.service.ts'
import type { Database } from '#server/platform/db/database.ts'
import { openTestShop } from '../support/shop/test-shop.ts'

export interface ChangingWish {
  /** The shop that is asked. */
  readonly reader: Database
  /** Where changes come from: on PostgreSQL another process would hold it. */
  readonly writer: Database
  readonly seconds: number
  readonly connections: number
}

export interface ChangingResult {
  readonly answers: number
  readonly changes: number
  /** Everything but 200 and 304, and connections that broke. */
  readonly errors: readonly string[]
  /** Answers that showed a state which had been changed more than a second before they were asked for. */
  readonly stale: readonly string[]
}

const RIGHT_WITHIN_MS = 1000
const CHANGE_EVERY_MS = 1000
const PRODUCTS = 60

interface Step {
  readonly quantity: number
  readonly committedAt: number
}

/** Mixed public calls on many connections while a product changes every second. */
export async function askWhileChanging({ reader, writer, seconds, connections }: ChangingWish): Promise<ChangingResult> {
  const shop = await openTestShop(reader)
  try {
    const ids = await shop.stock({
      brands: [{ name: 'Changing brand' }],
      categories: [{ name: 'Changing category' }],
      products: Array.from({ length: PRODUCTS }, (_, n) => ({ name: `Changing oven ${n}`, quantity: 1, categories: [0] })),
    })
    const changed = ids.at(-1) ?? ''
    const steps: Step[] = [{ quantity: 1, committedAt: performance.now() }]
    await shop.app.http.listen({ port: 0, host: '127.0.0.1' })
    const { port } = shop.app.http.server.address() as AddressInfo
    const endsAt = performance.now() + seconds * 1000
    const seen = { answers: 0, errors: [] as string[], stale: [] as string[] }
    const agent = new Agent({ keepAlive: true, maxSockets: connections })
    const asking = Array.from({ length: connections }, (_, n) => askUntil(endsAt, { agent, port, n, changed, steps, seen }))
    const changing = changeUntil(endsAt, { writer, changed, steps })
    await Promise.all([...asking, changing])
    agent.destroy()
    return { ...seen, changes: steps.length - 1 }
  } finally {
    await shop.close()
  }
}

async function changeUntil(
  endsAt: number,
  { writer, changed, steps }: { writer: Database; changed: string; steps: Step[] },
): Promise<void> {
  for (let quantity = 2; performance.now() < endsAt; quantity += 1) {
    await editProduct({ database: writer, onCatalogueChange: () => {} }, changed, { quantity, name: `Changing oven, edition ${quantity}` })
    steps.push({ quantity, committedAt: performance.now() })
    await new Promise((resolve) => setTimeout(resolve, CHANGE_EVERY_MS))
  }
}

interface Asking {
  readonly agent: Agent
  readonly port: number
  readonly n: number
  readonly changed: string
  readonly steps: readonly Step[]
  readonly seen: { answers: number; errors: string[]; stale: string[] }
}

const PATHS = [
  '/api/product/list',
  '/api/product/list?limit=100&order=2',
  '/api/product/list?category=changing-category&limit=60',
  '/api/product/list/brand/changing-brand?limit=60',
  '/api/product/list?name=changing%20oven&limit=100',
  '/api/product/item/changing-oven-59',
  '/api/category/list',
  '/api/brand/list',
  '/api/product/list/search/changing',
]

async function askUntil(endsAt: number, asking: Asking): Promise<void> {
  for (let turn = asking.n; performance.now() < endsAt; turn += 1) {
    const path = PATHS[turn % PATHS.length] ?? '/'
    const askedAt = performance.now()
    try {
      const { status, body } = await ask(asking, path)
      asking.seen.answers += 1
      if (status !== 200) asking.seen.errors.push(`${status} ${path}`)
      else checkFresh(asking, path, askedAt, body)
    } catch (error) {
      asking.seen.errors.push(`${path}: ${String(error)}`)
    }
  }
}

function checkFresh({ changed, steps, seen }: Asking, path: string, askedAt: number, body: string): void {
  const answer = JSON.parse(body) as { products?: { _id: string; quantity?: number }[]; product?: { _id: string; quantity?: number } }
  const shown = [...(answer.products ?? []), ...(answer.product === undefined ? [] : [answer.product])].find(({ _id }) => _id === changed)
  if (shown?.quantity === undefined) return
  const due = steps.findLast(({ committedAt }) => committedAt <= askedAt - RIGHT_WITHIN_MS)?.quantity ?? 1
  if (shown.quantity < due) seen.stale.push(`${path} showed ${shown.quantity} where ${due} was due`)
}

function ask({ agent, port }: Asking, path: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const sent = request({ agent, port, host: '127.0.0.1', path }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('error', reject)
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(chunks).toString() }))
    })
    sent.on('error', reject)
    sent.end()
  })
}
