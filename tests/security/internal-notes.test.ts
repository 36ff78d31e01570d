import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { methodAndPath } from '#contract/endpoint.ts'
import { type Call, endpoints } from '#contract/endpoints.ts'
import type { Database } from '#server/platform/db/database.ts'
import { openAnyTestDatabase } from '#tests/support/database/both-databases.ts'
import { askForPdf } from '#tests/support/documents/ask-for-pdf.ts'
import { enterRequest } from '#tests/support/shop/callers.ts'
import { desking } from '#tests/support/shop/desking.ts'
import { YES } from '#tests/support/shop/offering.ts'
import { done, type Who } from '#tests/support/shop/ordering.ts'
import { brandOf, type PersonName } from '#tests/support/shop/people.ts'
import { openTestShop, type TestShop } from '#tests/support/shop/test-shop.ts'

const MARKER = 'staffonly7f3a'
const STRANGERS = ['nobody', 'member', 'otherMember', 'nameless', 'merchant', 'disabledMerchant'] as const satisfies readonly Who[]

const READING = (Object.keys(endpoints) as Call[]).filter((call) => methodAndPath(call).method === 'GET')

let database: Database
let shop: TestShop
let annotated: Awaited<ReturnType<typeof annotate>>
const calls = desking(() => shop)

beforeAll(async () => {
  database = await openAnyTestDatabase()
  shop = await openTestShop(database, { hasLimits: false })
  annotated = await annotate()
  done(await calls.call('member', 'POST', `/api/offer/link/${annotated.token}/accept`, YES))
})
afterAll(async () => {
  await shop.close()
  await database.close()
})

/** A request with a line of the merchant's and an offer, a call, notes and facts of the place, the marker in each of them. */
async function annotate() {
  const brandId = await brandOf(shop, 'merchant')
  const [productId = ''] = await shop.stock({ products: [{ name: 'Oven', pounds: 1000, quantity: 500, brandId }] })
  const orderId = await calls.order('member', [{ product: productId, quantity: 2 }])
  const { _id: entry } = await calls.entry(orderId)
  const next = { kind: 'call', at: new Date(Date.now() + 86_400_000).toISOString(), note: `${MARKER} step` }
  const { id: offer, token } = await calls.sent(orderId)
  done(await calls.staff('POST', `/api/offer/${offer}/note`, { text: `${MARKER} offer` }))
  await answerAbout(offer, productId)
  await calls.act(entry, 'contact', { _id: randomUUID(), way: 'call-out', outcome: 'reached', note: `${MARKER} call`, next })
  await calls.act(entry, 'note', { _id: randomUUID(), note: `${MARKER} note` })
  await calls.act(entry, 'next', { next })
  await calls.act(entry, 'release', { word: `${MARKER} word` })
  await calls.act(entry, 'close', { state: 'lost', reason: 'price', note: `${MARKER} lost` })
  await calls.act(entry, 'reopen', { next })
  done(await calls.staff('PUT', `/api/desk/${entry}/site`, { site: { note: `${MARKER} site` } }))
  const { customer } = (await calls.read(entry)).card
  const byPhone = await enterRequest(shop)
  await calls.act((await calls.entry(byPhone.orderId))._id, 'note', { _id: randomUUID(), note: `${MARKER} caller` })
  const tokens = { ...(await calls.tokens(offer)), request: byPhone.token }
  const ids = [orderId, productId, offer, entry, customer._id, ...Object.values(tokens)]
  return { ids, tokens, orderId, productId, offer, token }
}

/** The merchant's answer at a line of the offer, which is an internal note as well. */
async function answerAbout(offer: string, product: string): Promise<void> {
  const [{ content }] = (await calls.offer(offer)).versions
  done(await calls.staff('POST', `/api/offer/${offer}/availability`, { line: content.lines[0].id, product, quantity: 2 }))
  const { questions } = done(await calls.call('merchant', 'GET', '/api/availability'))
  for (const { _id } of questions) {
    const answer = { answer: 'not-available', word: `${MARKER} answer` }
    done(await calls.call('merchant', 'POST', `/api/availability/${_id}/answer`, answer))
  }
}

test('the marker stands in every column that staff write words into', async () => {
  const { rows } = await database.db.execute<{ found: number }>(sql`
    select (select count(*) from desk_log where note like ${`%${MARKER}%`})::int
      + (select count(*) from availability_questions where word like ${`%${MARKER}%`})::int
      + (select count(*) from desk_entries where site::text like ${`%${MARKER}%`})::int as found`)
  expect(rows[0]?.found).toBeGreaterThanOrEqual(7)
})

test.each(STRANGERS)('%s reads no internal note by any call', async (who) => {
  const { ids, tokens, orderId } = annotated
  if (who === 'member' || who === 'merchant') done(await calls.call(who, 'GET', `/api/order/${orderId}`))
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

test('no document says any internal note', async () => {
  const { orderId, offer, token, tokens } = annotated
  const documents: readonly (readonly [PersonName | 'nobody', string])[] = [
    ['nobody', `/api/offer/link/${token}/document`],
    ['nobody', `/api/offer/link/${token}/document?kind=confirmation`],
    ['nobody', `/api/offer/link/${tokens.technical}/document`],
    ['member', `/api/order/${orderId}/document`],
    ['admin', `/api/offer/${offer}/document?language=en`],
  ]
  for (const [who, path] of documents) {
    const { text, title } = await askForPdf(shop, path, who)
    expect(text.length, path).toBeGreaterThan(50)
    expect(text + title, path).not.toContain(MARKER)
  }
})

test('no answer to what a customer or a merchant does says any internal note', async () => {
  const { orderId, productId, offer, token, tokens } = await annotate()
  const { products } = done(await calls.call('merchant', 'GET', `/api/order/${orderId}`)).order
  const { token: other } = await calls.sent((await calls.request()).orderId)
  const acts: readonly (readonly [Who, string, string, object])[] = [
    ['nobody', 'POST', `/api/offer/link/${token}/seen`, { version: 1 }],
    ['nobody', 'POST', `/api/offer/link/${token}/message`, { text: 'And the delivery?' }],
    ['nobody', 'POST', `/api/offer/link/${other}/decline`, { version: 1, reason: 'Too dear.' }],
    ['merchant', 'PUT', `/api/order/status/item/${products[0]._id}`, { orderId, cartId: '', status: 'Processing' }],
    ['member', 'POST', `/api/offer/link/${token}/accept`, YES],
    ['member', 'POST', '/api/order/add', { cartId: await calls.cart('member', [{ product: productId, quantity: 1 }]) }],
    ['member', 'DELETE', `/api/order/cancel/${orderId}`, { reason: 'We wait.' }],
  ]
  for (const [who, method, path, body] of acts) {
    const answer = await calls.call(who, method, path, body)
    expect(done(answer), path).toBeDefined()
    expect(answer.text, path).not.toContain(MARKER)
  }
  const refused = [
    ['POST', `/api/offer/${offer}/note`, { text: 'Mine.' }],
    ['POST', `/api/offer/${offer}/message`, { text: 'Mine.' }],
    ['PUT', `/api/offer/${offer}/draft`, { draft: {} }],
    ['POST', `/api/offer/${offer}/availability`, { line: 'one', product: productId, quantity: 1 }],
    ['POST', `/api/request/${tokens.request}/files`, { name: 'plan.pdf' }],
  ] as const
  for (const who of STRANGERS) {
    for (const [method, path, body] of refused) {
      const { status, text } = await calls.call(who, method, path, body)
      expect([status >= 400, text.includes(MARKER)], `${who} ${path}`).toEqual([true, false])
    }
  }
})
