import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { products } from '#server/catalogue/catalogue.tables.ts'
import { signedIn } from '#tests/support/shop/people.ts'
import { sendJson } from '#tests/support/shop/send-json.ts'
import { describeShop } from '#tests/support/shop/shop-on-both.ts'
import type { Answer } from '#tests/support/shop/test-shop.ts'

const FORM = { name: 'Cold rooms', nameAr: 'غرف تبريد', description: 'Walk in.', descriptionAr: 'للدخول.' }

describeShop('a category by its facts', (shop, on) => {
  let ids: string[] = []
  beforeEach(async () => {
    ids = await shop().stock({ products: [{ name: 'Fridge' }, { name: 'Freezer' }, { name: 'Oven' }] })
  })

  const call = async (what: string, body?: unknown): Promise<Answer> =>
    sendJson(shop(), { call: what, body, headers: await signedIn(shop(), 'admin') })
  const add = async (more: object = {}) =>
    (await call('POST /api/category/add', { ...FORM, products: [ids[0], ids[1]], ...more })).json.category
  const stateOf = async (at: number) => {
    const [row] = await on
      .database()
      .db.select()
      .from(products)
      .where(eq(products.id, ids[at] ?? ''))
    return { isActive: row?.isActive, reasons: row?.inactiveReasons }
  }
  const shown = async (query: string) =>
    (await shop().get(`/api/product/list?${query}`)).json.products.map(({ _id }: { _id: string }) => _id)
  const change = (id: string, category: object) => call(`PUT /api/category/${id}/facts`, { category })
  const membersOf = async (id: string): Promise<string[]> => (await call(`GET /api/category/${id}`)).json.category.products

  test('the facts of a category count its products and name none, as do the answers to changes of it', async () => {
    const { _id } = await add()
    const { products: _, ...facts } = (await call(`GET /api/category/${_id}`)).json.category
    expect((await call(`GET /api/category/${_id}/facts`)).json.category).toStrictEqual({ ...facts, ownCount: 2 })
    const { json } = await call(`PUT /api/category/${_id}/active`, { category: { isActive: false } })
    expect(json.category).not.toHaveProperty('products')
  })

  test('an edit by facts moves the products that it names, and leaves all others where they are', async () => {
    const category = await add()
    const { json, status } = await change(category._id, {
      ...FORM,
      added: [ids[2], ids[2], 'no id', randomUUID()],
      removed: [ids[0]],
      version: 1,
    })
    expect(status).toBe(200)
    expect(json.category).toMatchObject({ ownCount: 2, version: 2 })
    expect(json.category).not.toHaveProperty('products')
    expect(await membersOf(category._id)).toEqual([ids[2], ids[1]])
    expect(await shown('category=cold-rooms')).toEqual([ids[2], ids[1]])
    const { entries } = (await call(`GET /api/history/category/${category._id}`)).json
    expect(entries[0]).toMatchObject({
      before: { products: { count: 2 } },
      after: { products: { count: 2, added: ['Oven'], removed: ['Fridge'] }, version: 2 },
    })
    // All of it is true already.
    expect((await change(category._id, { added: [ids[2]], removed: [ids[0]] })).json.category.version).toBe(2)
  })

  test('two people who move different products at once both have their way', async () => {
    const category = await add()
    const both = await Promise.all([change(category._id, { added: [ids[2]] }), change(category._id, { removed: [ids[0]] })])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await membersOf(category._id)).toEqual([ids[2], ids[1]])
  })

  test('the last products can only leave when others come; an empty category may stay so', async () => {
    const category = await add({ products: [ids[0]] })
    const { json, status } = await change(category._id, { ...FORM, removed: [ids[0]] })
    expect(status).toBe(400)
    expect(json.fields).toEqual({ products: ['Products are required.'] })
    expect((await change(category._id, { added: [ids[1]], removed: [ids[0]] })).status).toBe(200)
    await call(`DELETE /api/product/delete/${ids[1]}`)
    const emptied = await change(category._id, { ...FORM, name: 'Emptied', added: [], removed: [] })
    expect(emptied.json.category).toMatchObject({ name: 'Emptied', ownCount: 0 })
  })

  test('a category is added without products, and the first ones come later', async () => {
    const { json, status } = await call('POST /api/category/facts', FORM)
    expect(status).toBe(200)
    expect(json).toMatchObject({ message: 'Category has been added successfully!', category: { ownCount: 0, isActive: true } })
    expect(json.category).not.toHaveProperty('products')
    expect((await change(json.category._id, { ...FORM, name: 'Chillers' })).json.category).toMatchObject({ ownCount: 0 })
    expect((await change(json.category._id, { added: [ids[0]] })).json.category).toMatchObject({ ownCount: 1 })
    expect(await shown('category=cold-rooms')).toEqual([ids[0]])
    const { category } = (await call('POST /api/category/facts', { ...FORM, products: [ids[1], randomUUID()] })).json
    expect(await membersOf(category._id)).toEqual([ids[1]])
    expect((await call('POST /api/category/add', { ...FORM, products: [] })).json.fields).toEqual({ products: ['Products are required.'] })
  })

  test('a category that others are within gives up its last product', async () => {
    const parent = await add({ products: [ids[0]] })
    await call('POST /api/category/facts', { ...FORM, name: 'Freezers', parent: parent._id })
    const { json, status } = await change(parent._id, { ...FORM, removed: [ids[0]] })
    expect(status).toBe(200)
    expect(json.category).toMatchObject({ ownCount: 0 })
  })

  test('a renamed category is found by its new name through products that stayed', async () => {
    const category = await add()
    await change(category._id, { ...FORM, name: 'Chillers', added: [ids[2]] })
    expect(await shown('name=chillers')).toEqual(expect.arrayContaining(ids))
  })

  test('a product that comes to a category that is off goes off, and comes back when it leaves', async () => {
    const category = await add({ isActive: false })
    await change(category._id, { added: [ids[2]], removed: [ids[0]] })
    expect(await stateOf(0)).toEqual({ isActive: true, reasons: [] })
    expect(await stateOf(2)).toEqual({ isActive: false, reasons: [`category:${category._id}`] })
  })

  test('an edit by facts of an outdated version is refused and names the changed fields', async () => {
    const category = await add()
    await change(category._id, { removed: [ids[0]], version: 1 })
    const { status, json } = await change(category._id, { ...FORM, name: 'Mine', version: 1 })
    expect(status).toBe(400)
    expect(json).toMatchObject({ code: 'conflict' })
    expect(Object.keys(json.fields)).toEqual(['products'])
  })

  test('products to choose from tell whether they are in a category', async () => {
    const category = await add()
    const { products: options } = (await call(`GET /api/product/list/select?page=1&memberOf=${category._id}`)).json
    expect(options.map(({ isMember }: { isMember: boolean }) => isMember)).toEqual([false, true, true])
    expect((await call('GET /api/product/list/select?page=1')).json.products[0]).not.toHaveProperty('isMember')
  })
})
