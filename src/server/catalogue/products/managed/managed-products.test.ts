import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MANAGED_SORTS } from '#domain/catalogue/products.ts'
import type { PictureDrive } from '#server/platform/drive/drive.ts'
import { addProductTo, agePrices } from '#tests/support/shop/catalogue-changes.ts'
import { managing, productFields } from '#tests/support/shop/product-management.ts'
import { describeShop } from '#tests/support/shop/shop-on-both.ts'

const drive: PictureDrive = {
  isSetUp: true,
  folderUrl: (sku) => `https://drive.example/${sku}`,
  listImages: async (sku) => [`${sku}-front`, `${sku}-back`],
}

describeShop(
  'lists for managers',
  (shop) => {
    const manage = managing(shop)
    const get = async (who: 'admin' | 'merchant' | 'otherMerchant', path: string) => (await manage.call(who, `GET ${path}`)).json
    const idsOf = (answer: { products: { _id: string }[] }) => answer.products.map(({ _id }) => _id)
    const stockUp = async () => {
      const [own, other] = [await manage.brandOf('merchant'), await manage.brandOf('otherMerchant')]
      const add = (brandId: string, isActive: boolean) => addProductTo(shop(), { brandId, categoryIds: [], isActive })
      const products = { shown: await add(own, true), hidden: await add(own, false), foreign: await add(other, true) }
      return { own, other, ...products }
    }

    test('an admin sees all products, newest first, on show or not; a merchant those of the own brand', async () => {
      const { shown, hidden, foreign } = await stockUp()
      expect(await get('admin', '/api/product')).toEqual({ products: expect.anything() })
      expect(idsOf(await get('admin', '/api/product'))).toEqual([foreign, hidden, shown])
      expect(idsOf(await get('merchant', '/api/product'))).toEqual([hidden, shown])
      expect(idsOf(await get('merchant', '/api/product/list/select'))).toEqual([hidden, shown])
      expect(await get('merchant', '/api/product?page=1&limit=1')).toMatchObject({
        totalPages: 2,
        currentPage: 1,
        count: 2,
        products: [{ _id: hidden }],
      })
      expect(await get('merchant', '/api/product?page=9')).toMatchObject({ products: [], count: 2, currentPage: 9 })
    })

    test('without a page all products come, in their order, however many there are', async () => {
      const named = Array.from({ length: 501 }, (_, n) => ({ name: `Oven ${String(n).padStart(3, '0')}`, pounds: 1000 - n }))
      const ids = await shop().stock({ products: named, categories: [{ name: 'Ovens' }] })
      const newest = ids.toReversed()
      expect(idsOf(await get('admin', '/api/product'))).toEqual(newest)
      expect(idsOf(await get('admin', '/api/product?sort=price-high'))).toEqual(ids)
      expect(idsOf(await get('admin', '/api/product/list/select'))).toEqual(newest)
      expect((await get('admin', '/api/product?brand=nobody')).products).toEqual([])
    })

    test('the list narrows by brand, named by its slug or id, and by state', async () => {
      const { own, shown, hidden, foreign } = await stockUp()
      for (const brand of [own, 'brand-of-merchant'])
        expect(idsOf(await get('admin', `/api/product?brand=${brand}`))).toEqual([hidden, shown])
      expect(idsOf(await get('admin', '/api/product?isActive=false'))).toEqual([hidden])
      expect(idsOf(await get('admin', '/api/product?isActive=true'))).toEqual([foreign, shown])
      expect(idsOf(await get('admin', '/api/product?isActive=all&brand=all'))).toHaveLength(3)
      expect(await get('admin', '/api/product?page=1&brand=nobody')).toMatchObject({ products: [], count: 0 })
      expect(idsOf(await get('merchant', '/api/product?brand=brand-of-othermerchant'))).toEqual([])
      expect((await manage.call('admin', 'GET /api/product?isActive=perhaps')).status).toBe(400)
      expect((await manage.call('admin', 'GET /api/product?page=0')).status).toBe(400)
    })

    test('the list is sorted by price, stock and date, searched for or not, each merchant their own', async () => {
      const [own, other] = [await manage.brandOf('merchant'), await manage.brandOf('otherMerchant')]
      const add = async (brand: string, price: number, quantity: number) =>
        (await manage.added('admin', { ...productFields(brand), price, quantity }))._id
      const first = await add(own, 300, 7)
      const second = await add(own, 100, 0)
      const third = await add(other, 200, 7)
      for (const asked of ['', 'search=oven&']) {
        const sorted = async (sort: string, who: 'admin' | 'merchant' = 'admin') =>
          idsOf(await get(who, `/api/product?${asked}page=1&sort=${sort}`))
        expect(await sorted('newest')).toEqual([third, second, first])
        expect(await sorted('oldest')).toEqual([first, second, third])
        expect(await sorted('price-high')).toEqual([first, third, second])
        expect(await sorted('price-low')).toEqual([second, third, first])
        expect(await sorted('stock-high')).toEqual([third, first, second])
        expect(await sorted('stock-low')).toEqual([second, third, first])
        expect(await sorted('price-low', 'merchant')).toEqual([second, first])
      }
      expect((await manage.call('admin', 'GET /api/product?sort=name')).status).toBe(400)
    })

    test('the list is sorted by name in the language of the answer, searched for or not', async () => {
      const own = await manage.brandOf('merchant')
      const add = async (name: string, nameAr: string) => (await manage.added('admin', { ...productFields(own), name, nameAr }))._id
      const b = await add('b oven', 'فرن أ')
      const a = await add('A oven', 'فرن ب')
      for (const asked of ['', 'search=oven&']) {
        const sorted = async (sort: string, language: string) =>
          idsOf((await manage.call('merchant', `GET /api/product?${asked}page=1&sort=${sort}`, undefined, language)).json)
        expect(await sorted('name-az', 'en')).toEqual([a, b])
        expect(await sorted('name-za', 'en')).toEqual([b, a])
        expect(await sorted('name-az', 'ar')).toEqual([b, a])
        expect(await sorted('name-za', 'ar')).toEqual([a, b])
      }
    })

    test('the list is sorted by brand in the language of the answer and by state, the newest of each first', async () => {
      const [ovens, grills] = [await manage.brandOf('merchant'), await manage.brandOf('otherMerchant')]
      const named = (name: string, nameAr: string) => ({ brand: { name, nameAr } })
      await manage.call('admin', `PUT /api/brand/${ovens}`, named('zumurrud', 'أ'))
      await manage.call('admin', `PUT /api/brand/${grills}`, named('Aswan', 'ب'))
      const add = (brandId: string, isActive: boolean) => addProductTo(shop(), { brandId, categoryIds: [], isActive })
      const [a, b, c, d] = [await add(ovens, true), await add(grills, false), await add(grills, true), await add(ovens, false)]
      const brand = { name: 'Left', nameAr: '', description: 'Leaves.', descriptionAr: 'تغادر.', isActive: true }
      const left = (await manage.call('admin', 'POST /api/brand/add', brand)).json.brand._id
      const gone = await add(left, true)
      await manage.call('admin', `DELETE /api/brand/delete/${left}`)
      for (const asked of ['', 'search=sku&']) {
        const sorted = async (sort: string, language: 'en' | 'ar' = 'en', who: 'admin' | 'merchant' = 'admin') =>
          idsOf((await manage.call(who, `GET /api/product?${asked}page=1&sort=${sort}`, undefined, language)).json)
        expect(await sorted('brand-az')).toEqual([c, b, d, a, gone])
        expect(await sorted('brand-za')).toEqual([gone, d, a, c, b])
        expect(await sorted('brand-az', 'ar')).toEqual([d, a, c, b, gone])
        expect(await sorted('on-first')).toEqual([c, a, gone, d, b])
        expect(await sorted('off-first')).toEqual([gone, d, b, c, a])
        expect(await sorted('off-first', 'en', 'merchant')).toEqual([d, a])
      }
    })

    test('the list narrows to products without a category, without Arabic or without a picture', async () => {
      const own = await manage.brandOf('merchant')
      const [inside = ''] = await shop().stock({
        brands: [{ name: 'Rational' }],
        categories: [{ name: 'Ovens' }],
        products: [{ name: 'Inside', nameAr: 'في قسم', categories: [0] }],
      })
      const whole = (await manage.added('admin', productFields(own)))._id
      const latin = (await manage.added('admin', { ...productFields(own), nameAr: 'Convection oven' }))._id
      expect(idsOf(await get('admin', '/api/product?lacks=category'))).toEqual([latin, whole])
      expect(idsOf(await get('merchant', '/api/product?lacks=arabic'))).toEqual([latin])
      expect(idsOf(await get('admin', '/api/product?lacks=picture'))).toEqual([inside])
      expect(idsOf(await get('merchant', '/api/product?lacks=picture'))).toEqual([])
      expect(idsOf(await get('admin', '/api/product?lacks=arabic&search=convection'))).toEqual([latin])
      expect((await manage.call('admin', 'GET /api/product?lacks=love')).status).toBe(400)
    })

    test('a price that nobody has confirmed for long is told to its managers, until somebody confirms it', async () => {
      const own = await manage.brandOf('merchant')
      const foreign = await manage.added('admin', productFields(await manage.brandOf('otherMerchant')))
      const added = async () => manage.added('admin', productFields(own))
      const [old, fresh, typed] = [await added(), await added(), await added()]
      await agePrices(shop(), [old._id, typed._id, foreign._id], 61)
      await agePrices(shop(), [fresh._id], 59)
      const oldOnes = async (who: 'admin' | 'merchant') => {
        const ids = idsOf(await get(who, '/api/product?page=1&lacks=fresh-price'))
        expect((await manage.call(who, 'GET /api/product/old-prices')).json).toEqual({ days: 60, count: ids.length })
        return ids
      }
      expect(await oldOnes('admin')).toEqual([typed._id, old._id, foreign._id])
      expect(await oldOnes('merchant')).toEqual([typed._id, old._id])
      expect((await get('merchant', `/api/product/${old._id}`)).product).toMatchObject({ isPriceOld: true })
      expect((await get('merchant', `/api/product/${fresh._id}`)).product).toMatchObject({ isPriceOld: false })
      expect((await manage.call('merchant', `POST /api/product/${foreign._id}/confirm-price`)).status).toBe(404)
      const confirmed = await manage.call('merchant', `POST /api/product/${old._id}/confirm-price`)
      expect(confirmed.json).toMatchObject({ message: 'The price is confirmed as of today.', product: { isPriceOld: false, version: 1 } })
      expect(await oldOnes('merchant')).toEqual([typed._id])
      await manage.call('merchant', `PUT /api/product/${typed._id}`, { product: { name: 'Renamed' } })
      expect(await oldOnes('merchant')).toEqual([typed._id])
      await manage.call('merchant', `PUT /api/product/${typed._id}`, { product: { price: typed.price } })
      expect(await oldOnes('merchant')).toEqual([])
      for (const { _id } of [old, typed]) {
        const [{ action, before, after }] = (await manage.call('admin', `GET /api/history/product/${_id}`)).json.entries
        expect(action).toBe('product.price-confirmed')
        expect(before.priceConfirmed < after.priceConfirmed).toBe(true)
      }
      expect((await manage.call(null, 'GET /api/product/list')).text).not.toContain('onfirmed')
    })

    test('the list narrows by category, named by its slug or id, and by what is in stock', async () => {
      const [in1 = '', in2 = '', out = ''] = await shop().stock({
        brands: [{ name: 'Rational' }],
        categories: [{ name: 'Ovens' }],
        products: [
          { name: 'Few', categories: [0], quantity: 5 },
          { name: 'Many', categories: [0], quantity: 6 },
          { name: 'None', quantity: 0 },
        ],
      })
      const { slug, _id } = (await get('admin', `/api/product/${in1}`)).product.categories[0]
      for (const category of [slug, _id])
        expect(await get('admin', `/api/product?page=1&category=${category}`)).toMatchObject({
          count: 2,
          products: [{ _id: in2 }, { _id: in1 }],
        })
      expect(idsOf(await get('merchant', `/api/product?category=${slug}`))).toEqual([])
      expect(idsOf(await get('admin', '/api/product?category=nothing'))).toEqual([])
      expect(idsOf(await get('admin', '/api/product?stock=in'))).toEqual([in2, in1])
      expect(idsOf(await get('admin', '/api/product?stock=low'))).toEqual([in1])
      expect(idsOf(await get('admin', '/api/product?stock=out'))).toEqual([out])
      expect(idsOf(await get('admin', `/api/product?stock=low&category=${slug}&search=few`))).toEqual([in1])
      expect((await manage.call('admin', 'GET /api/product?stock=some')).status).toBe(400)
    })

    test('search finds by words, also Arabic and mistyped ones, and by SKU, also hidden products and those without a brand', async () => {
      const [own, other] = [await manage.brandOf('merchant'), await manage.brandOf('otherMerchant')]
      const hidden = await manage.added('admin', { ...productFields(own), isActive: false, sku: 'HID-77' })
      const foreign = await manage.added('admin', { ...productFields(other), name: 'Steam kettle', nameAr: 'غلاية بخار' })
      for (const term of ['convection', 'حرارى', 'HID-77', 'hid77', 'HID']) {
        expect(idsOf(await get('admin', `/api/product?search=${encodeURIComponent(term)}`)), term).toEqual([hidden._id])
        expect(idsOf(await get('merchant', `/api/product?page=1&search=${encodeURIComponent(term)}`)), term).toEqual([hidden._id])
        expect(idsOf(await get('admin', `/api/product/list/select?search=${encodeURIComponent(term)}`)), term).toEqual([hidden._id])
      }
      expect(idsOf(await get('admin', '/api/product?search=ketle'))).toEqual([foreign._id])
      // A word that only hidden products have counts as known for their managers.
      expect(idsOf(await get('admin', '/api/product?search=convection+kettle'))).toEqual([hidden._id])
      expect(idsOf(await get('merchant', '/api/product?search=kettle'))).toEqual([])
      expect(idsOf(await get('admin', '/api/product?search=convection&isActive=true'))).toEqual([])
      expect(await get('admin', '/api/product?page=1&search=oven&limit=1')).toMatchObject({ totalPages: 1, count: 1 })
    })

    test('options have the facts of a select, of one category when it is given', async () => {
      const [inside = ''] = await shop().stock({
        brands: [{ name: 'Rational' }],
        categories: [{ name: 'Ovens' }],
        products: [{ name: 'In', categories: [0] }, { name: 'Out' }],
      })
      const { product } = await get('admin', `/api/product/${inside}`)
      const category = product.categories[0]._id
      const answer = await get('admin', `/api/product/list/select?page=1&category=${category}`)
      expect(answer).toMatchObject({ count: 1, totalPages: 1 })
      expect(answer.products).toEqual([
        { _id: inside, name: 'In', nameAr: product.nameAr, sku: product.sku, imageUrl: null, isActive: true },
      ])
      expect((await get('admin', `/api/product/list/select?category=${inside}`)).products).toEqual([])
      expect((await get('merchant', `/api/product/list/select?category=${category}`)).products).toEqual([])
    })

    test('the folder of a SKU is for admins, on the list and on the public page', async () => {
      const { own } = await stockUp()
      const { sku, _id, slug } = await manage.added('admin', productFields(own))
      const folderUrl = `https://drive.example/${sku}`
      expect((await get('admin', `/api/product/${_id}`)).product.folderUrl).toBe(folderUrl)
      expect((await get('admin', `/api/product/item/${slug}`)).product.folderUrl).toBe(folderUrl)
      for (const path of [`/api/product/${_id}`, `/api/product/item/${slug}`])
        expect((await get('merchant', path)).product.folderUrl).toBeUndefined()
      expect((await shop().get(`/api/product/item/${slug}`)).json.product.folderUrl).toBeUndefined()
    })

    test('the drive lists pictures for a new or own SKU; a merchant gets none of another brand', async () => {
      const { sku } = await manage.added('admin', productFields(await manage.brandOf('otherMerchant')))
      expect(await get('merchant', '/api/product/drive')).toEqual({ isSetUp: true })
      expect(await get('admin', `/api/product/drive/${sku}`)).toEqual({ isSetUp: true, images: [`${sku}-front`, `${sku}-back`] })
      expect(await get('merchant', `/api/product/drive/${sku.toLowerCase()}`)).toEqual({ isSetUp: true, images: [] })
      expect((await get('merchant', '/api/product/drive/NEW-1')).images).toEqual(['NEW-1-front', 'NEW-1-back'])
      expect((await get('admin', '/api/product/drive/a%2Fb')).images).toEqual([])
    })

    test('pages of any size have every product once, with any filter and sort', async () => {
      const [own, other] = [await manage.brandOf('merchant'), await manage.brandOf('otherMerchant')]
      for (let i = 0; i < 23; i += 1)
        await addProductTo(shop(), { brandId: i % 3 === 0 ? other : own, categoryIds: [], isActive: i % 2 === 0 })
      const query = fc.record({
        limit: fc.integer({ min: 1, max: 30 }),
        brand: fc.constantFrom('all', own, other, ''),
        isActive: fc.constantFrom('all', 'true', 'false'),
        search: fc.constantFrom('', 'all', 'SKU', 'product'),
        sort: fc.constantFrom('', ...MANAGED_SORTS),
      })
      await fc.assert(
        fc.asyncProperty(query, fc.constantFrom('admin' as const, 'merchant' as const), async ({ limit, ...filter }, who) => {
          const query = new URLSearchParams(filter).toString()
          const all = idsOf(await get(who, `/api/product?${query}`))
          const paged: string[] = []
          for (let page = 1; page <= Math.ceil(all.length / limit) + 1; page += 1) {
            const answer = await get(who, `/api/product?${query}&page=${page}&limit=${limit}`)
            expect(answer).toMatchObject({ count: all.length, totalPages: Math.ceil(all.length / limit), currentPage: page })
            paged.push(...idsOf(answer))
          }
          expect(paged).toEqual(all)
        }),
        { numRuns: 15 },
      )
    })
  },
  { drive, hasLimits: false },
)
