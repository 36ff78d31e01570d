import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { TRASH_DAYS } from '#domain/catalogue/trash.ts'
import { DAY_MS } from '#domain/durations.ts'
import type { Db } from '#server/platform/db/database.ts'
import { managing, productFields } from '#tests/support/shop/product-management.ts'
import { reviewing } from '#tests/support/shop/reviewing.ts'
import { describeShop } from '#tests/support/shop/shop-on-both.ts'
import { purgeTrash } from './product-trash.service.ts'
import { deletedProducts } from './product-trash.tables.ts'

describeShop(
  'taking deleted products back',
  (shop) => {
    const manage = managing(shop)
    const remove = async (id: string, who: 'admin' | 'merchant' = 'admin') => manage.call(who, `DELETE /api/product/delete/${id}`)
    const restore = async (id: string, product: object = {}, who: 'admin' | 'merchant' | 'otherMerchant' = 'admin') =>
      manage.call(who, `POST /api/product/deleted/${id}/restore`, { product })
    const deleted = async (who: 'admin' | 'merchant' | 'otherMerchant' = 'admin', query = '') =>
      (await manage.call(who, `GET /api/product/deleted${query}`)).json
    const added = async (facts: object = {}) => manage.added('admin', { ...productFields(await manage.brandOf('merchant')), ...facts })

    test('a deleted product comes back whole: its page, lists, search, categories, reviews, wishes, requests and old links', async () => {
      const product = await added()
      const { _id: id } = product
      const category = { name: 'Ovens', nameAr: 'أفران', description: 'Hot.', descriptionAr: 'ساخنة.', products: [id] }
      await manage.call('admin', 'POST /api/category/add', category)
      await manage.call('admin', `PUT /api/product/${id}`, { product: { slug: 'moved-on' } })
      const reviews = reviewing(shop)
      await reviews.approve('admin', await reviews.review('member', id))
      await manage.call('member', 'POST /api/wishlist', { product: id, isLiked: true })
      const cart = await manage.call('member', 'POST /api/cart/add', { products: [{ product: id, quantity: 1 }] })
      const order = (await manage.call('member', 'POST /api/order/add', { cartId: cart.json.cartId })).json.order._id
      const seen = async () => [
        (await shop().get('/api/product/item/moved-on')).json,
        (await shop().get(`/api/product/item/${product.slug}`)).status,
        (await shop().get('/api/product/list?category=ovens&name=convection')).json.products,
        (await shop().get('/api/review/moved-on')).json,
        (await manage.call('member', 'GET /api/wishlist')).json,
        (await manage.call('member', `GET /api/order/${order}`)).json,
      ]
      const before = await seen()
      expect(before[2]).toHaveLength(1)
      await remove(id)
      expect((await shop().get('/api/product/item/moved-on')).status).toBe(404)
      expect((await shop().get(product.imageUrl)).status).toBe(200)
      const answer = await restore(id)
      expect(answer.json).toMatchObject({ success: true, message: 'Product has been restored.', product: { _id: id, slug: 'moved-on' } })
      expect(await seen()).toEqual(before)
      expect((await manage.call('admin', `GET /api/history/product/${id}`)).json.entries[0]).toMatchObject({ action: 'product.restored' })
      // Pressed again after an answer that was lost, it tells what the first one did, and does nothing more.
      expect((await restore(id)).json).toEqual(answer.json)
      expect((await restore(id, { sku: 'OTHER-1' })).status).toBe(404)
      expect((await restore(id, {}, 'otherMerchant')).status).toBe(404)
    })

    test('the list of deleted products tells who deleted what and until when, and a merchant finds and takes back the own ones alone', async () => {
      const product = await added({ name: 'Steam kettle' })
      await added()
      await manage.brandOf('otherMerchant')
      await remove(product._id, 'merchant')
      const [listed] = (await deleted('merchant', '?search=KETTLE')).products
      expect(listed).toMatchObject({
        _id: product._id,
        sku: product.sku,
        deletedBy: expect.any(String),
        brand: { name: 'Brand of merchant' },
      })
      expect(Date.parse(listed.goneForGood) - Date.parse(listed.deleted)).toBe(TRASH_DAYS * DAY_MS)
      expect(await deleted('admin')).toMatchObject({ count: 1, products: [{ _id: product._id }] })
      expect(await deleted('admin', '?search=griddle')).toMatchObject({ count: 0 })
      expect(await deleted('otherMerchant')).toMatchObject({ count: 0, products: [] })
      expect((await restore(product._id, {}, 'otherMerchant')).status).toBe(404)
      expect((await restore(product._id, {}, 'merchant')).status).toBe(200)
      expect(await deleted('admin')).toMatchObject({ count: 0 })
    })

    test('SKU and page link are free meanwhile: a taken SKU is refused until another is sent, a taken link gets a number', async () => {
      const old = await added({ sku: 'FREE-1' })
      await remove(old._id)
      const next = await added({ sku: 'free-1' })
      expect(next.slug).toBe(old.slug)
      const refused = await restore(old._id)
      expect(refused).toMatchObject({ status: 400, json: { code: 'product/sku-taken', fields: { sku: expect.anything() } } })
      expect((await restore(old._id, { sku: 'no spaces' })).status).toBe(400)
      expect((await restore(old._id, { sku: 'FREE-1-2' })).json.product).toMatchObject({ sku: 'FREE-1-2', slug: `${old.slug}-2` })
      expect((await shop().get(`/api/product/item/${next.slug}`)).json.product._id).toBe(next._id)
    })

    test('a product comes back off where its brand or category was switched off or deleted meanwhile, or it was off by hand', async () => {
      const brand = await manage.brandOf('merchant')
      const [one, byHand, orphan] = [await added(), await added({ isActive: false }), await added()]
      for (const { _id } of [one, byHand]) await remove(_id)
      await manage.call('admin', `PUT /api/brand/${brand}/active`, { brand: { isActive: false } })
      expect((await restore(one._id)).json.product).toMatchObject({ isActive: false, inactiveReasons: ['brand'] })
      expect((await restore(byHand._id)).json.product).toMatchObject({ isActive: false, inactiveReasons: [] })
      await remove(orphan._id)
      await manage.call('admin', `DELETE /api/brand/delete/${brand}`)
      expect((await restore(orphan._id)).json.product).toMatchObject({ isActive: false, inactiveReasons: [], brand: null })
    })

    test('a brand that comes back gives itself to its products in the trash, whichever was deleted or taken back first', async () => {
      const brand = await manage.brandOf('merchant')
      const [before, after, between] = [await added(), await added(), await added()]
      for (const { _id } of [before, between]) await remove(_id)
      await manage.call('admin', `DELETE /api/brand/delete/${brand}`)
      await remove(after._id)
      expect((await restore(between._id)).json.product).toMatchObject({ brand: null, isActive: false })
      expect((await deleted()).products.map(({ brand: had }: { brand: unknown }) => had)).toEqual([null, null])
      expect((await manage.call('admin', `POST /api/brand/deleted/${brand}/restore`)).json.brand.productCount).toBe(1)
      for (const { _id } of [before, after])
        expect((await restore(_id)).json.product).toMatchObject({ isActive: true, brand: { _id: brand } })
      const { product } = (await manage.call('admin', `GET /api/product/${between._id}`)).json
      expect(product).toMatchObject({ isActive: true, brand: { _id: brand } })
    })

    test('a category that comes back has its products again, whichever was deleted or taken back first', async () => {
      const [before, after, between] = [await added(), await added(), await added()]
      const products = [before, after, between].map(({ _id }) => _id)
      const facts = { name: 'Ovens', nameAr: 'أفران', description: 'Hot.', descriptionAr: 'ساخنة.', products }
      const { _id: category } = (await manage.call('admin', 'POST /api/category/add', facts)).json.category
      for (const { _id } of [before, between]) await remove(_id)
      await manage.call('admin', `DELETE /api/category/delete/${category}`)
      await remove(after._id)
      expect((await restore(between._id)).status).toBe(200)
      expect((await manage.call('admin', `POST /api/category/deleted/${category}/restore`)).json.category.productCount).toBe(1)
      for (const { _id } of [before, after]) expect((await restore(_id)).status).toBe(200)
      const list = (await shop().get('/api/product/list?category=ovens')).json
      expect(list.products.map(({ _id }: { _id: string }) => _id).toSorted()).toEqual(products.toSorted())
    })

    test('one of two presses at once takes it back, and both are told so', async () => {
      const { _id } = await added()
      await remove(_id)
      const [one, other] = await Promise.all([restore(_id), restore(_id)])
      expect([one.status, other.json]).toEqual([200, one.json])
      const { entries } = (await manage.call('admin', `GET /api/history/product/${_id}`)).json
      expect(entries.filter(({ action }: { action: string }) => action === 'product.restored')).toHaveLength(1)
      expect((await shop().get('/api/product/list')).json.count).toBe(1)
    })

    test('after thirty days the trash and its pictures are gone, and nothing younger', async () => {
      const [old, young] = [await added(), await added()]
      const { database, jobs, now } = shop().accounts
      const emptiedAt = async (days: number) => purgeTrash({ database, jobs, now: () => new Date(now().getTime() + days * DAY_MS) })
      await remove(old._id)
      await emptiedAt(TRASH_DAYS - 1)
      expect(await deleted()).toMatchObject({ count: 1 })
      await emptiedAt(TRASH_DAYS + 1)
      expect(await deleted()).toMatchObject({ count: 0 })
      expect((await restore(old._id)).status).toBe(404)
      await expect.poll(async () => (await shop().get(old.imageUrl)).status, { timeout: 30_000 }).toBe(404)
      expect((await shop().get(young.imageUrl)).status).toBe(200)
    })

    test('a large trash is emptied in parts: a try that is cut off has emptied its part, and the next one the rest', async () => {
      const { database, now } = shop().accounts
      const [count, long] = [150, new Date(now().getTime() - (TRASH_DAYS + 1) * DAY_MS)]
      await database.db.insert(deletedProducts).values(
        Array.from({ length: count }, (_, n) => ({
          id: randomUUID(),
          deleted: long,
          product: { name: `Fryer ${n}`, image_name: `${n}.webp`, pictures: [{ name: `${n}.webp` }, { name: `${n}-side.webp` }] },
          categoryIds: [],
          reviews: [],
          orderLineIds: [],
          oldSlugs: [],
        })),
      )
      const sent: string[] = []
      const cutting = new AbortController()
      const jobs = {
        send: async (_: Db, __: unknown, payload: object) => {
          sent.push((payload as { name: string }).name)
          if (sent.length > count / 2) cutting.abort()
        },
      }
      const left = () => database.db.$count(deletedProducts)
      await expect(purgeTrash({ database, jobs, now }, cutting.signal)).rejects.toThrow()
      const rest = await left()
      expect([rest > 0, rest < count]).toEqual([true, true])
      await purgeTrash({ database, jobs, now })
      expect(await left()).toBe(0)
      expect([sent.length, new Set(sent).size]).toEqual([2 * count, 2 * count])
    })
  },
  { hasLimits: false },
)
