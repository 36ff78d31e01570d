import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { TRASH_DAYS } from '#domain/catalogue/trash.ts'
import { DAY_MS } from '#domain/durations.ts'
import { purgeTrash } from '#server/catalogue/products/product-trash.service.ts'
import { CATALOGUE_CHECKS } from '#tests/durability/catalogue/catalogue-checks.ts'
import { managing, somePicture } from '#tests/support/shop/product-management.ts'
import { describeShop } from '#tests/support/shop/shop-on-both.ts'

const FORM = { nameAr: 'قسم', description: 'Described.', descriptionAr: 'وصف.' }

describeShop('deleted categories and brands', (shop, on) => {
  let ids: string[] = []
  beforeEach(async () => {
    ids = await shop().stock({ brands: [{ name: 'Nilo' }], products: [{ name: 'Fridge' }, { name: 'Freezer' }, { name: 'Oven' }] })
  })

  const manage = managing(shop)
  const call = (what: string, body?: unknown) => manage.call('admin', what, body)
  const add = async (name: string, products: readonly (string | undefined)[], parent: string | null = null) =>
    (await call('POST /api/category/add', { ...FORM, name, products, parent })).json.category
  const brandId = async () => (await call('GET /api/brand?search=nilo')).json.brands[0]._id as string
  const remove = (kind: string, id: string) => call(`DELETE /api/${kind}/delete/${id}`)
  const restore = (kind: string, id: string) => call(`POST /api/${kind}/deleted/${id}/restore`)
  const turn = (kind: string, id: string, isActive: boolean) => call(`PUT /api/${kind}/${id}/active`, { [kind]: { isActive } })
  const shown = async (query: string) =>
    (await shop().get(`/api/product/list?${query}`)).json.products.map(({ _id }: { _id: string }) => _id)
  const expectAllRight = async () => {
    for (const [what, query] of Object.entries(CATALOGUE_CHECKS))
      expect((await on.database().db.execute(sql.raw(query))).rows, what).toEqual([])
  }

  test('a deleted category is listed for 30 days with the person and what it had, and comes back as it was', async () => {
    const category = await add('Cold', [ids[0], ids[1]])
    await call(`PUT /api/category/${category._id}`, { category: { slug: 'chill' } })
    await remove('category', category._id)
    const { json } = await call('GET /api/category/deleted')
    expect(json).toMatchObject({ count: 1, deleted: [{ _id: category._id, name: 'Cold', productCount: 2, deletedBy: 'Ola' }] })
    expect((await call('GET /api/category/deleted?search=%20COL')).json).toMatchObject({ count: 1, deleted: [{ _id: category._id }] })
    expect((await call(`GET /api/category/deleted?search=${encodeURIComponent('قسم')}`)).json.count).toBe(1)
    for (const other of ['oven', '%25', '_'])
      expect((await call(`GET /api/category/deleted?search=${other}`)).json).toMatchObject({ count: 0, deleted: [] })
    expect((await call('GET /api/brand/deleted?search=cold')).json.count).toBe(0)
    const [{ deleted, goneForGood }] = json.deleted
    expect(Date.parse(goneForGood) - Date.parse(deleted)).toBe(TRASH_DAYS * DAY_MS)
    expect((await shop().get('/api/product/list?category=chill')).json.count).toBe(0)
    const back = (await restore('category', category._id)).json
    expect(back).toMatchObject({
      message: 'Category has been restored.',
      category: { _id: category._id, slug: 'chill', version: 3, ownCount: 2 },
    })
    expect((await call(`GET /api/category/${category._id}`)).json.category.products).toEqual([ids[1], ids[0]])
    expect((await shop().get('/api/product/list?category=cold')).json).toMatchObject({ count: 2, category: { slug: 'chill' } })
    expect(await shown('name=cold')).toEqual(expect.arrayContaining([ids[0], ids[1]]))
    expect((await call('GET /api/category/deleted')).json.deleted).toEqual([])
    expect((await restore('category', category._id)).json).toEqual(back)
    const { entries } = (await call(`GET /api/history/category/${category._id}`)).json
    expect(entries[0]).toMatchObject({ action: 'category.restored', before: null, after: { name: 'Cold' } })
    expect(entries[1]).toMatchObject({ action: 'category.deleted' })
    await expectAllRight()
  })

  test('a page link that was taken meanwhile gets a number, and the message says so, as it does of a name', async () => {
    const first = await add('Cold', [ids[0]])
    await remove('category', first._id)
    const second = await add('Cold', [ids[1]])
    expect(second.slug).toBe('cold')
    expect((await restore('category', first._id)).json).toMatchObject({
      message: 'Category has been restored. Another category has its page link by now, so its new one is “cold-2”.',
      category: { slug: 'cold-2' },
    })
    await remove('category', first._id)
    await call(`PUT /api/category/${second._id}`, { category: { slug: 'colder' } })
    expect((await restore('category', first._id)).json.message).toBe(
      'Category has been restored. Another category has the same name by now.',
    )
  })

  test('one that is off comes back off, and switched on brings back what it kept off; deleted products stay away', async () => {
    const category = await add('Cold', [ids[0], ids[1]])
    await turn('category', category._id, false)
    await remove('category', category._id)
    await call(`DELETE /api/product/delete/${ids[1]}`)
    await restore('category', category._id)
    expect(await shown('')).toEqual([ids[2]])
    await turn('category', category._id, true)
    expect(await shown('category=cold')).toEqual([ids[0]])
    await expectAllRight()
  })

  test('a parent comes back with the categories that stand alone still, and a child to its parent', async () => {
    const top = await add('Top', [ids[0]])
    const [child, moved] = [await add('Child', [ids[1]], top._id), await add('Moved', [ids[2]], top._id)]
    await remove('category', child._id)
    await remove('category', top._id)
    const other = await add('Other', [ids[0]])
    await call(`PUT /api/category/${moved._id}`, { category: { parent: other._id } })
    expect((await restore('category', child._id)).json.category).toMatchObject({ parent: null })
    expect((await restore('category', top._id)).json.category).toMatchObject({ childCount: 0 })
    await call(`PUT /api/category/${child._id}`, { category: { parent: top._id } })
    await remove('category', top._id)
    expect((await restore('category', top._id)).json.category).toMatchObject({ childCount: 1, productCount: 2 })
    await remove('category', child._id)
    expect((await restore('category', child._id)).json.category).toMatchObject({ parent: top._id })
    await expectAllRight()
  })

  test('a brand comes back to the products that have none since, and those that were on come on', async () => {
    const brand = await brandId()
    const category = await add('Cold', [ids[2]])
    await call(`PUT /api/product/${ids[1]}/active`, { product: { isActive: false } })
    await remove('brand', brand)
    expect(await shown('')).toEqual([])
    expect((await call('GET /api/brand/deleted')).json).toMatchObject({ count: 1, deleted: [{ _id: brand, productCount: 3 }] })
    const taker = (await call('POST /api/brand/add', { ...FORM, name: 'Taker' })).json.brand
    const { product } = (await call(`GET /api/product/${ids[0]}`)).json
    await call(`PUT /api/product/${ids[0]}`, { product: { brand: taker._id, version: product.version } })
    await turn('category', category._id, false)
    expect((await restore('brand', brand)).json).toMatchObject({
      message: 'Brand has been restored.',
      brand: { _id: brand, slug: 'nilo', isActive: true, productCount: 2 },
    })
    expect((await restore('brand', brand)).json).toMatchObject({
      message: 'Brand has been restored.',
      brand: { _id: brand, slug: 'nilo' },
    })
    expect(await shown('')).toEqual([])
    await turn('category', category._id, true)
    expect(await shown('brand=nilo')).toEqual([ids[2]])
    expect((await call(`GET /api/product/${ids[0]}`)).json.product.brand.slug).toBe('taker')
    await expectAllRight()
  })

  test('a brand that is off comes back off with its products', async () => {
    const brand = await brandId()
    await turn('brand', brand, false)
    await remove('brand', brand)
    await restore('brand', brand)
    expect(await shown('')).toEqual([])
    await turn('brand', brand, true)
    expect(await shown('brand=nilo')).toHaveLength(3)
    await expectAllRight()
  })

  test('two presses: one takes it back, and both are told so', async () => {
    const category = await add('Cold', [ids[0]])
    await remove('category', category._id)
    const answers = await Promise.all([restore('category', category._id), restore('category', category._id)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await call('GET /api/category?page=1')).json.categories).toHaveLength(1)
    for (const id of [randomUUID(), 'no-id']) expect((await restore('brand', id)).status).toBe(404)
  })

  test('its picture stays for as long as it can be taken back, and no longer', async () => {
    const { database, jobs, now } = shop().accounts
    const emptiedAt = (days: number) => purgeTrash({ database, jobs, now: () => new Date(now().getTime() + days * DAY_MS) })
    const category = await add('Cold', [ids[0]])
    const pictured = await manage.send('admin', `PUT /api/category/${category._id}/image`, [{ name: 'image', file: await somePicture() }])
    const { imageUrl } = pictured.json.category
    await remove('category', category._id)
    await emptiedAt(TRASH_DAYS - 1)
    expect((await restore('category', category._id)).json.category.imageUrl).toBe(imageUrl)
    expect((await shop().get(imageUrl)).status).toBe(200)
    await remove('category', category._id)
    await emptiedAt(TRASH_DAYS + 1)
    expect((await call('GET /api/category/deleted')).json.count).toBe(0)
    await expect.poll(async () => (await shop().get(imageUrl)).status, { timeout: 30_000 }).toBe(404)
    expect((await restore('category', category._id)).status).toBe(404)
  })
})
