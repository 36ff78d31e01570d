import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/platform/db/database.ts'
import { openAnyTestDatabase } from '#tests/support/database/both-databases.ts'
import { signedIn } from '#tests/support/shop/people.ts'
import { openTestShop, type TestShop } from '#tests/support/shop/test-shop.ts'

const CATEGORIES = 120
const DECOMPRESS = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes }

let database: Database
let shop: TestShop
beforeAll(async () => {
  database = await openAnyTestDatabase()
  shop = await openTestShop(database)
  await shop.stock({ categories: Array.from({ length: CATEGORIES }, (_, n) => ({ name: `Station ${n}` })), products: [] })
})
afterAll(async () => {
  await shop.close()
  await database.close()
})

test.each(['br', 'gzip', 'identity'] as const)('a long answer to somebody signed in arrives whole as %s', async (encoding) => {
  const headers = { ...(await signedIn(shop, 'member')), 'accept-encoding': encoding }
  const answer = await shop.app.http.inject({ method: 'GET', url: '/api/category/list', headers })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding)
  const { categories } = JSON.parse(String(DECOMPRESS[encoding](answer.rawPayload)))
  expect(categories).toHaveLength(CATEGORIES)
})
