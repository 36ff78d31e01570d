import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ArchivedOrderReply } from '#contract/orders.ts'
import { FRESH_REQUESTS } from '#demo/data/desk.ts'
import { DEMO_CANCELLED, DEMO_ORDERS } from '#demo/data/orders.ts'
import { DEMO_PHONE_REQUESTS } from '#demo/data/phone-requests.ts'
import { loadDemo } from '#demo/load-demo.ts'
import { SHOWN_OFFER_STATES } from '#domain/offers/states.ts'
import { users } from '#server/accounts/accounts.tables.ts'
import type { Database } from '#server/platform/db/database.ts'
import { openAnyTestDatabase } from '#tests/support/database/both-databases.ts'
import type { SeenOrder } from '#tests/support/shop/ordering.ts'
import { done } from '#tests/support/shop/ordering.ts'
import { signedIn } from '#tests/support/shop/people.ts'
import { sendJson } from '#tests/support/shop/send-json.ts'
import { openTestShop, SECRET, type TestShop } from '#tests/support/shop/test-shop.ts'

let database: Database
let shop: TestShop
beforeAll(async () => {
  database = await openAnyTestDatabase()
  shop = await openTestShop(database, { hasLimits: false })
  await loadDemo({ change: shop.change, making: shop.making, media: null, offerKey: SECRET, requestKey: SECRET })
})
afterAll(async () => {
  await shop.close()
  await database.close()
})

async function seenBy(email: string, path: string): Promise<SeenOrder[]> {
  const [user] = await database.db.select({ userId: users.id, version: users.tokenVersion }).from(users).where(eq(users.email, email))
  if (user === undefined) throw new Error(`nobody has ${email}`)
  const answer = await shop.get(path, { authorization: await shop.accounts.tokens.issue(user) })
  expect(answer.status).toBe(200)
  return answer.json.orders
}

test('the demo’s orders are listed by their dates over the last months, none before its requester joined or after today', async () => {
  const all = await seenBy('admin@diyafa.example', '/api/order?limit=100')
  expect(all).toHaveLength(DEMO_ORDERS.length + FRESH_REQUESTS.length + DEMO_PHONE_REQUESTS.length)
  const dates = all.map(({ created }) => created)
  expect(dates).toEqual(dates.toSorted().reverse())
  const numbers = all.map(({ number }) => number)
  expect(numbers).toEqual(numbers.toSorted((one, other) => other - one))
  expect(Date.now() - Date.parse(dates.at(-1) ?? '')).toBeGreaterThan(100 * 24 * 60 * 60 * 1000)
  expect(Date.parse(dates[0] ?? '')).toBeLessThan(Date.now())
  const joined = new Map((await database.db.select().from(users)).map(({ email, created }) => [email, created.getTime()]))
  const ofAccounts = all.filter(({ requester }) => requester?._id !== null)
  expect(all.length - ofAccounts.length).toBe(DEMO_PHONE_REQUESTS.length)
  for (const { requester, created } of ofAccounts)
    expect(Date.parse(created)).toBeGreaterThan(joined.get(requester?.email ?? '') ?? Infinity)
})

test('the archive holds orders cancelled by requesters and by staff, each after it was placed', async () => {
  const answer = await seenBy('admin@diyafa.example', '/api/order/archive?limit=100')
  const cancelled = answer as (SeenOrder & { readonly archived: ArchivedOrderReply['archived'] })[]
  const told = cancelled.map(({ archived }) => [archived.by.kind, archived.reason ?? null])
  const wanted = DEMO_CANCELLED.map(({ by, reason }) => [by === 'staff' ? 'admin' : by, reason])
  expect(told.toSorted()).toEqual(wanted.toSorted())
  for (const { created, archived } of cancelled) expect(Date.parse(archived.at)).toBeGreaterThan(Date.parse(created))
})

test('the demo sign-ins see their own orders or those of the brand, and no amounts without a first name', async () => {
  const own = await seenBy('member@diyafa.example', '/api/order/me')
  expect(own.length).toBeGreaterThan(4)
  expect(own.every(({ total }) => total !== undefined && total > 0)).toBe(true)
  const ofBrand = await seenBy('merchant@diyafa.example', '/api/order')
  expect(ofBrand.length).toBeGreaterThan(10)
  expect(ofBrand.some(({ requester }) => requester !== undefined)).toBe(false)
  const nameless = await seenBy('noname@diyafa.example', '/api/order/me')
  expect(nameless).toHaveLength(2)
  expect(JSON.stringify(nameless)).not.toMatch(/total"|purchasePrice|totalPrice/)
  expect(nameless.flatMap(({ products }) => products).every(({ product }) => product !== null)).toBe(true)
})

test('the demo has 31 offers over a year, in every state, whose links open', async () => {
  const headers = await signedIn(shop, 'admin')
  const { offers, count } = done(await shop.get('/api/offer?limit=100', headers))
  expect(count).toBe(31)
  const leading = offers.map(({ state }: { state: string }) => state)
  const { versions, links } = done(
    await shop.get(`/api/offer/${offers.find(({ state }: { state: string }) => state === 'sent')._id}`, headers),
  ).offer
  expect(new Set([...leading, 'superseded'])).toEqual(new Set(SHOWN_OFFER_STATES))
  const days = offers.map(({ created }: { created: string }) => Date.parse(created))
  expect(Math.max(...days) - Math.min(...days)).toBeGreaterThan(340 * 86_400_000)
  const token = links.answering.slice(links.answering.lastIndexOf('/') + 1)
  expect(done(await shop.get(`/api/offer/link/${token}`)).offer.version).toBe(versions[0].version)
})

async function asAdmin(call: string, body?: unknown) {
  const [user] = await database.db
    .select({ userId: users.id, version: users.tokenVersion })
    .from(users)
    .where(eq(users.email, 'admin@diyafa.example'))
  if (user === undefined) throw new Error('the demo has no admin')
  return (await sendJson(shop, { call, body, headers: { authorization: await shop.accounts.tokens.issue(user) } })).json
}

const shown = async (slug: string) => (await shop.get(`/api/product/list?brand=${slug}`)).json.count

test('the demo has merchants in every status, found by name in either script', async () => {
  const { merchants } = await asAdmin('GET /api/merchant?limit=100')
  const states = new Set(merchants.map(({ status, isActive }: { status: string; isActive: boolean }) => `${status} ${isActive}`))
  expect([...states].sort()).toEqual(['Approved false', 'Approved true', 'Rejected false', 'Waiting Approval false'])
  expect(
    merchants.some(({ email, status }: { email: string | null; status: string }) => email === null && status === 'Waiting Approval'),
  ).toBe(true)
  expect((await asAdmin(`GET /api/merchant/search?search=${encodeURIComponent('دينا')}`)).merchants).toHaveLength(1)
})

test('enabling the demo’s disabled merchant brings back the brand and its products, and disabling hides them again', async () => {
  const [merchant] = (await asAdmin('GET /api/merchant/search?search=rawnaqa')).merchants
  expect(merchant).toMatchObject({ isActive: false, brand: { slug: 'rawnaqa' } })
  expect(merchant.affects).toBeGreaterThan(0)
  expect(await shown('rawnaqa')).toBe(0)
  await asAdmin(`PUT /api/merchant/${merchant._id}/active`, { merchant: { isActive: true } })
  expect(await shown('rawnaqa')).toBe(merchant.affects)
  await asAdmin(`PUT /api/merchant/${merchant._id}/active`, { merchant: { isActive: false } })
  expect(await shown('rawnaqa')).toBe(0)
})
