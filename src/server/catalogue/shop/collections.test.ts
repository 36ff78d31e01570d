import { describe, expect, test } from 'vitest'
import { dropPicturesNow } from '#tests/support/pictures/drop-pictures.ts'
import { editProduct, moveSlug, switchBrand, switchCategory } from '#tests/support/shop/catalogue-changes.ts'
import { signedIn } from '#tests/support/shop/people.ts'
import { managing, productFields, somePicture } from '#tests/support/shop/product-management.ts'
import { describeShopOnBoth } from '#tests/support/shop/shop-on-both.ts'

interface Named {
  readonly name: string
}

const namesOf = (list: readonly Named[]) => list.map(({ name }) => name)

describeShopOnBoth('brands, categories and suggestions', (shop) => {
  const manage = managing(shop)
  describe('the products of a brand', () => {
    const BRAND = '/api/product/list/brand/alba'
    const stockBrands = () =>
      shop().stock({
        brands: [{ name: 'Alba' }, { name: 'Borea' }, { name: 'Gone', isActive: false }],
        products: [
          { name: 'middle', pounds: 200 },
          { name: 'cheap', pounds: 100 },
          { name: 'dear', pounds: 300 },
          { name: 'off', isActive: false },
          { name: 'foreign', brand: 1 },
          { name: 'of gone', brand: 2 },
        ],
      })

    test('come with keys of their own', async () => {
      await stockBrands()
      const { json } = await shop().get(BRAND)
      expect(Object.keys(json).sort()).toEqual(['page', 'pages', 'products', 'totalProducts'])
      expect(json).toMatchObject({ page: 1, pages: 1, totalProducts: 3 })
      expect(namesOf(json.products)).toEqual(['dear', 'cheap', 'middle'])
    })

    test.each([
      ['order=1', ['dear', 'middle', 'cheap'], 1],
      ['order=2&limit=2', ['cheap', 'middle'], 2],
      ['order=2&limit=2&page=2', ['dear'], 2],
      ['limit=2&page=9', [], 2],
      ['page=&limit=&order=', ['dear', 'cheap', 'middle'], 1],
    ])('take page, limit and order: %s', async (query, expected, pages) => {
      await stockBrands()
      const { json } = await shop().get(`${BRAND}?${query}`)
      expect(namesOf(json.products)).toEqual(expected)
      expect(json).toMatchObject({ pages, totalProducts: 3 })
    })

    test.each(['nobody', 'gone', 'all', 'ALBA'])('are none for an unknown or inactive brand: %s', async (slug) => {
      await stockBrands()
      const { status, json } = await shop().get(`/api/product/list/brand/${slug}`)
      expect(status).toBe(200)
      expect(json).toEqual({ products: [], page: 1, pages: 0, totalProducts: 0 })
    })

    test('are answered for an old slug too', async () => {
      await stockBrands()
      await moveSlug(shop(), 'brand', 'alba', 'albatross')
      expect((await shop().get(BRAND)).json.totalProducts).toBe(3)
    })

    test('have prices for viewers who may see them, and junk is refused', async () => {
      await stockBrands()
      expect((await shop().get(BRAND, await signedIn(shop(), 'member'))).json.products[0].price).toBe(300)
      expect((await shop().get(BRAND, await signedIn(shop(), 'nameless'))).json.products[0]).not.toHaveProperty('price')
      expect((await shop().get(`${BRAND}?order=9`)).json).toMatchObject({
        code: 'validation',
        fields: { order: ['Sort order is not valid.'] },
      })
    })
  })

  describe('the lists of categories and brands', () => {
    const stockCollections = () =>
      shop().stock({
        brands: [
          { name: 'Zeta', nameAr: '' },
          { name: 'Alba', nameAr: 'ألبا' },
          { name: 'Gone', isActive: false },
        ],
        categories: [{ name: 'Cold', nameAr: 'تبريد' }, { name: 'Hot' }, { name: 'Hidden', isActive: false }],
        products: [],
      })

    test('show the active categories, without their products', async () => {
      await stockCollections()
      const { json } = await shop().get('/api/category/list')
      expect(Object.keys(json)).toEqual(['categories'])
      expect(namesOf(json.categories)).toEqual(['Cold', 'Hot'])
      expect(json.categories[0]).toEqual({
        _id: expect.any(String),
        name: 'Cold',
        nameAr: 'تبريد',
        slug: 'cold',
        description: 'Described.',
        descriptionAr: 'وصف.',
        isActive: true,
        parent: null,
        drawing: null,
        imageUrl: null,
        position: null,
        created: expect.any(String),
      })
    })

    test('show the active brands by name; an Arabic name is optional', async () => {
      await stockCollections()
      const { json } = await shop().get('/api/brand/list')
      expect(Object.keys(json)).toEqual(['brands'])
      expect(namesOf(json.brands)).toEqual(['Alba', 'Zeta'])
      expect(json.brands[1]).toEqual({
        _id: expect.any(String),
        name: 'Zeta',
        nameAr: '',
        slug: 'zeta',
        description: 'Described.',
        descriptionAr: 'وصف.',
        isActive: true,
        productCount: expect.any(Number),
        position: null,
        created: expect.any(String),
      })
    })

    test('show brands of one name in the same order whatever comes and goes in either', async () => {
      const twin = { name: 'Twin', nameAr: 'توأم', description: 'Makes ovens.', descriptionAr: 'تصنع الأفران.' }
      for (let n = 0; n < 2; n += 1) expect((await manage.call('admin', 'POST /api/brand/add', twin)).status).toBe(200)
      const read = async () => (await shop().get('/api/brand/list')).json.brands.map(({ _id }: { _id: string }) => _id)
      const shown = await read()
      for (const id of [...shown, ...shown.toReversed()]) {
        await manage.added('admin', productFields(id))
        expect(await read()).toEqual(shown)
      }
    })

    test('have the number of products on show of each brand, for the menus', async () => {
      const [only = ''] = await shop().stock({ brands: [{ name: 'Full' }], products: [{ name: 'Oven' }] })
      await shop().stock({ brands: [{ name: 'Bare' }], products: [] })
      const shown = async () =>
        (await shop().get('/api/brand/list')).json.brands.map(({ name, productCount }: { name: string; productCount: number }) => [
          name,
          productCount,
        ])
      expect(await shown()).toEqual([
        ['Bare', 0],
        ['Full', 1],
      ])
      await editProduct(shop().change, only, { isActive: false })
      expect(await shown()).toEqual([
        ['Bare', 0],
        ['Full', 0],
      ])
    })

    test('follow the order that the owner gives them, everywhere and in the history of the moved one', async () => {
      await stockCollections()
      const { json } = await shop().get('/api/category/list')
      const [cold, hot] = json.categories.map(({ _id }: { _id: string }) => _id)
      const move = (who: 'admin' | 'merchant', call: string, body: object) => manage.call(who, `PUT ${call}/place`, body)
      expect((await move('merchant', `/api/category/${hot}`, { category: { order: [hot, cold] } })).status).toBe(403)
      const moved = await move('admin', `/api/category/${hot}`, { category: { order: [hot, 'gone', cold] } })
      expect(moved.json).toEqual({ success: true, message: 'The order has been saved.' })
      expect(namesOf((await shop().get('/api/category/list')).json.categories)).toEqual(['Hot', 'Cold'])
      expect((await shop().get('/sitemap/collections.xml')).text).toMatch(/category\/hot.*category\/cold/s)
      const [entry] = (await manage.call('admin', `GET /api/history/category/${hot}`)).json.entries
      expect(entry).toMatchObject({ action: 'category.moved', before: { place: 2 }, after: { place: 1 } })
      const { brands } = (await shop().get('/api/brand/list')).json
      const [alba, zeta] = ['Alba', 'Zeta'].map((name) => brands.find((brand: Named) => brand.name === name)._id)
      await move('admin', `/api/brand/${zeta}`, { brand: { order: [zeta, alba] } })
      expect(namesOf((await shop().get('/api/brand/list')).json.brands)).toEqual(['Zeta', 'Brand of merchant', 'Alba'])
      await shop().stock({ brands: [{ name: 'Aaa' }], products: [] })
      expect(namesOf((await shop().get('/api/brand/list')).json.brands)).toEqual(['Zeta', 'Brand of merchant', 'Alba', 'Aaa'])
      expect((await move('admin', `/api/brand/${cold}`, { brand: { order: [alba] } })).status).toBe(404)
      const both = await Promise.all(
        [
          [zeta, alba],
          [alba, zeta],
        ].map((order) => move('admin', `/api/brand/${zeta}`, { brand: { order } })),
      )
      expect(both.map(({ status }) => status)).toEqual([200, 200])
    })

    test('a category has a picture of its own or a drawing; the file goes with it', async () => {
      await stockCollections()
      const [{ _id }] = (await shop().get('/api/category/list')).json.categories
      const draw = (drawing: string | null) => manage.call('admin', `PUT /api/category/${_id}/drawing`, { category: { drawing } })
      const picture = async () =>
        (await manage.send('admin', `PUT /api/category/${_id}/image`, [{ name: 'image', file: await somePicture() }])).json.category
          .imageUrl
      const shown = async () => (await shop().get('/api/category/list')).json.categories[0]
      expect((await draw('combi-oven')).json.category).toMatchObject({ drawing: 'combi-oven', imageUrl: null })
      expect((await draw('../mark')).status).toBe(400)
      const first = await picture()
      expect(await shown()).toMatchObject({ drawing: 'combi-oven', imageUrl: first })
      const second = await picture()
      await dropPicturesNow(shop().accounts.database.db)
      await expect.poll(async () => (await shop().get(first)).status, { timeout: 30_000 }).toBe(404)
      expect((await shop().get(second)).status).toBe(200)
      await draw(null)
      expect(await shown()).toMatchObject({ drawing: null, imageUrl: null })
      await dropPicturesNow(shop().accounts.database.db)
      await expect.poll(async () => (await shop().get(second)).status, { timeout: 30_000 }).toBe(404)
      await manage.call('admin', `DELETE /api/category/delete/${_id}`)
      expect((await manage.send('admin', `PUT /api/category/${_id}/image`, [{ name: 'image', file: await somePicture() }])).status).toBe(
        404,
      )
    })

    test('follow a switch at once', async () => {
      await stockCollections()
      await shop().get('/api/category/list')
      await shop().get('/api/brand/list')
      await switchCategory(shop(), 'cold', false)
      await switchBrand(shop(), 'gone', true)
      expect(namesOf((await shop().get('/api/category/list')).json.categories)).toEqual(['Hot'])
      expect(namesOf((await shop().get('/api/brand/list')).json.brands)).toEqual(['Alba', 'Gone', 'Zeta'])
    })
  })

  describe('suggestions', () => {
    const suggest = async (term: string) => (await shop().get(`/api/product/list/search/${encodeURIComponent(term)}`)).json.products

    test('are at most ten, with the facts of a suggestion', async () => {
      await shop().stock({
        brands: [{ name: 'Alba' }],
        products: Array.from({ length: 14 }, (_, n) => ({ name: `Fryer ${n + 1}`, nameAr: 'قلاية' })),
      })
      const found = await suggest('fry')
      expect(found).toHaveLength(10)
      expect(Object.keys(found[0]).sort()).toEqual(['_id', 'brand', 'imageUrl', 'name', 'nameAr', 'slug'])
      expect(found[0].brand.slug).toBe('alba')
    })

    test('answer Arabic terms in any spelling', async () => {
      await shop().stock({
        products: [
          { name: 'Fryer', nameAr: 'قلاية كهرباء' },
          { name: 'Oven', nameAr: 'فرن بيتزا' },
        ],
      })
      for (const term of ['قلاية', 'قلايه', 'قَلَايَة', 'قلاي']) expect(namesOf(await suggest(term)), term).toEqual(['Fryer'])
    })

    test('never have a price, for anyone', async () => {
      await shop().stock({ products: [{ name: 'Fryer' }] })
      const { json } = await shop().get('/api/product/list/search/fryer', await signedIn(shop(), 'member'))
      expect(json.products).toHaveLength(1)
      expect(json.products[0]).not.toHaveProperty('price')
    })

    test('leave out products that are not on show', async () => {
      await shop().stock({
        brands: [{ name: 'Alba' }, { name: 'Gone', isActive: false }],
        products: [{ name: 'Fryer off', isActive: false }, { name: 'Fryer of gone', brand: 1 }, { name: 'Fryer' }],
      })
      expect(namesOf(await suggest('fryer'))).toEqual(['Fryer'])
    })

    test.each(['%20', '%E2%80%8F', '%25', '_', '%5C'])('are empty for a term without letters: %s', async (term) => {
      await shop().stock({ products: [{ name: 'Fryer' }] })
      expect((await shop().get(`/api/product/list/search/${term}`)).json).toEqual({ products: [] })
    })

    test('refuse a term that is too long, naming the search', async () => {
      const { status, json } = await shop().get(`/api/product/list/search/${'a'.repeat(300)}`, { 'accept-language': 'en' })
      expect(status).toBe(400)
      expect(json).toEqual({
        error: 'Search may not be greater than 200 characters.',
        code: 'validation',
        fields: { term: ['Search may not be greater than 200 characters.'] },
      })
    })
  })
})
