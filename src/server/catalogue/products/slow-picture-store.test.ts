import { afterEach, expect, test } from 'vitest'
import type { MediaStorage } from '#server/platform/media/storage.ts'
import { texts } from '#tests/support/http/multipart.ts'
import { PDF } from '#tests/support/pdf.ts'
import { dropPicturesNow } from '#tests/support/pictures/drop-pictures.ts'
import { done, ordering } from '#tests/support/shop/ordering.ts'
import { managing, pictureFiles, productFields, somePicture } from '#tests/support/shop/product-management.ts'
import { describeShopOnBoth } from '#tests/support/shop/shop-on-both.ts'

type Call = 'put' | 'get' | 'has' | 'delete'

/** Calls of the store that hang until they are released. */
let hanging: readonly Call[] = []
let letGo = Promise.withResolvers<void>()
const waiting: Call[] = []

function hang(...calls: Call[]): void {
  hanging = calls
  waiting.length = 0
  letGo = Promise.withResolvers()
}

function goOn(): void {
  hanging = []
  letGo.resolve()
}

function slow(storage: MediaStorage): MediaStorage {
  const pass = async (call: Call): Promise<void> => {
    if (!hanging.includes(call)) return
    waiting.push(call)
    await letGo.promise
  }
  return {
    put: (...file) => pass('put').then(() => storage.put(...file)),
    get: (key) => pass('get').then(() => storage.get(key)),
    has: (key) => pass('has').then(() => storage.has(key)),
    delete: (key) => pass('delete').then(() => storage.delete(key)),
    list: (prefix) => storage.list(prefix),
  }
}

afterEach(goOn)

describeShopOnBoth(
  'while the picture store hangs',
  (shop) => {
    const manage = managing(shop)
    const { call, order } = ordering(shop)
    const isWaiting = (call: Call) => expect.poll(() => waiting.includes(call), { timeout: 30_000 }).toBe(true)
    /** A change of the catalogue, which on the embedded database waits for every open transaction. */
    const changeAnother = async (id: string, isActive: boolean) =>
      expect((await manage.call('admin', `PUT /api/product/${id}/active`, { product: { isActive } })).status).toBe(200)

    test('other changes go on, and the one that waits for the store completes when it answers', async () => {
      const brand = await manage.brandOf('merchant')
      const other = await manage.added('admin', productFields(brand))
      hang('put')
      const adding = manage.added('admin', productFields(brand))
      await isWaiting('put')
      await changeAnother(other._id, false)
      goOn()
      const { _id, imageUrl } = await adding
      expect((await shop().get(imageUrl)).status).toBe(200)

      const before = await pictureFiles(shop(), 'originals')
      hang('delete')
      const picture = [{ name: 'image', file: await somePicture() }]
      expect((await manage.send('admin', `PUT /api/product/${_id}/image`, picture)).status).toBe(200)
      await dropPicturesNow(shop().accounts.database.db)
      await isWaiting('delete')
      await changeAnother(other._id, true)
      goOn()
      await expect.poll(async () => (await pictureFiles(shop(), 'originals')).length, { timeout: 30_000 }).toBe(before.length)
    })

    test('files of requests and pictures of the settings are stored and deleted outside of all transactions', async () => {
      const other = await manage.added('admin', productFields(await manage.brandOf('merchant')))
      const requestId = await order('member', [{ product: other._id, quantity: 1 }])
      const file = `/api/order/${requestId}/files`
      const picture = [...texts({ use: 'shown' }), { name: 'picture', file: await somePicture() }]
      const uploads = [
        () => manage.send('member', `POST ${file}`, [...texts({ name: 'plan.pdf' }), { name: 'file', file: PDF }]),
        () => manage.send('admin', 'POST /api/settings/pictures', picture),
      ]
      let isActive = true
      for (const upload of uploads) {
        hang('put')
        const stored = upload()
        await isWaiting('put')
        isActive = !isActive
        await changeAnother(other._id, isActive)
        goOn()
        expect((await stored).status).toBe(200)
      }
      const { files } = done(await call('member', 'GET', file))
      hang('delete')
      const deleting = call('member', 'DELETE', `${file}/${files[0]._id}`)
      await isWaiting('delete')
      await changeAnother(other._id, !isActive)
      goOn()
      expect((await deleting).status).toBe(200)
    })

    test('a product gets its picture’s name without another call of the store', async () => {
      const brand = await manage.brandOf('merchant')
      hang('has', 'get', 'delete')
      expect((await manage.add('admin', productFields(brand))).status).toBe(200)
    })
  },
  { hasLimits: false, overStorage: slow },
)
