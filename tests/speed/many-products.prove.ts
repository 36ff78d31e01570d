import { randomUUID } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { amountFromDecimal } from '#domain/money/money.ts'
import { changeCatalogue } from '#server/catalogue/catalogue-change.service.ts'
import { addBrands, addProducts } from '#server/catalogue/loading/loading.service.ts'
import type { Database } from '#server/platform/db/database.ts'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { onPostgres } from '../support/database/on-postgres.ts'
import { openTestDatabase } from '../support/database/test-database.ts'
import { signedIn } from '../support/shop/people.ts'
import { sendJson } from '../support/shop/send-json.ts'
import { BLANK_PRODUCT, openTestShop, type TestShop } from '../support/shop/test-shop.ts'
import { pauses, percentile99 } from './timing.ts'
import { slowness, slownessSince, toldSlowness } from './yardstick.ts'

export const RUNS_ALONE = true

const PRODUCTS = { full: 10_000, small: 300 }
const LIMIT_MS = { full: 10_000, small: Infinity }
/** On PostgreSQL a list takes at most so many times as long as at rest, or this long. The embedded database has one session for all. */
const SLOWER = 3
const LIST_MS = { full: 100, small: Infinity }
const AT_REST = 200
const PAUSE_MS = 10
const BATCH = 500
const CHANGES = [
  { kind: 'price', percent: 5, rounding: 5 },
  { kind: 'stock', quantity: 3 },
  { kind: 'active', isActive: false },
  { kind: 'delete' },
] as const

/** Changes all products at once and takes it back, while others read the shop, on both databases. */
export async function prove(size: keyof typeof PRODUCTS): Promise<string> {
  const embedded = await changing(await openTestDatabase(), size)
  const postgres = await onPostgres(async (makeDatabase) =>
    changing(await openDatabase({ databaseUrl: await makeDatabase(), dataDir: '', log: pino({ level: 'silent' }) }), size),
  )
  return `${PRODUCTS[size]} products changed at once. Embedded: ${embedded}. PostgreSQL: ${postgres}`
}

async function changing(database: Database, size: keyof typeof PRODUCTS): Promise<string> {
  const shop = await openTestShop(database, { hasLimits: false })
  try {
    await fill(shop, PRODUCTS[size])
    const headers = await signedIn(shop, 'admin')
    const send = (call: string, body?: unknown) => sendJson(shop, { call, headers, ...(body === undefined ? {} : { body }) })
    const before = await everything(database)
    const rest = percentile99(await waits(shop, async () => pauses(size === 'full' ? AT_REST : 1, PAUSE_MS)))
    const slowBefore = slowness()
    const lines = [`a list at rest ${rest.toFixed(0)} ms`]
    const faults: string[] = []
    const measured: { kind: string; longest: number; wait: number }[] = []
    for (const change of CHANGES) {
      const selection = { filter: {} }
      const { changes, mark } = (await send('POST /api/product/many/preview', { selection, change })).json
      const key = randomUUID()
      const made = await timed(shop, () => send('POST /api/product/many', { selection, change, changes, mark, key }))
      const changed = differing(before, await everything(database))
      if (changed !== PRODUCTS[size]) faults.push(`${change.kind}: ${changed} products were changed`)
      const undone = await timed(shop, () => send(`POST /api/product/many/${key}/undo`))
      const left = differing(before, await everything(database))
      if (left > 0) faults.push(`${change.kind}: undoing it leaves ${left} products changed`)
      const served = [...made.waits, ...undone.waits]
      const wait = percentile99(served)
      if (made.status !== 200 || undone.status !== 200) faults.push(`${change.kind}: ${made.status}, ${undone.status}`)
      measured.push({ kind: change.kind, longest: Math.max(made.ms, undone.ms), wait })
      lines.push(
        `${change.kind} ${seconds(made.ms)}, undone ${seconds(undone.ms)}, ${served.length} lists meanwhile, p99 ${wait.toFixed(0)} ms`,
      )
    }
    const slow = slownessSince(slowBefore)
    const limit = slow * LIMIT_MS[size]
    const bound = database.kind === 'embedded' ? limit : Math.max(SLOWER * rest, slow * LIST_MS[size])
    for (const { kind, longest, wait } of measured) {
      if (longest > limit) faults.push(`${kind} takes too long`)
      if (wait > bound) faults.push(`${kind}: lists take longer than ${bound.toFixed(0)} ms meanwhile`)
    }
    const line = [toldSlowness(slow), ...lines].join('; ')
    if (faults.length > 0) throw new Error([`${database.kind}: ${line}`, ...faults].join('\n'))
    return line
  } finally {
    await shop.close()
    await database.close()
  }
}

/** Each product with all that many at once may change, and the row that lists it, by id. */
async function everything({ db }: Database): Promise<ReadonlyMap<string, string>> {
  const { rows } = await db.execute<{ id: string; facts: string }>(sql`
    select p.id, concat_ws(' ', p.price_minor, p.quantity, p.is_active, p.inactive_reasons, p.brand_id, p.is_new, p.price_confirmed,
      (select count(*) from listing l where l.product_id = p.id)) as facts from products p`)
  return new Map(rows.map(({ id, facts }) => [id, facts]))
}

function differing(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): number {
  return [...new Set([...before.keys(), ...after.keys()])].filter((id) => before.get(id) !== after.get(id)).length
}

/** The time of a change, and how long each of the lists took meanwhile. */
async function timed(shop: TestShop, work: () => Promise<{ status: number }>) {
  const from = performance.now()
  let status = 0
  const served = await waits(shop, async () => {
    ;({ status } = await work())
  })
  return { status, ms: performance.now() - from, waits: served }
}

/** The times of lists that no cache answers, one after the other, while the work goes on. */
async function waits(shop: TestShop, work: () => Promise<void>): Promise<number[]> {
  const times: number[] = []
  let isOver = false
  const working = work().finally(() => {
    isOver = true
  })
  while (!isOver) {
    const began = performance.now()
    // An address of its own for each, so that the cache answers none.
    const { status } = await shop.get(`/api/product/list?min=${(Math.floor(began * 10) % 1_000_000) / 1000}`)
    if (status !== 200) throw new Error(`a list is answered with ${status}`)
    times.push(performance.now() - began)
    await pauses(1, PAUSE_MS)
  }
  await working
  return times
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
