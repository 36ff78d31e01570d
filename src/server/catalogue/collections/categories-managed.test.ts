import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { listScopeOf } from '#domain/list-scope.ts'
import { listing, listingCounts, oldSlugs, productCategories, products } from '#server/catalogue/catalogue.tables.ts'
import { type PersonName, signedIn } from '#tests/support/shop/people.ts'
import { sendJson } from '#tests/support/shop/send-json.ts'
import { describeShopOnBoth } from '#tests/support/shop/shop-on-both.ts'
import type { Answer } from '#tests/support/shop/test-shop.ts'

const FORM = { name: 'Cold rooms', nameAr: 'غرف تبريد', description: 'Walk in.', descriptionAr: 'للدخول.' }

describeShopOnBoth('categories, managed by admins', (shop, on) => {
  let ids: string[] = []
  beforeEach(async () => {
    ids = await shop().stock({ products: [{ name: 'Fridge' }, { name: 'Freezer' }, { name: 'Oven' }] })
  })

  const call = async (what: string, body?: unknown, who: PersonName = 'admin', headers = {}): Promise<Answer> =>
    sendJson(shop(), { call: what, body, headers: { ...headers, ...(await signedIn(shop(), who)) } })
  const add = async (more: object = {}) =>
    (await call('POST /api/category/add', { ...FORM, products: [ids[0], ids[1]], ...more })).json.category
  const put = (id: string, category: object) => call(`PUT /api/category/${id}`, { category })
  const editOf = (category: { slug: string; products: string[] }) => ({ ...FORM, slug: category.slug, products: category.products })
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

  test('a new category is on show with its products, under a slug of its English name', async () => {
    const { json, status } = await call('POST /api/category/add', { ...FORM, products: [ids[0], ids[1], ids[0]] })
    expect(status).toBe(200)
    expect(json).toMatchObject({
      success: true,
      message: 'Category has been added successfully!',
      category: { ...FORM, slug: 'cold-rooms', isActive: true, version: 1, productCount: 2, affects: 2, products: [ids[1], ids[0]] },
    })
    expect(await shown('category=cold-rooms')).toEqual([ids[1], ids[0]])
    expect((await shop().get('/api/category/list')).json.categories).toMatchObject([{ slug: 'cold-rooms' }])
  })

  on.once('missing and too long values are reported field by field, in the shop’s texts', async () => {
    const { status, json } = await call('POST /api/category/add', { name: ' ', description: 'x'.repeat(201), products: [] })
    expect(status).toBe(400)
    expect(json.fields).toEqual({
      name: ['Name is required.'],
      nameAr: ['Name in Arabic is required.'],
      description: ['Description may not be greater than 200 characters.'],
      descriptionAr: ['Description in Arabic is required.'],
      products: ['Products are required.'],
    })
  })

  test('deleted products are ignored, unless none is left', async () => {
    const { products: stored } = await add({ products: [randomUUID(), 'no id', ids[2]] })
    expect(stored).toEqual([ids[2]])
    const { status, json } = await call('POST /api/category/add', { ...FORM, products: [randomUUID()] })
    expect(status).toBe(400)
    expect(json.fields).toEqual({ products: ['Products are required.'] })
  })

  test('one change takes ten thousand products', async () => {
    const category = await add()
    const many = Array.from({ length: 10_000 }, () => randomUUID())
    const { status, json } = await put(category._id, { ...editOf(category), products: [...many, ids[2]] })
    expect(status).toBe(200)
    expect(json.category.products).toEqual([ids[2]])
  })

  test('concurrent inserts of one name get different slugs', async () => {
    const made = await Promise.all(Array.from({ length: 4 }, () => call('POST /api/category/add', { ...FORM, products: [ids[0]] })))
    expect(made.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const slugs = made.map(({ json }) => json.category.slug)
    expect(new Set(slugs)).toEqual(new Set(['cold-rooms', 'cold-rooms-2', 'cold-rooms-3', 'cold-rooms-4']))
  })

  test('the whole list has the ids of their products, a page only their number', async () => {
    const first = await add()
    const second = await add({ name: 'Ovens', nameAr: 'أفران', products: [ids[2]] })
    const all = (await call('GET /api/category')).json
    expect(all.categories.map(({ _id }: { _id: string }) => _id)).toEqual([second._id, first._id])
    expect(all.categories[1].products).toEqual([ids[1], ids[0]])
    expect(all).not.toHaveProperty('count')
    const page = (await call('GET /api/category?page=2&limit=1')).json
    expect(page).toMatchObject({ categories: [{ _id: first._id, productCount: 2 }], totalPages: 2, currentPage: 2, count: 2 })
    expect(page.categories[0]).not.toHaveProperty('products')
  })

  test('a search finds them in either language and any spelling, and nothing by one letter', async () => {
    await add()
    await add({ name: 'Ovens', nameAr: 'أفران', products: [ids[2]] })
    const found = async (term: string) =>
      (await call(`GET /api/category?search=${encodeURIComponent(term)}`)).json.categories.map(({ name }: { name: string }) => name)
    expect(await found('OVE')).toEqual(['Ovens'])
    expect(await found('افران')).toEqual(['Ovens'])
    expect(await found('cold-r')).toEqual(['Cold rooms'])
    expect(await found('o')).toEqual([])
    expect(await found('%_')).toEqual([])
  })

  test('an edit changes names, slug and products, and the old slug keeps working', async () => {
    const category = await add()
    const { json } = await put(category._id, {
      ...editOf(category),
      name: 'Chillers',
      slug: 'chillers',
      products: [ids[1], ids[2]],
      version: 1,
    })
    expect(json).toMatchObject({
      message: 'Category has been updated successfully!',
      category: { name: 'Chillers', slug: 'chillers', version: 2, products: [ids[2], ids[1]] },
    })
    expect((await shop().get('/api/product/list?category=cold-rooms')).json).toMatchObject({ count: 2, category: { slug: 'chillers' } })
    expect(await shown('name=chillers')).toEqual(expect.arrayContaining([ids[1], ids[2]]))
    const next = await add()
    expect(next.slug).toBe('cold-rooms')
    expect((await shop().get('/api/product/list?category=cold-rooms')).json.category).toMatchObject({ _id: next._id })
  })

  on.once('an edit changes only the keys it has; an empty value is refused', async () => {
    const category = await add()
    const fields = editOf(category)
    for (const key of ['name', 'nameAr', 'description', 'descriptionAr', 'slug'] as const) {
      const { [key]: _, ...others } = fields
      expect((await put(category._id, others)).json.category, key).toEqual(category)
      expect(Object.keys((await put(category._id, { ...fields, [key]: '' })).json.fields), key).toEqual([key])
    }
  })

  test('an edit without products keeps them, also when there are none; an empty list is refused', async () => {
    const category = await add({ products: [ids[0]] })
    const { products: _, ...withoutProducts } = editOf(category)
    expect((await put(category._id, { ...withoutProducts, name: 'Renamed' })).json.category).toMatchObject({
      name: 'Renamed',
      products: [ids[0]],
    })
    await call(`DELETE /api/product/delete/${ids[0]}`)
    expect((await put(category._id, { ...withoutProducts, name: 'Emptied' })).json.category).toMatchObject({
      name: 'Emptied',
      products: [],
    })
    for (const products of [[], null]) {
      const { json, status } = await put(category._id, { ...withoutProducts, products })
      expect(status).toBe(400)
      expect(json.fields).toEqual({ products: ['Products are required.'] })
    }
  })

  on.once('the slug of another category is refused at its field, as is a malformed one', async () => {
    const category = await add()
    const other = await add({ name: 'Ovens' })
    expect((await put(other._id, editOf(category))).json).toMatchObject({
      code: 'category/slug-taken',
      fields: { slug: ['This page link belongs to another category.'] },
    })
    expect((await put(other._id, { ...editOf(other), slug: 'two words' })).json.fields).toEqual({
      slug: ['Page link format is invalid.'],
    })
    expect((await put(other._id, { ...editOf(other), slug: 'all' })).status).toBe(400)
  })

  on.once('an edit of an outdated version is refused and names the changed fields', async () => {
    const category = await add()
    await put(category._id, { ...editOf(category), description: 'Newer.', products: [ids[0]], version: 1 })
    const { status, json } = await put(category._id, { ...editOf(category), name: 'Mine', version: 1 })
    expect(status).toBe(400)
    expect(json.code).toBe('conflict')
    expect(Object.keys(json.fields)).toEqual(['description', 'products'])
    expect((await put(category._id, { ...editOf(category), name: 'Mine' })).status).toBe(200)
  })

  test('switching it off takes its products off and says how many; on brings them back', async () => {
    const category = await add()
    const off = await call(`PUT /api/category/${category._id}/active`, { category: { isActive: false } })
    expect(off.json).toMatchObject({ message: 'Category is inactive now.', category: { isActive: false, affects: 2 } })
    expect(await shown('')).toEqual([ids[2]])
    expect(await shown('category=cold-rooms')).toEqual([])
    await call(`PUT /api/category/${category._id}/active`, { category: { isActive: true } })
    expect(await shown('category=cold-rooms')).toEqual([ids[1], ids[0]])
  })

  on.once('a switch needs a direction', async () => {
    const category = await add()
    expect((await call(`PUT /api/category/${category._id}/active`, { category: {} })).status).toBe(400)
    expect((await call(`GET /api/category/${category._id}`)).json.category.isActive).toBe(true)
  })

  test('a product added to a category that is off goes off, and comes back when it leaves', async () => {
    const category = await add({ isActive: false })
    expect(await stateOf(0)).toEqual({ isActive: false, reasons: [`category:${category._id}`] })
    await put(category._id, { ...editOf(category), products: [ids[2]] })
    expect(await stateOf(0)).toEqual({ isActive: true, reasons: [] })
    expect(await stateOf(2)).toEqual({ isActive: false, reasons: [`category:${category._id}`] })
  })

  test('deleting it leaves its products as they are, and no orphaned rows', async () => {
    const category = await add()
    await put(category._id, { ...editOf(category), slug: 'elsewhere' })
    const { json } = await call(`DELETE /api/category/delete/${category._id}`)
    expect(json).toEqual({ success: true, message: 'Category has been deleted successfully!' })
    expect(await shown('')).toHaveLength(3)
    expect((await call(`GET /api/category/${category._id}`)).status).toBe(404)
    const { db } = on.database()
    expect(await db.$count(productCategories)).toBe(0)
    expect(await db.$count(oldSlugs)).toBe(0)
    expect(await db.$count(listing, eq(listing.scope, listScopeOf(category._id)))).toBe(0)
    expect(await db.$count(listingCounts, eq(listingCounts.scope, listScopeOf(category._id)))).toBe(0)
  })

  test('deleting a category that is off keeps its products off, those with other reasons by these alone', async () => {
    const [off, also] = [await add(), await add({ name: 'Freezers', products: [ids[1]] })]
    const turn = (id: string, isActive: boolean) => call(`PUT /api/category/${id}/active`, { category: { isActive } })
    for (const { _id } of [off, also]) await turn(_id, false)
    await call(`DELETE /api/category/delete/${off._id}`)
    expect(await stateOf(0)).toEqual({ isActive: false, reasons: [] })
    expect(await stateOf(1)).toEqual({ isActive: false, reasons: [`category:${also._id}`] })
    await turn(also._id, true)
    expect(await stateOf(1)).toEqual({ isActive: true, reasons: [] })
  })

  on.once('every change is in its history, with the number of switched products', async () => {
    const category = await add()
    await put(category._id, { ...editOf(category), description: 'Newer.', products: [ids[0]] })
    await call(`PUT /api/category/${category._id}/active`, { category: { isActive: false } })
    await call(`DELETE /api/category/delete/${category._id}`)
    const { entries } = (await call(`GET /api/history/category/${category._id}`)).json
    expect(entries).toMatchObject([
      { action: 'category.deleted', after: null },
      { action: 'category.switched', before: { isActive: true }, after: { isActive: false, switchedProducts: 1 } },
      {
        action: 'category.edited',
        before: { description: 'Walk in.', products: { count: 2 } },
        after: { description: 'Newer.', products: { count: 1, removed: ['Freezer'] }, version: 2 },
      },
      { action: 'category.added', actor: { name: 'Ola' }, before: null, after: { name: 'Cold rooms', products: 2 } },
    ])
  })

  on.once('a malformed id is not found by any call', async () => {
    for (const what of ['GET /api/category/nothing/facts', 'GET /api/category/nothing', 'DELETE /api/category/delete/nothing'])
      expect((await call(what)).status).toBe(404)
    expect((await put('nothing', { ...FORM, slug: 'x', products: ids })).json).toMatchObject({ message: 'No category found.' })
    expect((await call('PUT /api/category/nothing/active', { category: { isActive: true } })).status).toBe(404)
  })
})
