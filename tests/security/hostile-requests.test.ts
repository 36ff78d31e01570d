import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/platform/db/database.ts'
import { openCdn } from '#server/platform/http/cache/cdn.ts'
import { createHttpServer } from '#server/platform/http/server.ts'
import { createIds } from '#server/platform/ids.ts'
import { openAnyTestDatabase } from '#tests/support/database/both-databases.ts'
import { openTestShop, type TestShop } from '#tests/support/shop/test-shop.ts'
import { hostileRequests } from './hostile-requests.ts'

const REQUESTS = 400

let database: Database
let shop: TestShop
beforeAll(async () => {
  database = await openAnyTestDatabase()
  // Answers for a CDN have more headers, which name what was asked for.
  shop = await openTestShop(database, { cdn: openCdn({ purgeUrl: undefined, log: pino({ level: 'silent' }) }) })
  await shop.stock({
    brands: [{ name: 'Alba' }],
    categories: [{ name: 'Ovens' }],
    products: Array.from({ length: 30 }, (_, n) => ({ name: `Oven ${n}`, nameAr: `فرن ${n}`, categories: [0] })),
  })
})
afterAll(async () => {
  await shop.close()
  await database.close()
})

test('no hostile request breaks the shop: every refusal is one of ours, and it serves as before', async () => {
  const before = await shop.get('/api/product/list?limit=100')
  const { sent, statuses, faults } = await hostileRequests(shop.app, REQUESTS)
  expect(faults).toEqual([])
  expect([...statuses.values()].reduce((sum, each) => sum + each, 0)).toBe(sent)
  for (const status of [200, 400, 404, 413]) expect(statuses.get(status) ?? 0, `some are answered ${status}`).toBeGreaterThan(0)
  shop.app.cache.dropAll()
  expect((await shop.get('/healthz')).status).toBe(200)
  expect((await shop.get('/api/product/list?limit=100')).json).toEqual(before.json)
})

test('the test notices a shop that breaks', async () => {
  const http = await createHttpServer({
    log: pino({ level: 'silent' }),
    newId: createIds(Date.now),
    trustProxy: false,
    isHttps: false,
    cache: shop.app.cache,
    checkReady: async () => {},
  })
  http.get('/api/product/item/:slug', async () => {
    throw new Error('broken')
  })
  http.setNotFoundHandler((_request, reply) => reply.code(404).send('nothing here'))
  const { faults } = await hostileRequests({ http }, 200)
  await http.close()
  expect(faults.some((fault) => fault.includes('HTTP/1.1 500'))).toBe(true)
  expect(faults.some((fault) => fault.includes('a refusal of another kind'))).toBe(true)
})
