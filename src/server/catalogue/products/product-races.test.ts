import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { oldSlugs } from '#server/catalogue/catalogue.tables.ts'
import { openPostgresTestDatabase } from '#tests/support/database/both-databases.ts'
import { holdOpen, lockWaits } from '#tests/support/database/lock-waits.ts'
import { dropPicturesNow } from '#tests/support/pictures/drop-pictures.ts'
import { photo } from '#tests/support/pictures/pictures.ts'
import { addProductTo } from '#tests/support/shop/catalogue-changes.ts'
import { managing, pictureFiles, productFields } from '#tests/support/shop/product-management.ts'
import { describeShopOnBoth } from '#tests/support/shop/shop-on-both.ts'
import { openTestShop } from '#tests/support/shop/test-shop.ts'
import { dropUnusedPicture } from './product-pictures.service.ts'

const AT_ONCE = 8

describeShopOnBoth(
  'several who keep the same products',
  (shop, on) => {
    // The embedded database takes one transaction after the other, so that each round goes much alike.
    const rounds = on.kind === 'embedded' ? 1 : 4
    const manage = managing(shop)
    const editOf = (product: Record<string, unknown> & { brand: { _id: string } }, changes: object) => ({
      product: {
        ...Object.fromEntries(
          ['sku', 'name', 'nameAr', 'slug', 'description', 'descriptionAr', 'quantity', 'price', 'taxable', 'version'].map((key) => [
            key,
            product[key],
          ]),
        ),
        brand: product.brand._id,
        ...changes,
      },
    })
    const pictures = () => pictureFiles(shop(), 'originals')
    const times = <T>(work: (n: number) => Promise<T>) => Promise.all(Array.from({ length: AT_ONCE }, (_, n) => work(n)))
    const codes = (answers: { status: number; json: { code?: string } }[]) => answers.map(({ status, json }) => json.code ?? status).sort()

    test('concurrent inserts of one SKU make one product, and leave no picture of the others', async () => {
      const brand = await manage.brandOf('merchant')
      const fields = productFields(brand)
      const before = await pictures()
      const answers = await times(async (n) => {
        const picture = await photo({ width: 40 + n, height: 30 })
          .jpeg()
          .toBuffer()
        return manage.add('admin', { ...fields, sku: n % 2 === 0 ? fields.sku : fields.sku.toLowerCase() }, picture)
      })
      expect(codes(answers)).toEqual([200, ...Array.from({ length: AT_ONCE - 1 }, () => 'product/sku-taken')])
      expect((await shop().get('/api/product/list')).json.count).toBe(1)
      const stored = answers.find(({ status }) => status === 200)?.json.product.imageUrl
      await expect.poll(async () => (await pictures()).length - before.length, { timeout: 30_000 }).toBe(1)
      expect((await shop().get(stored)).status).toBe(200)
    })

    test('concurrent inserts of one name all get different slugs', async () => {
      const brand = await manage.brandOf('merchant')
      const answers = await times(() => manage.add('merchant', productFields(brand)))
      expect(codes(answers)).toEqual(Array.from({ length: AT_ONCE }, () => 200))
      expect(new Set(answers.map(({ json }) => json.product.slug)).size).toBe(AT_ONCE)
    })

    test('one of several edits of the same version succeeds', async () => {
      const product = await manage.added('admin', productFields(await manage.brandOf('merchant')))
      const answers = await times((n) => manage.call('admin', `PUT /api/product/${product._id}`, editOf(product, { price: 100 + n })))
      expect(codes(answers)).toEqual([200, ...Array.from({ length: AT_ONCE - 1 }, () => 'conflict')])
      const after = (await manage.call('admin', `GET /api/product/${product._id}`)).json.product
      expect(after).toMatchObject({ version: 2, price: answers.find(({ status }) => status === 200)?.json.product.price })
    })

    test('one of two concurrent edits to the same slug is refused, and no old slug leads elsewhere', async () => {
      const brand = await manage.brandOf('merchant')
      const products = await times(() => manage.added('admin', productFields(brand)))
      const answers = await Promise.all(
        products.map((each) => manage.call('admin', `PUT /api/product/${each._id}`, editOf(each, { slug: 'wanted' }))),
      )
      expect(codes(answers)).toEqual([200, ...Array.from({ length: AT_ONCE - 1 }, () => 'product/slug-taken')])
      expect(await shop().accounts.database.db.$count(oldSlugs)).toBe(1)
    })

    test('a concurrent edit, switch, picture and deletion delete the product and leave no list row and one picture', async () => {
      const brand = await manage.brandOf('merchant')
      const before = await pictures()
      for (let round = 0; round < rounds; round += 1) {
        const product = await manage.added('admin', productFields(brand))
        const path = `/api/product/${product._id}`
        const picture = await photo({ width: 50 + round, height: 20 })
          .png()
          .toBuffer()
        const answers = await Promise.all([
          manage.call('admin', `PUT ${path}`, editOf(product, { name: 'Renamed' })),
          manage.call('merchant', `PUT ${path}/active`, { product: { isActive: false } }),
          manage.call('admin', `DELETE /api/product/delete/${product._id}`),
          manage.call('merchant', `PUT ${path}/active`, { product: { isActive: true } }),
          manage.send('merchant', `PUT ${path}/image`, [{ name: 'image', file: picture }]),
        ])
        for (const { status, text } of answers) expect([200, 404], text).toContain(status)
        expect(answers[2]?.status).toBe(200)
        expect((await manage.call('admin', `GET ${path}`)).status).toBe(404)
      }
      expect((await shop().get('/api/product/list')).json).toMatchObject({ count: 0, products: [] })
      const deleted = (await manage.call('admin', 'GET /api/product/deleted')).json.products
      const shown = deleted.map((each: { imageUrl: string }) => each.imageUrl)
      for (const each of shown) expect((await shop().get(each)).status).toBe(200)
      await dropPicturesNow(shop().accounts.database.db)
      await expect.poll(async () => (await pictures()).filter((each) => !before.includes(each)), { timeout: 30_000 }).toHaveLength(rounds)
    })

    test('a deletion waits for a request with the product, or the request finds it gone', async () => {
      const brand = await manage.brandOf('merchant')
      for (let round = 0; round < rounds; round += 1) {
        const id = await addProductTo(shop(), { brandId: brand, categoryIds: [], isActive: true })
        const cart = await manage.call('member', 'POST /api/cart/add', { products: [{ product: id, quantity: 1 }] })
        const [ordered, deleted] = await Promise.all([
          manage.call('member', 'POST /api/order/add', { cartId: cart.json.cartId }),
          manage.call('admin', `DELETE /api/product/delete/${id}`),
        ])
        expect(deleted.status).toBe(200)
        expect([200, 400], ordered.text).toContain(ordered.status)
        if (ordered.status === 200) {
          const { json } = await manage.call('member', `GET /api/order/${ordered.json.order._id}`)
          expect(json.order.products).toHaveLength(1)
        }
      }
    })

    test('the picture of a deleted product stays for another that takes it concurrently', async () => {
      const brand = await manage.brandOf('merchant')
      const picture = await photo({ width: 64, height: 33 }).jpeg().toBuffer()
      for (let round = 0; round < rounds; round += 1) {
        const old = await manage.added('admin', productFields(brand), picture)
        const [next] = await Promise.all([
          manage.added('admin', productFields(brand), picture),
          manage.call('admin', `DELETE /api/product/delete/${old._id}`),
        ])
        expect((await shop().get(next.imageUrl)).status).toBe(200)
        await manage.call('admin', `DELETE /api/product/delete/${next._id}`)
      }
    })
  },
  { hasLimits: false },
)

/** The embedded database's one session has nobody to wait behind. */
test('a product that is taken back while its pictures are looked through has them afterwards', async () => {
  const { database, close } = await openPostgresTestDatabase()
  const shop = await openTestShop(database, { hasLimits: false })
  const manage = managing(() => shop)
  const { _id, imageUrl } = await manage.added('admin', productFields(await manage.brandOf('merchant')))
  await manage.call('admin', `DELETE /api/product/delete/${_id}`)
  const name = imageUrl.split('/')[2] ?? ''
  // The look stops at the drafts, behind the products and before the trash.
  const letGo = await holdOpen(database, (tx) => tx.execute(sql`lock table product_drafts in access exclusive mode`))
  const looking = dropUnusedPicture({ database, media: shop.media }, name)
  await expect.poll(() => lockWaits(database), { timeout: 30_000 }).toBe(1)
  expect((await manage.call('admin', `POST /api/product/deleted/${_id}/restore`, { product: {} })).status).toBe(200)
  await letGo()
  await looking
  expect((await shop.get(imageUrl)).status).toBe(200)
  await shop.close()
  await close()
})

test('a product that is taken back while its category is being deleted comes back, and into the category once that does', async () => {
  const { database, close } = await openPostgresTestDatabase()
  const shop = await openTestShop(database, { hasLimits: false })
  const manage = managing(() => shop)
  const { _id } = await manage.added('admin', productFields(await manage.brandOf('merchant')))
  const facts = { name: 'Ovens', nameAr: 'أفران', description: 'Hot.', descriptionAr: 'ساخنة.', products: [_id] }
  const category = (await manage.call('admin', 'POST /api/category/add', facts)).json.category._id
  await manage.call('admin', `DELETE /api/product/delete/${_id}`)
  // The deletion stops at the history, once the category is deleted.
  const letGo = await holdOpen(database, (tx) => tx.execute(sql`lock table audit_entries in access exclusive mode`))
  const deleting = manage.call('admin', `DELETE /api/category/delete/${category}`)
  await expect.poll(() => lockWaits(database), { timeout: 30_000 }).toBe(1)
  const restoring = manage.call('admin', `POST /api/product/deleted/${_id}/restore`, { product: {} })
  await expect.poll(() => lockWaits(database), { timeout: 30_000 }).toBe(2)
  await letGo()
  expect([(await deleting).status, (await restoring).status]).toEqual([200, 200])
  expect((await shop.get('/api/product/list')).json.count).toBe(1)
  const back = await manage.call('admin', `POST /api/category/deleted/${category}/restore`)
  expect(back.json.category.productCount).toBe(1)
  await shop.close()
  await close()
})
