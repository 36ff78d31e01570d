import { describe, expect, test } from 'vitest'
import { editProduct, moveSlug, rate, switchBrand, switchCategory } from '#tests/support/shop/catalogue-changes.ts'
import { signedIn } from '#tests/support/shop/people.ts'
import { describeShop } from '#tests/support/shop/shop-on-both.ts'

const item = (slug: string) => `/api/product/item/${slug}`

const HOSTILE_SLUGS = [
  '%00',
  'oven%00',
  'a'.repeat(201),
  'a'.repeat(501),
  'a'.repeat(10_240),
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '..%5c..',
  '%25%32%65',
  '%',
  '%zz',
  '%c3%28',
  '%ed%a0%80',
  '%f0%9f%98%80',
  '%D9%81%D8%B1%D9%86',
  "'%20or%20'1'='1",
  '%22%3b%20drop%20table%20products',
  '__proto__',
  'constructor',
  'null',
  '%e2%80%ae',
  'oven%20',
  '*',
  '$1',
]

describeShop('one product', (shop) => {
  const stockOven = () =>
    shop().stock({
      brands: [{ name: 'Alba', nameAr: 'ألبا' }],
      categories: [{ name: 'Ovens', nameAr: 'أفران' }, { name: 'New' }, { name: 'Hidden', isActive: false }],
      products: [{ name: 'Oven', pounds: 4500.5, categories: [0, 1, 2] }],
    })

  test('answers to its slug with brand, active categories, ratings and facts', async () => {
    const [id = ''] = await stockOven()
    await rate(shop(), id, [5, 4])
    const { status, json } = await shop().get(item('oven'))
    expect(status).toBe(200)
    expect(Object.keys(json)).toEqual(['product'])
    expect(json.product).toMatchObject({
      _id: id,
      name: 'Oven',
      inventory: 5,
      quantity: 5,
      averageRating: 4.5,
      totalReviews: 2,
      taxable: true,
    })
    expect(json.product.brand).toEqual({ _id: expect.any(String), name: 'Alba', nameAr: 'ألبا', slug: 'alba' })
    expect(json.product.categories).toEqual([
      { _id: expect.any(String), name: 'Ovens', nameAr: 'أفران', slug: 'ovens' },
      { _id: expect.any(String), name: 'New', nameAr: 'اسم', slug: 'new' },
    ])
  })

  test('has a price only for viewers who may see it', async () => {
    await stockOven()
    expect((await shop().get(item('oven'), await signedIn(shop(), 'member'))).json.product.price).toBe(4500.5)
    expect((await shop().get(item('oven'))).json.product).not.toHaveProperty('price')
    expect((await shop().get(item('oven'), await signedIn(shop(), 'nameless'))).json.product).not.toHaveProperty('price')
  })

  test('answers to an old slug until another product takes it', async () => {
    const [id = ''] = await stockOven()
    await moveSlug(shop(), 'product', 'oven', 'deck-oven')
    expect((await shop().get(item('oven'))).json.product).toMatchObject({ _id: id, slug: 'deck-oven' })
    const [newer] = await shop().stock({ products: [{ name: 'Oven' }] })
    expect((await shop().get(item('oven'))).json.product._id).toBe(newer)
    expect((await shop().get(item('deck-oven'))).json.product._id).toBe(id)
  })

  test('two products of one name get two slugs, and a rename changes neither', async () => {
    const ids = await shop().stock({ products: [{ name: 'Oven' }, { name: 'Oven' }] })
    await editProduct(shop().change, ids[0] ?? '', { name: 'Kiln' })
    expect((await shop().get(item('oven'))).json.product).toMatchObject({ _id: ids[0], name: 'Kiln' })
    expect((await shop().get(item('oven-2'))).json.product._id).toBe(ids[1])
  })

  describe('that does not exist', () => {
    const expectNothing = async (slug: string) => {
      const english = await shop().get(item(slug))
      expect(english.status).toBe(404)
      expect(english.json).toEqual({ error: 'No product found.', message: 'No product found.', code: 'product/not-found' })
      const arabic = await shop().get(item(slug), { 'accept-language': 'ar-EG' })
      expect(arabic.json.error).toBe('المنتج غير موجود.')
    }

    test('is not found in the language of the request', () => expectNothing('no-such-thing'))

    test('a product that is switched off, or whose brand is, answers the same', async () => {
      const [id = ''] = await stockOven()
      await editProduct(shop().change, id, { isActive: false })
      await expectNothing('oven')
      await editProduct(shop().change, id, { isActive: true })
      await switchBrand(shop(), 'alba', false)
      await expectNothing('oven')
      await switchBrand(shop(), 'alba', true)
      expect((await shop().get(item('oven'))).status).toBe(200)
    })

    test('a category that is switched off leaves the list of categories', async () => {
      await stockOven()
      await switchCategory(shop(), 'ovens', false)
      const { json } = await shop().get(item('oven'))
      expect(json.product.categories.map(({ slug }: { slug: string }) => slug)).toEqual(['new'])
    })

    test.each(HOSTILE_SLUGS)('a hostile slug is refused quietly: %s', async (slug) => {
      await stockOven()
      for (const path of [item(slug), `/api/product/list/brand/${slug}`]) {
        const { status, json } = await shop().get(path)
        expect([200, 400, 404], path).toContain(status)
        if (status === 200) expect(json, path).toMatchObject({ products: [], totalProducts: 0 })
        else expect(json, path).toMatchObject({ error: expect.any(String), code: expect.any(String) })
      }
      const { status } = await shop().get(`/api/product/list/search/${slug}`)
      expect([200, 400]).toContain(status)
    })
  })
})
