import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { CATALOGUE_CHECKS } from '#tests/durability/catalogue/catalogue-checks.ts'
import { signedIn } from '#tests/support/shop/people.ts'
import { sendJson } from '#tests/support/shop/send-json.ts'
import { describeShop } from '#tests/support/shop/shop-on-both.ts'
import type { Answer } from '#tests/support/shop/test-shop.ts'

const FORM = { nameAr: 'قسم', description: 'Described.', descriptionAr: 'وصف.' }

describeShop('categories within categories', (shop, on) => {
  let ids: string[] = []
  beforeEach(async () => {
    ids = await shop().stock({ products: [{ name: 'Fridge' }, { name: 'Freezer' }, { name: 'Oven' }] })
  })

  const call = async (what: string, body?: unknown): Promise<Answer> =>
    sendJson(shop(), { call: what, body, headers: await signedIn(shop(), 'admin') })
  const add = async (name: string, products: readonly (string | undefined)[], parent?: string | null) =>
    (await call('POST /api/category/add', { ...FORM, name, products, parent })).json.category
  const put = (id: string, category: object) => call(`PUT /api/category/${id}`, { category })
  const turn = (id: string, isActive: boolean) => call(`PUT /api/category/${id}/active`, { category: { isActive } })
  const one = async (id: string) => (await call(`GET /api/category/${id}`)).json.category
  const shown = async (query: string) =>
    (await shop().get(`/api/product/list?${query}`)).json.products.map(({ _id }: { _id: string }) => _id)
  const listed = async () => (await shop().get('/api/category/list')).json.categories.map(({ slug }: { slug: string }) => slug)
  const expectAllRight = async () => {
    for (const [what, query] of Object.entries(CATALOGUE_CHECKS))
      expect((await on.database().db.execute(sql.raw(query))).rows, what).toEqual([])
  }

  test('a parent lists, counts and finds the products of the categories within it, each once', async () => {
    const cold = await add('Cold', [ids[0]])
    const deep = await add('Deep frost', [ids[1], ids[0]], cold._id)
    expect(deep).toMatchObject({ parent: cold._id, within: { _id: cold._id, slug: 'cold' }, productCount: 2 })
    expect(await one(cold._id)).toMatchObject({ parent: null, childCount: 1, productCount: 2, affects: 2, products: [ids[0]] })
    expect((await shop().get('/api/product/list?category=cold')).json).toMatchObject({
      count: 2,
      products: [{ _id: ids[1] }, { _id: ids[0] }],
    })
    expect(await shown('category=deep-frost')).toEqual([ids[1], ids[0]])
    expect(await shown('name=cold')).toEqual(expect.arrayContaining([ids[0], ids[1]]))
    expect((await call('GET /api/product?page=1&category=cold')).json.count).toBe(2)
    expect((await call(`GET /api/product/list/select?page=1&category=${cold._id}`)).json.count).toBe(1)
    expect((await put(deep._id, { parent: null })).json.category).toMatchObject({ parent: null, within: null })
    expect(await shown('category=cold')).toEqual([ids[0]])
    expect(await shown('name=cold')).toEqual([ids[0]])
    await expectAllRight()
  })

  test('menus list the categories within another one right after it, in an order of their own', async () => {
    const cold = await add('Cold', [ids[0]])
    await add('Hot', [ids[2]])
    await add('Deep frost', [ids[1]], cold._id)
    expect(await listed()).toEqual(['cold', 'deep-frost', 'hot'])
    const { categories } = (await shop().get('/api/category/list')).json
    expect(categories.map(({ parent }: { parent: string | null }) => parent)).toEqual([null, cold._id, null])
    const bars = await add('Bars', [ids[1]], cold._id)
    const deep = categories[1]._id
    expect((await call(`PUT /api/category/${bars._id}/place`, { category: { order: [bars._id, deep] } })).status).toBe(200)
    expect(await listed()).toEqual(['cold', 'bars', 'deep-frost', 'hot'])
  })

  test('a parent that goes off takes the categories within it and their products off, and back on again', async () => {
    const cold = await add('Cold', [ids[0]])
    const deep = await add('Deep frost', [ids[1]], cold._id)
    expect((await turn(cold._id, false)).json.category).toMatchObject({ isActive: false, affects: 2 })
    expect(await shown('')).toEqual([ids[2]])
    expect(await listed()).toEqual([])
    expect((await shop().get('/api/product/list?category=deep-frost')).json).toMatchObject({ count: 0 })
    expect(await one(deep._id)).toMatchObject({ isActive: true, isParentActive: false })
    expect((await shop().get('/sitemap/collections.xml')).text).not.toContain('deep-frost')
    await put(deep._id, { products: [ids[1], ids[2]] })
    expect(await shown('')).toEqual([])
    await turn(cold._id, true)
    expect(await shown('category=cold')).toEqual([ids[2], ids[1], ids[0]])
    expect(await listed()).toEqual(['cold', 'deep-frost'])
    await expectAllRight()
  })

  test('a category put into one that is off goes off with its products; taken out again they come back', async () => {
    const off = await add('Off', [ids[0]])
    await turn(off._id, false)
    const other = await add('Other', [ids[0], ids[1]])
    await put(other._id, { parent: off._id })
    expect(await shown('')).toEqual([ids[2]])
    await put(other._id, { parent: null })
    expect(await shown('')).toEqual([ids[2], ids[1]])
    await expectAllRight()
  })

  test('two levels, circles and a parent that does not exist are refused', async () => {
    const top = await add('Top', [ids[0]])
    const child = await add('Child', [ids[1]], top._id)
    const other = await add('Other', [ids[2]])
    const refused = async (id: string, parent: unknown) => (await put(id, { parent })).json
    expect(await refused(other._id, child._id)).toMatchObject({ code: 'category/parent-within', fields: { parent: [expect.anything()] } })
    expect(await refused(top._id, other._id)).toMatchObject({ code: 'category/has-children' })
    expect(await refused(other._id, other._id)).toMatchObject({ code: 'category/parent-itself' })
    for (const gone of [randomUUID(), 'no id']) expect(await refused(other._id, gone)).toMatchObject({ code: 'category/parent-gone' })
    expect((await call('POST /api/category/add', { ...FORM, name: 'New', products: [ids[0]], parent: child._id })).status).toBe(400)
    expect(await refused(other._id, '')).toMatchObject({ success: true, category: { parent: null, version: 1 } })
  })

  test('two people put two categories into each other: one is told what the other did', async () => {
    for (const round of [1, 2, 3]) {
      const [one, two] = [await add(`One ${round}`, [ids[0], ids[1]]), await add(`Two ${round}`, [ids[1], ids[2]])]
      const answers = await Promise.all([put(one._id, { parent: two._id }), put(two._id, { parent: one._id })])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
      const codes = answers.flatMap(({ json }) => json.code ?? [])
      expect(['category/parent-within', 'category/has-children']).toContain(codes[0])
    }
    await expectAllRight()
  })

  test('switches and moves at once leave lists and reasons right', async () => {
    const [top, child] = [await add('Top', [ids[0]]), await add('Child', [ids[1], ids[2]])]
    const steps = [
      () => turn(top._id, false),
      () => put(child._id, { parent: top._id }),
      () => turn(child._id, false),
      () => call(`PUT /api/product/${ids[0]}/categories`, { product: { categories: [child._id] } }),
      () => turn(top._id, true),
      () => put(child._id, { parent: null }),
    ]
    const answers = await Promise.all(steps.map((step) => step()))
    expect(answers.map(({ status }) => status)).toEqual(steps.map(() => 200))
    await expectAllRight()
  })

  test('moves of one category at once are all made, one after the other', async () => {
    const [top, child] = [await add('Top', [ids[0]]), await add('Child', [ids[1]])]
    const moves = [top._id, null, top._id, null]
    const answers = await Promise.all(moves.map((parent) => put(child._id, { parent })))
    expect(answers.map(({ status }) => status)).toEqual(moves.map(() => 200))
    await expectAllRight()
  })

  test('deleting a parent leaves the categories within it on their own', async () => {
    const top = await add('Top', [ids[0]])
    const child = await add('Child', [ids[1]], top._id)
    await turn(top._id, false)
    await call(`DELETE /api/category/delete/${top._id}`)
    expect(await one(child._id)).toMatchObject({ parent: null, isParentActive: true })
    expect(await listed()).toEqual(['child'])
    expect(await shown('')).toEqual([ids[2]])
    await expectAllRight()
  })

  test('the history tells the move by names, and an edit of an outdated version names the field', async () => {
    const [top, child] = [await add('Top', [ids[0]]), await add('Child', [ids[1]])]
    await put(child._id, { parent: top._id, version: 1 })
    expect((await put(child._id, { name: 'Mine', version: 1 })).json).toMatchObject({
      code: 'conflict',
      fields: { parent: [expect.anything()] },
    })
    const { entries } = (await call(`GET /api/history/category/${child._id}`)).json
    expect(entries[0]).toMatchObject({ action: 'category.edited', before: { parent: null }, after: { parent: 'Top', version: 2 } })
  })
})
