import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadDemo } from '#demo/load-demo.ts'
import { users } from '#server/accounts/accounts.tables.ts'
import type { Database } from '#server/platform/db/database.ts'
import { openTestDatabase } from '#tests/support/database/test-database.ts'
import { sendJson } from '#tests/support/shop/send-json.ts'
import { openTestShop, SECRET, type TestShop } from '#tests/support/shop/test-shop.ts'

let database: Database
let shop: TestShop
beforeAll(async () => {
  database = await openTestDatabase()
  shop = await openTestShop(database)
  await loadDemo({ change: shop.change, making: shop.making, media: null, offerKey: SECRET, requestKey: SECRET })
})
afterAll(async () => {
  await shop.close()
  await database.close()
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
