import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { listScopeOf } from '#domain/list-scope.ts'
import { listing, listingCounts, oldSlugs, products } from '#server/catalogue/catalogue.tables.ts'
import { merchants } from '#server/merchants/merchants.tables.ts'
import { type PersonName, signedIn } from '#tests/support/shop/people.ts'
import { sendJson } from '#tests/support/shop/send-json.ts'
import { describeShop } from '#tests/support/shop/shop-on-both.ts'
import type { Answer } from '#tests/support/shop/test-shop.ts'

const FORM = { name: 'Polar', description: 'Cold things.', descriptionAr: 'أشياء باردة.' }

describeShop('brands, managed by admins and their merchants', (shop, on) => {
  let own = ''
  let ids: string[] = []
  beforeEach(async () => {
    await signedIn(shop(), 'merchant')
    own = (await on.database().db.select().from(merchants))[0]?.brandId ?? ''
    ids = await shop().stock({
      brands: [],
      products: [
        { brandId: own, name: 'Fridge' },
        { brandId: own, name: 'Freezer' },
      ],
    })
  })

  const call = async (what: string, body?: unknown, who: PersonName = 'admin'): Promise<Answer> =>
    sendJson(shop(), { call: what, body, headers: await signedIn(shop(), who) })
  const add = async (more: object = {}) => (await call('POST /api/brand/add', { ...FORM, ...more })).json.brand
  const turn = (id: string, isActive: boolean, who: PersonName = 'admin') =>
    call(`PUT /api/brand/${id}/active`, { brand: { isActive } }, who)
  const shown = async (query = '') => (await shop().get(`/api/product/list?${query}`)).json.count

  test('a new brand is on show, and has no merchant', async () => {
    const { json } = await call('POST /api/brand/add', { ...FORM, nameAr: 'بولار' })
    expect(json).toMatchObject({
      message: 'Brand has been added successfully!',
      brand: { ...FORM, nameAr: 'بولار', slug: 'polar', isActive: true, merchant: null, productCount: 0, affects: 0, version: 1 },
    })
    const { brands } = (await shop().get('/api/brand/list')).json
    expect(brands.map(({ slug }: { slug: string }) => slug)).toContain('polar')
    expect(await add()).toMatchObject({ slug: 'polar-2', nameAr: '' })
  })

  test('missing fields are reported one by one', async () => {
    const { json } = await call('POST /api/brand/add', { descriptionAr: 'ط'.repeat(201) })
    expect(json.fields).toEqual({
      name: ['Name is required.'],
      description: ['Description is required.'],
      descriptionAr: ['Description may not be greater than 200 characters.'],
    })
  })

  test('all are answered where no page is asked for, newest first, however many', async () => {
    await shop().stock({ brands: Array.from({ length: 230 }, (_, n) => ({ name: `Brand ${n}` })), products: [] })
    const ids: string[] = (await call('GET /api/brand')).json.brands.map(({ _id }: { _id: string }) => _id)
    expect(new Set(ids).size).toBe(231)
    expect(ids).toEqual(ids.toSorted().toReversed())
  })

  test('admins see all with their merchants, a merchant the own one', async () => {
    const other = await add()
    const all = (await call('GET /api/brand')).json.brands
    expect(all.map(({ _id }: { _id: string }) => _id)).toEqual([other._id, own])
    expect(all[1]).toMatchObject({ merchant: { name: 'merchant' }, productCount: 2, affects: 2 })
    expect((await call('GET /api/brand?page=1&limit=1')).json).toMatchObject({ count: 2, totalPages: 2, brands: [{ _id: other._id }] })
    expect((await call('GET /api/brand', undefined, 'merchant')).json.brands).toMatchObject([{ _id: own }])
    const { brands } = (await call('GET /api/brand/list/select', undefined, 'merchant')).json
    expect(brands).toEqual([{ _id: own, name: 'Brand of merchant', nameAr: '', slug: 'brand-of-merchant', isActive: true }])
    expect((await call('GET /api/brand/list/select?search=pol')).json.brands).toMatchObject([{ _id: other._id }])
  })

  test('an edit changes only the keys it has; an empty value is refused, except for the Arabic name', async () => {
    const brand = await add({ nameAr: 'بولار' })
    const put = async (sent: object) => (await call(`PUT /api/brand/${brand._id}`, { brand: sent })).json
    expect((await put({})).brand).toEqual(brand)
    const fields = { ...FORM, nameAr: 'بولار', slug: 'polar' }
    for (const key of ['name', 'nameAr', 'description', 'descriptionAr', 'slug'] as const) {
      const { [key]: _, ...others } = fields
      expect((await put(others)).brand, key).toEqual(brand)
      if (key !== 'nameAr') expect(Object.keys((await put({ ...fields, [key]: '' })).fields), key).toEqual([key])
    }
    expect((await put({ nameAr: '' })).brand.nameAr).toBe('')
  })

  test('a merchant edits the own brand, and products are found by its new name', async () => {
    const edit = { ...FORM, name: 'Zamharir', nameAr: 'زمهرير', slug: 'zamharir' }
    const { json } = await call(`PUT /api/brand/${own}`, { brand: { ...edit, version: 1 } }, 'merchant')
    expect(json).toMatchObject({ message: 'Brand has been updated successfully!', brand: { ...edit, version: 2 } })
    expect(await shown('name=zamharir')).toBe(2)
    expect((await shop().get('/api/product/list/brand/brand-of-merchant')).json.totalProducts).toBe(2)
    const stale = await call(`PUT /api/brand/${own}`, { brand: { ...edit, description: 'Mine.', version: 1 } })
    expect(stale.json).toMatchObject({ code: 'conflict', fields: { name: ['Name was changed by someone else in the meantime.'] } })
  })

  test('an Arabic name that is not sent stays', async () => {
    const brand = await add({ nameAr: 'بولار' })
    await call(`PUT /api/brand/${brand._id}`, { brand: { ...FORM, slug: 'polar', description: 'Newer.' } })
    expect((await call(`GET /api/brand/${brand._id}`)).json.brand).toMatchObject({ nameAr: 'بولار', description: 'Newer.' })
  })

  test('the slug of another brand is refused at its field', async () => {
    const brand = await add()
    const { json } = await call(`PUT /api/brand/${own}`, { brand: { ...FORM, slug: brand.slug } }, 'merchant')
    expect(json).toMatchObject({ code: 'brand/slug-taken', fields: { slug: ['This page link belongs to another brand.'] } })
  })

  test('switched off, it takes its products off the shop, and on it brings them back', async () => {
    expect((await turn(own, false, 'merchant')).json).toMatchObject({
      message: 'Brand is inactive now.',
      brand: { isActive: false, inactiveReasons: ['owner'], affects: 2 },
    })
    expect(await shown()).toBe(0)
    expect((await turn(own, true, 'merchant')).json.brand).toMatchObject({ isActive: true, inactiveReasons: [] })
    expect(await shown()).toBe(2)
  })

  test('only an admin switches on a brand that an admin switched off', async () => {
    await turn(own, false)
    const refused = await turn(own, true, 'merchant')
    expect(refused.status).toBe(400)
    expect(refused.json).toMatchObject({
      code: 'brand/off-by-admin',
      error: 'An admin switched this brand off. Only an admin can switch it on again.',
    })
    expect((await turn(own, true)).json.brand.isActive).toBe(true)
    expect(await shown()).toBe(2)
  })

  test('while its merchant is off nothing of it is public, also when an admin switches the brand on', async () => {
    const merchantId = (await on.database().db.select().from(merchants))[0]?.id
    await call(`PUT /api/merchant/${merchantId}/active`, { merchant: { isActive: false } })
    expect((await turn(own, true)).json.brand).toMatchObject({ isActive: true, isMerchantActive: false })
    await call(`PUT /api/product/${ids[0]}/active`, { product: { isActive: true } })
    expect(await shown()).toBe(0)
    expect(await shown('brand=brand-of-merchant')).toBe(0)
    expect((await shop().get('/api/brand/list')).json.brands).toEqual([])
    expect((await shop().get('/api/product/list/brand/brand-of-merchant')).json.totalProducts).toBe(0)
    await call(`PUT /api/merchant/${merchantId}/active`, { merchant: { isActive: true } })
    expect(await shown('brand=brand-of-merchant')).toBe(2)
  })

  test('deleting it leaves its products off and without a brand, and its merchant waits again', async () => {
    await call(`PUT /api/brand/${own}`, { brand: { ...FORM, slug: 'elsewhere' } })
    const { json } = await call(`DELETE /api/brand/delete/${own}`)
    expect(json).toEqual({ success: true, message: 'Brand has been deleted successfully!' })
    const { db } = on.database()
    const rows = await db.select().from(products)
    expect(rows.map(({ brandId, isActive, inactiveReasons }) => ({ brandId, isActive, inactiveReasons }))).toEqual([
      { brandId: null, isActive: false, inactiveReasons: [] },
      { brandId: null, isActive: false, inactiveReasons: [] },
    ])
    expect(await db.select().from(merchants)).toMatchObject([{ status: 'Waiting Approval', isActive: false, brandId: null }])
    expect(await db.$count(oldSlugs)).toBe(0)
    expect(await db.$count(listing)).toBe(0)
    expect(await db.$count(listingCounts, eq(listingCounts.scope, listScopeOf(own)))).toBe(0)
    expect((await call('GET /api/brand', undefined, 'merchant')).status).toBe(403)
  })

  test('every change is in its history', async () => {
    await turn(own, false, 'merchant')
    await call(`PUT /api/brand/${own}`, { brand: { ...FORM, slug: 'brand-of-merchant' } })
    const { entries } = (await call(`GET /api/history/brand/${own}`)).json
    expect(entries).toMatchObject([
      { action: 'brand.edited', before: { name: 'Brand of merchant' }, after: { name: 'Polar', version: 2 } },
      { action: 'brand.switched', actor: { name: 'Hany' }, after: { isActive: false, switchedProducts: 2 } },
    ])
  })
})
