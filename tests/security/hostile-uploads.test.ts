import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/platform/db/database.ts'
import { openAnyTestDatabase } from '#tests/support/database/both-databases.ts'
import { dropPicturesNow } from '#tests/support/pictures/drop-pictures.ts'
import { signedIn } from '#tests/support/shop/people.ts'
import { managing, pictureFiles, productFields } from '#tests/support/shop/product-management.ts'
import { openTestShop, type TestShop } from '#tests/support/shop/test-shop.ts'
import { hostileUploads, leftBehind } from './hostile-uploads.ts'

let database: Database
let shop: TestShop
beforeAll(async () => {
  database = await openAnyTestDatabase()
  shop = await openTestShop(database)
  await shop.app.http.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await shop.close()
  await database.close()
})

test('every hostile upload is refused with a clear message or cleaned, and no file is left behind', async () => {
  const manage = managing(() => shop)
  const { _id: productId } = await manage.added('admin', productFields(await manage.brandOf('merchant')))
  const { port } = shop.app.http.server.address() as AddressInfo
  const storage = shop.media.storage
  const files = async () => [...(await pictureFiles(shop, 'originals')), ...(await pictureFiles(shop, 'renditions'))]
  const result = await hostileUploads(
    {
      url: `http://127.0.0.1:${port}`,
      ...(await signedIn(shop, 'admin')),
      productId,
      files,
      original: async (name) => (await storage.get(`originals/${name}`)) ?? Buffer.alloc(0),
    },
    'small',
  )
  expect(result.faults).toEqual([])
  await dropPicturesNow(database.db)
  expect(await leftBehind({ files }, result.last)).toEqual([])
  expect(result.sent).toBeGreaterThan(50)
  expect((await shop.get('/healthz')).status).toBe(200)
})
