import { randomUUID } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import { amountFromDecimal } from '#domain/money/money.ts'
import { changeCatalogue } from '#server/catalogue/catalogue-change.service.ts'
import { addBrands, addProducts } from '#server/catalogue/loading/loading.service.ts'
import { openTestDatabase } from '../support/database/test-database.ts'
import { signedIn } from '../support/shop/people.ts'
import { sendJson } from '../support/shop/send-json.ts'
import { BLANK_PRODUCT, openTestShop, type TestShop } from '../support/shop/test-shop.ts'

const PRODUCTS = { full: 10_000, small: 300 }
const LIMIT_MS = { full: 10_000, small: Infinity }
const BATCH = 500
const CHANGES = [
  { kind: 'price', percent: 5, rounding: 5 },
  { kind: 'stock', quantity: 3 },
  { kind: 'active', isActive: false },
] as const

/** Changes all products at once and takes it back, while others read the shop. */
export async function prove(size: keyof typeof PRODUCTS): Promise<string> {
  const database = await openTestDatabase()
  const shop = await openTestShop(database, { hasLimits: false })
  try {
    await fill(shop, PRODUCTS[size])
    const headers = await signedIn(shop, 'admin')
    const send = (call: string, body?: unknown) => sendJson(shop, { call, headers, ...(body === undefined ? {} : { body }) })
    const prices = async () => (await shop.get('/api/product?page=1&limit=100&sort=price-high', headers)).json.products
    const before = await prices()
    const lines: string[] = []
    for (const change of CHANGES) {
      const selection = { filter: {} }
      const { changes } = (await send('POST /api/product/many/preview', { selection, change })).json
      const key = randomUUID()
      const made = await timed(shop, () => send('POST /api/product/many', { selection, change, changes, key }))
      const undone = await timed(shop, () => send(`POST /api/product/many/${key}/undo`))
      if (made.status !== 200 || undone.status !== 200) throw new Error(`${change.kind}: ${made.status}, ${undone.status}`)
      if (Math.max(made.ms, undone.ms) > LIMIT_MS[size]) throw new Error(`${change.kind}: ${made.ms} ms, undone in ${undone.ms} ms`)
      lines.push(`${change.kind} ${seconds(made.ms)}, undone ${seconds(undone.ms)}, a reader waits ${Math.round(made.wait)} ms at most`)
    }
    const same = (all: { price: number; quantity: number }[]) => JSON.stringify(all.map(({ price, quantity }) => [price, quantity]))
    if (same(await prices()) !== same(before)) throw new Error('undoing leaves something changed')
    return `${PRODUCTS[size]} products changed at once: ${lines.join('; ')}`
  } finally {
    await shop.close()
    await database.close()
  }
}

/** The time of a change, and the longest that somebody waited for a list meanwhile. */
async function timed(shop: TestShop, work: () => Promise<{ status: number }>) {
  const from = performance.now()
  let isOver = false
  const working = work().finally(() => {
    isOver = true
  })
  let wait = 0
  while (!isOver) {
    const began = performance.now()
    await shop.get(`/api/product/list?min=${Math.floor(began) % 1000}`)
    wait = Math.max(wait, performance.now() - began)
  }
  return { status: (await working).status, ms: performance.now() - from, wait }
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}

async function fill({ change, making }: TestShop, count: number): Promise<void> {
  const facts = { nameAr: '', description: 'Described.', descriptionAr: 'وصف.', isActive: true }
  const [brandId = ''] = await changeCatalogue(change, (open) => addBrands(open, making, [{ ...facts, name: 'Rational' }]))
  for (let from = 0; from < count; from += BATCH) {
    const drafts = Array.from({ length: Math.min(BATCH, count - from) }, (_, i) => ({
      ...BLANK_PRODUCT,
      name: `Convection oven ${from + i}`,
      sku: `RAT-${from + i}`,
      price: amountFromDecimal(1000 + from + i),
      quantity: 7,
      categoryIds: [],
      brandId,
      isActive: true,
    }))
    await changeCatalogue(change, (open) => addProducts(open, making, drafts))
  }
}
