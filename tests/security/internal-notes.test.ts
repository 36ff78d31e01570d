import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { methodAndPath } from '#contract/endpoint.ts'
import { type Call, endpoints } from '#contract/endpoints.ts'
import type { Database } from '#server/platform/db/database.ts'
import { openTestDatabase } from '#tests/support/database/test-database.ts'
import { desking } from '#tests/support/shop/desking.ts'
import { YES } from '#tests/support/shop/offering.ts'
import { done, type Who } from '#tests/support/shop/ordering.ts'
import { openTestShop, type TestShop } from '#tests/support/shop/test-shop.ts'

const MARKER = 'staffonly7f3a'
const STRANGERS = ['nobody', 'member', 'otherMember', 'nameless', 'merchant', 'disabledMerchant'] as const satisfies readonly Who[]

const READING = (Object.keys(endpoints) as Call[]).filter((call) => methodAndPath(call).method === 'GET')

let database: Database
let shop: TestShop
let annotated: Awaited<ReturnType<typeof annotate>>
const calls = desking(() => shop)

beforeAll(async () => {
  database = await openTestDatabase()
  shop = await openTestShop(database, { hasLimits: false })
  annotated = await annotate()
})
afterAll(async () => {
  await shop.close()
  await database.close()
})

/** A request with an accepted offer, a call, notes and facts of the place, the marker in each of them. */
async function annotate() {
  const { orderId, productId } = await calls.request()
  const { _id: entry } = await calls.entry(orderId)
  const next = { kind: 'call', at: new Date(Date.now() + 86_400_000).toISOString(), note: `${MARKER} step` }
  const { id: offer, token } = await calls.sent(orderId)
  done(await calls.staff('POST', `/api/offer/${offer}/note`, { text: `${MARKER} offer` }))
  await calls.act(entry, 'contact', { _id: randomUUID(), way: 'call-out', outcome: 'reached', note: `${MARKER} call`, next })
  await calls.act(entry, 'note', { _id: randomUUID(), note: `${MARKER} note` })
  await calls.act(entry, 'next', { next })
  await calls.act(entry, 'release', { word: `${MARKER} word` })
  await calls.act(entry, 'close', { state: 'lost', reason: 'price', note: `${MARKER} lost` })
  await calls.act(entry, 'reopen', { next })
  done(await calls.staff('PUT', `/api/desk/${entry}/site`, { site: { note: `${MARKER} site` } }))
  const { customer } = (await calls.read(entry)).card
  done(await calls.call('member', 'POST', `/api/offer/link/${token}/accept`, YES))
  const tokens = await calls.tokens(offer)
  const ids = [orderId, productId, offer, entry, customer._id, ...Object.values(tokens)]
  return { ids, tokens }
}

test('the marker stands in every column that staff write words into', async () => {
  const { rows } = await database.db.execute<{ found: number }>(sql`
    select (select count(*) from desk_log where note like ${`%${MARKER}%`})::int
      + (select count(*) from desk_entries where site::text like ${`%${MARKER}%`})::int as found`)
  expect(rows[0]?.found).toBeGreaterThanOrEqual(6)
})

test.each(STRANGERS)('%s reads no internal note by any call', async (who) => {
  const { ids, tokens } = annotated
  for (const call of READING) {
    const { path } = methodAndPath(call)
    const values = path.includes(':token') ? Object.values(tokens) : ids
    const paths = path.includes(':') ? values.map((value) => path.replaceAll(/:\w+/g, value)) : [path]
    for (const each of paths) {
      const answer = await calls.call(who, 'GET', each)
      expect(answer.status, each).toBeLessThan(500)
      expect(answer.text, each).not.toContain(MARKER)
    }
  }
})
