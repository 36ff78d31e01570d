import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadDemo } from '#demo/load-demo.ts'
import { SHOWN_OFFER_STATES } from '#domain/offers/states.ts'
import type { Database } from '#server/platform/db/database.ts'
import { openTestDatabase } from '#tests/support/database/test-database.ts'
import { done } from '#tests/support/shop/ordering.ts'
import { signedIn } from '#tests/support/shop/people.ts'
import { openTestShop, SECRET, type TestShop } from '#tests/support/shop/test-shop.ts'

let database: Database
let shop: TestShop
beforeAll(async () => {
  database = await openTestDatabase()
  shop = await openTestShop(database, { hasLimits: false })
  await loadDemo({ change: shop.change, making: shop.making, media: null, offerKey: SECRET, requestKey: SECRET })
})
afterAll(async () => {
  await shop.close()
  await database.close()
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
