import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { reindex } from '#server/catalogue/search/reindexing.service.ts'
import { countEntriesBehind, indexVersion } from '#server/catalogue/search/search-index.service.ts'
import { CATALOGUE_CHECKS } from '#tests/durability/catalogue/catalogue-checks.ts'
import { done } from '#tests/support/shop/ordering.ts'
import { signedIn } from '#tests/support/shop/people.ts'
import { sendJson } from '#tests/support/shop/send-json.ts'
import { describeShop, describeShopOnBoth } from '#tests/support/shop/shop-on-both.ts'

const MOST = 2
const PRODUCTS = ['Fridge', 'Freezer', 'Oven'] as const

describeShopOnBoth(
  'a brand or category with more products than a change may index',
  (shop, on) => {
    let nilo = ''
    let cold = ''
    let hot = ''
    beforeEach(async () => {
      await shop().stock({
        brands: [{ name: 'Nilo' }],
        categories: [{ name: 'Cold' }, { name: 'Hot' }],
        products: PRODUCTS.map((name) => ({ name, brand: 0, categories: [0] })),
      })
      nilo = done(await shop().get('/api/brand/list')).brands[0]._id
      const categories: { _id: string; slug: string }[] = done(await shop().get('/api/category/list')).categories
      cold = categories.find(({ slug }) => slug === 'cold')?._id ?? ''
      hot = categories.find(({ slug }) => slug === 'hot')?._id ?? ''
    })

    const call = async (what: string, body?: unknown) =>
      done(await sendJson(shop(), { call: what, body, headers: await signedIn(shop(), 'admin') }))
    const rename = (name: string) => call(`PUT /api/brand/${nilo}`, { brand: { name } })
    /** How many products a search finds, on show or not. */
    const found = async (term: string) => (await call(`GET /api/product?page=1&search=${term}`)).count
    const jobs = async () => {
      const { rows } = await on.database().db.execute(sql`select from pgboss.job where name = 'search-index'`)
      return rows.length
    }
    const work = () => reindex(shop().accounts, indexVersion(), new AbortController().signal)

    test('is renamed at once, and found by its former name until a job has indexed its products', async () => {
      const { brand } = await rename('Sahara')
      expect(brand.name).toBe('Sahara')
      expect(done(await shop().get('/api/product/list')).products[0].brand.name).toBe('Sahara')
      expect([await found('nilo'), await found('sahara'), await jobs()]).toEqual([PRODUCTS.length, 0, 1])
      expect(await countEntriesBehind(on.database())).toBe(PRODUCTS.length)
      await work()
      expect([await found('nilo'), await found('sahara')]).toEqual([0, PRODUCTS.length])
      expect(await countEntriesBehind(on.database())).toBe(0)
    })

    test('is moved, deleted and taken back likewise', async () => {
      await call(`PUT /api/category/${cold}`, { category: { name: 'Frosty', parent: hot } })
      await work()
      expect([await found('cold'), await found('frosty'), await found('hot')]).toEqual([0, PRODUCTS.length, PRODUCTS.length])
      await call(`DELETE /api/category/delete/${cold}`)
      await call(`DELETE /api/brand/delete/${nilo}`)
      expect([await found('frosty'), await found('nilo')]).toEqual([PRODUCTS.length, PRODUCTS.length])
      await work()
      expect([await found('frosty'), await found('hot'), await found('nilo')]).toEqual([0, 0, 0])
      await call(`POST /api/brand/deleted/${nilo}/restore`)
      await call(`POST /api/category/deleted/${cold}/restore`)
      await work()
      expect([await found('frosty'), await found('hot'), await found('nilo')]).toEqual(Array(3).fill(PRODUCTS.length))
    })

    test('is renamed while a product leaves it that stays in a category within it', async () => {
      await call(`PUT /api/category/${cold}`, { category: { parent: hot } })
      const { products } = await call('GET /api/product?page=1&search=oven')
      await call(`PUT /api/category/${hot}/facts`, { category: { added: [products[0]._id] } })
      await call(`PUT /api/category/${hot}/facts`, { category: { name: 'Warm', removed: [products[0]._id] } })
      await work()
      expect([await found('hot'), await found('warm')]).toEqual([0, PRODUCTS.length])
    })

    test('loses its products to another brand, and gets them back from there and from the trash, all at once', async () => {
      await call('POST /api/brand/add', { name: 'Sahara', nameAr: 'صحارى', description: 'Dry.', descriptionAr: 'جاف.' })
      const sahara = done(await shop().get('/api/brand/list')).brands.find(({ name }: { name: string }) => name === 'Sahara')._id
      const selection = { filter: {} }
      const apply = async (change: object) => {
        const { changes, mark } = await call('POST /api/product/many/preview', { selection, change })
        return (await call('POST /api/product/many', { selection, change, changes, mark, key: randomUUID() })).run._id
      }
      const moved = await apply({ kind: 'brand', brand: sahara })
      await work()
      expect([await found('nilo'), await found('sahara')]).toEqual([0, PRODUCTS.length])
      await call(`POST /api/product/many/${moved}/undo`)
      const deleted = await apply({ kind: 'delete' })
      await work()
      expect(await call(`POST /api/product/many/${deleted}/undo`)).toMatchObject({ undone: PRODUCTS.length, left: [] })
      expect(done(await shop().get('/api/product/list')).count).toBe(PRODUCTS.length)
      await work()
      expect([await found('nilo'), await found('sahara')]).toEqual([PRODUCTS.length, 0])
      expect(await countEntriesBehind(on.database())).toBe(0)
    })

    test('is found by its last name, whatever the job was doing when the name changed', async () => {
      for (const name of ['Sahara', 'Delta', 'Rashid', 'Siwa']) await Promise.all([work(), rename(name), work()])
      await work()
      expect(await found('siwa')).toBe(PRODUCTS.length)
      expect(await countEntriesBehind(on.database())).toBe(0)
    })

    test('has no more for the job to do once its products are gone', async () => {
      await rename('Sahara')
      const { products } = await call('GET /api/product?page=1')
      for (const { _id } of products) await call(`DELETE /api/product/delete/${_id}`)
      await work()
      expect(await countEntriesBehind(on.database())).toBe(0)
    })

    test('one with fewer is found by its new name at once', async () => {
      const { products } = await call('GET /api/product?page=1&search=oven')
      await call(`PUT /api/category/${hot}/facts`, { category: { added: [products[0]._id] } })
      await call(`PUT /api/category/${hot}/facts`, { category: { name: 'Baking' } })
      expect([await found('baking'), await jobs()]).toEqual([1, 0])
    })
  },
  { indexedAtOnceMost: MOST },
)

describeShop('a brand with more products than one statement moves', (shop, on) => {
  const MANY = 4_100

  test('is switched on and off with all of them, and every count is right', async () => {
    await shop().stock({
      brands: [{ name: 'Nilo' }],
      categories: [{ name: 'Cold' }],
      products: [{ name: 'Oven', brand: 0, categories: [0] }],
    })
    const { db } = on.database()
    await db.execute(sql`
      insert into products (id, sku, name, name_ar, slug, description, description_ar, price_minor, brand_id, created, is_active, inactive_reasons)
      select gen_random_uuid(), 'N-' || n, 'Fridge', 'ثلاجة', 'fridge-' || n, '', '', 10000 + n, b.id, now(), false, '{brand}'
      from brands b, generate_series(1, ${MANY}::int) n`)
    await db.execute(sql`
      insert into product_categories (product_id, category_id) select p.id, c.id from products p, categories c on conflict do nothing`)
    const { _id } = done(await shop().get('/api/brand/list')).brands[0]
    const headers = await signedIn(shop(), 'admin')
    for (const [isActive, count] of [
      [false, 0],
      [true, MANY + 1],
      [false, 0],
    ] as const) {
      done(await sendJson(shop(), { call: `PUT /api/brand/${_id}/active`, headers, body: { brand: { isActive } } }))
      for (const query of ['', '?category=cold', '?brand=nilo']) {
        expect(done(await shop().get(`/api/product/list${query}`)).count, query).toBe(count)
      }
      for (const [what, query] of Object.entries(CATALOGUE_CHECKS)) expect((await db.execute(sql.raw(query))).rows, what).toEqual([])
    }
  })
})
