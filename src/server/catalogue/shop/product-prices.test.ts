import { describe, expect, test } from 'vitest'
import { rate } from '#tests/support/shop/catalogue-changes.ts'
import { signedIn } from '#tests/support/shop/people.ts'
import { describeShop } from '#tests/support/shop/shop-on-both.ts'
import type { TestShop } from '#tests/support/shop/test-shop.ts'

const LIST = '/api/product/list'
const BAD_TOKEN = { authorization: 'Bearer nobody' }

type Headers = Record<string, string>

const UNPRICED: readonly (readonly [string, (shop: TestShop) => Promise<Headers>])[] = [
  ['nobody', async () => ({})],
  ['a bad token', async () => BAD_TOKEN],
  ['a member without a first name', (shop) => signedIn(shop, 'nameless')],
]

const CARD_KEYS = [
  '_id',
  'averageRating',
  'brand',
  'created',
  'description',
  'descriptionAr',
  'images',
  'imageUrl',
  'inventory',
  'isActive',
  'name',
  'nameAr',
  'quantity',
  'sku',
  'slug',
  'specs',
  'taxable',
  'totalReviews',
].sort()

interface Card {
  readonly name: string
  readonly price?: number
}

describeShop('prices and facts of the product list', (shop) => {
  const list = async (query: string, headers: Record<string, string> = {}) => {
    const { status, json } = await shop().get(`${LIST}?${query}`, headers)
    expect(status).toBe(200)
    return json
  }
  const names = async (query: string, headers?: Record<string, string>): Promise<string[]> =>
    (await list(query, headers)).products.map(({ name }: Card) => name)

  describe('who sees prices', () => {
    const stockPriced = () =>
      shop().stock({
        products: [
          { name: 'ten', pounds: 10 },
          { name: 'hundred', pounds: 100 },
          { name: 'hundred and some', pounds: 100.25 },
          { name: 'dear', pounds: 149_999.5 },
          { name: 'dearest', pounds: 420_000 },
        ],
      })

    test('a member with a first name sees each price, in pounds with at most two decimals', async () => {
      await stockPriced()
      const { products } = await list('order=2', await signedIn(shop(), 'member'))
      expect(products.map(({ price }: Card) => price)).toEqual([10, 100, 100.25, 149_999.5, 420_000])
      expect(
        Object.keys(products[0])
          .filter((key) => key !== 'isLiked')
          .sort(),
      ).toEqual([...CARD_KEYS, 'price'].sort())
    })

    test.each(UNPRICED)('%s gets no price at all', async (_who, headersIn) => {
      const headers = await headersIn(shop())
      await stockPriced()
      for (const query of ['', 'order=1', 'order=2', 'name=hundred', 'rating=0', 'min=50&max=500']) {
        const { products } = await list(query, headers)
        expect(products.length).toBeGreaterThan(0)
        for (const card of products) expect(card).not.toHaveProperty('price')
      }
    })

    test.each([
      ['min=100&max=100.25', ['hundred and some', 'hundred']],
      ['min=100.01', ['dearest', 'dear', 'hundred and some']],
      ['max=100', ['hundred', 'ten']],
      ['max=149999.5&min=149999.5', ['dear']],
      ['max=149999.49&min=101', []],
      ['max=150000&min=101', ['dearest', 'dear']],
      ['max=149999&min=101', []],
      ['max=9000000&min=101', ['dearest', 'dear']],
      ['min=500&max=50', []],
      ['min=100&max=100.25&name=hundred', ['hundred and some', 'hundred']],
      ['min=100&max=100.25&order=2', ['hundred', 'hundred and some']],
    ])('bounds are inclusive, and a maximum from 150,000 up means none: %s', async (query, expected) => {
      await stockPriced()
      const { products, count, totalPages } = await list(query, await signedIn(shop(), 'member'))
      expect(products.map(({ name }: Card) => name)).toEqual(expected)
      expect({ count, totalPages }).toEqual({ count: expected.length, totalPages: expected.length > 0 ? 1 : 0 })
    })

    test.each(UNPRICED)('for %s price bounds change nothing, not even the count', async (_who, headersIn) => {
      const headers = await headersIn(shop())
      await stockPriced()
      for (const base of ['limit=2', 'name=hundred', 'order=1', 'rating=0', 'brand=all']) {
        const plain = await list(base, headers)
        for (const bounds of ['min=100&max=100.25', 'min=149999', 'max=1', 'min=500&max=50']) {
          expect(await list(`${base}&${bounds}`, headers)).toEqual(plain)
        }
      }
    })

    test.each(UNPRICED)('%s may still sort by price', async (_who, headersIn) => {
      const headers = await headersIn(shop())
      await stockPriced()
      expect(await names('order=1', headers)).toEqual(['dearest', 'dear', 'hundred and some', 'hundred', 'ten'])
      expect(await names('order=2', headers)).toEqual(['ten', 'hundred', 'hundred and some', 'dear', 'dearest'])
    })
  })

  describe('a product card', () => {
    test('has every fact of a product, its brand in both languages and its ratings to one decimal', async () => {
      const [id = ''] = await shop().stock({
        brands: [{ name: 'Alba', nameAr: 'ألبا' }],
        products: [
          {
            sku: 'AL-1',
            name: 'Alba oven',
            nameAr: 'فرن ألبا',
            description: 'Bakes.',
            descriptionAr: 'يخبز.',
            quantity: 7,
            isNew: false,
            specs: { widthMm: 900, powerKw: 3.5 },
            imageName: 'abc',
          },
        ],
      })
      await rate(shop(), id, [5, 4, 4])
      const { products } = await list('')
      expect(Object.keys(products[0]).sort()).toEqual(CARD_KEYS)
      expect(products[0]).toMatchObject({
        _id: id,
        sku: 'AL-1',
        name: 'Alba oven',
        nameAr: 'فرن ألبا',
        slug: 'alba-oven',
        description: 'Bakes.',
        descriptionAr: 'يخبز.',
        quantity: 7,
        inventory: 7,
        isActive: true,
        taxable: false,
        images: [],
        specs: { widthMm: 900, powerKw: 3.5 },
        totalReviews: 3,
        averageRating: 4.3,
        brand: { _id: expect.any(String), name: 'Alba', nameAr: 'ألبا', slug: 'alba' },
      })
      expect(products[0].imageUrl).toMatch(/^\/media\/abc\//)
      expect(new Date(products[0].created).toISOString()).toBe(products[0].created)
    })

    test('has a boolean taxable for new or used, no address without a picture, and zeros without reviews', async () => {
      await shop().stock({ products: [{ isNew: true }] })
      const { products } = await list('')
      expect(products[0]).toMatchObject({ taxable: true, imageUrl: null, totalReviews: 0, averageRating: 0 })
    })

    test('has no column of the database', async () => {
      await shop().stock({ products: [{}] })
      const { text } = await shop().get(LIST, await signedIn(shop(), 'member'))
      expect(text).not.toMatch(/minor|searchText|search_|inactiveReasons|ratingSum|version/i)
    })
  })
})
