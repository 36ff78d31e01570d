import { describe, expect, test } from 'vitest'
import { rate } from '#tests/support/shop/catalogue-changes.ts'
import { signedIn } from '#tests/support/shop/people.ts'
import { describeShopOnBoth } from '#tests/support/shop/shop-on-both.ts'

const LIST = '/api/product/list'

interface Shown {
  readonly name: string
}

describeShopOnBoth('the product list', (shop) => {
  const names = async (query: string, headers: Record<string, string> = {}): Promise<string[]> => {
    const { status, json } = await shop().get(`${LIST}?${query}`, headers)
    expect(status).toBe(200)
    return json.products.map(({ name }: Shown) => name)
  }
  const stockNumbered = (count: number) => shop().stock({ products: Array.from({ length: count }, (_, n) => ({ name: `Thing ${n + 1}` })) })

  describe('paging', () => {
    test('answers the first ten, newest first, with the keys of a list', async () => {
      await stockNumbered(23)
      const { json } = await shop().get(LIST)
      expect(Object.keys(json).sort()).toEqual(['count', 'currentPage', 'products', 'totalPages'])
      expect(json).toMatchObject({ count: 23, currentPage: 1, totalPages: 3 })
      expect(json.products.map(({ name }: Shown) => name)).toEqual(Array.from({ length: 10 }, (_, n) => `Thing ${23 - n}`))
    })

    test.each(['order=0', 'order=1', 'order=2', 'rating=0.1', 'name=thing'])('covers every product exactly once with %s', async (query) => {
      const ids = await stockNumbered(23)
      for (const id of ids) await rate(shop(), id, [4])
      const seen: string[] = []
      for (const page of [1, 2, 3, 4]) seen.push(...(await names(`${query}&limit=7&page=${page}`)))
      expect(seen).toHaveLength(23)
      expect(new Set(seen).size).toBe(23)
    })

    test.each(['', '&name=thing', '&rating=1', '&category=cold'])(
      'a page past the end is an empty list with the right counts%s',
      async (query) => {
        const ids = await shop().stock({
          categories: [{ name: 'Cold' }],
          products: Array.from({ length: 5 }, () => ({ name: 'Thing', categories: [0] })),
        })
        for (const id of ids) await rate(shop(), id, [4])
        for (const page of [4, 1000]) {
          const { status, json } = await shop().get(`${LIST}?limit=2&page=${page}${query}`)
          expect(status).toBe(200)
          expect(json).toMatchObject({ products: [], totalPages: 3, currentPage: page, count: 5 })
        }
      },
    )

    test('an empty shop answers an empty list', async () => {
      expect((await shop().get(LIST)).json).toEqual({ products: [], totalPages: 0, currentPage: 1, count: 0 })
    })

    test('a page has at most a hundred products', async () => {
      await stockNumbered(105)
      const { json } = await shop().get(`${LIST}?limit=5000`)
      expect(json.products).toHaveLength(100)
      expect(json).toMatchObject({ count: 105, totalPages: 2 })
    })

    test('Arabic and Persian digits count as digits', async () => {
      await stockNumbered(12)
      const { json } = await shop().get(`${LIST}?${new URLSearchParams({ page: '٢', limit: '۵', min: '١٠', max: '١٢٣٤٫٥', rating: '٠' })}`)
      expect(json.products).toHaveLength(5)
      expect(json.currentPage).toBe(2)
    })

    test('empty values mean the defaults', async () => {
      await stockNumbered(12)
      const plain = await shop().get(LIST)
      const empty = await shop().get(`${LIST}?name=&category=&brand=&min=&max=&rating=&order=&page=&limit=&sortOrder=`)
      expect(empty.json).toEqual(plain.json)
    })

    test('the browser’s call with all ten parameters answers the list of everything', async () => {
      await stockNumbered(12)
      const all = 'name=all&category=all&brand=all&min=1&max=150000&rating=0&order=0&page=1&limit=10&sortOrder=%7B%22_id%22%3A-1%7D'
      expect((await shop().get(`${LIST}?${all}`)).json).toEqual((await shop().get(LIST)).json)
    })

    test('unknown keys are dropped', async () => {
      await stockNumbered(3)
      expect((await shop().get(`${LIST}?utm_source=x&__proto__=1&constructor=2&page[]=9`)).json).toEqual((await shop().get(LIST)).json)
    })
  })

  describe('junk', () => {
    test.each([
      ['page=0', 'page', 'Page must be at least 1.', 'يجب ألا تقل قيمة الصفحة عن 1.'],
      ['page=1001', 'page', 'Page may not be greater than 1,000.', 'يجب ألا تزيد قيمة الصفحة على 1,000.'],
      ['page=-1', 'page', 'Page must be at least 1.', 'يجب ألا تقل قيمة الصفحة عن 1.'],
      ['page=two', 'page', 'Page must be a whole number.', 'يجب أن تكون قيمة الصفحة عددًا صحيحًا.'],
      ['page=1.5', 'page', 'Page must be a whole number.', 'يجب أن تكون قيمة الصفحة عددًا صحيحًا.'],
      ['page=1&page=2', 'page', 'Page must be a whole number.', 'يجب أن تكون قيمة الصفحة عددًا صحيحًا.'],
      ['limit=0', 'limit', 'Page size must be at least 1.', 'يجب ألا تقل قيمة عدد العناصر في الصفحة عن 1.'],
      ['limit=1e3', 'limit', 'Page size must be a whole number.', 'يجب أن تكون قيمة عدد العناصر في الصفحة عددًا صحيحًا.'],
      ['min=cheap', 'min', 'Lowest price must be a number.', 'يجب أن تكون قيمة أقل سعر رقمًا.'],
      ['min=-5', 'min', 'Lowest price must be at least 0.', 'يجب ألا تقل قيمة أقل سعر عن 0.'],
      ['max=Infinity', 'max', 'Highest price must be a number.', 'يجب أن تكون قيمة أعلى سعر رقمًا.'],
      ['rating=6', 'rating', 'Rating may not be greater than 5.', 'يجب ألا تزيد قيمة التقييم على 5.'],
      ['rating=x', 'rating', 'Rating must be a number.', 'يجب أن تكون قيمة التقييم رقمًا.'],
      ['order=3', 'order', 'Sort order is not valid.', 'قيمة الترتيب غير صالحة.'],
      ['order=newest', 'order', 'Sort order is not valid.', 'قيمة الترتيب غير صالحة.'],
      ['category=a&category=b', 'category', 'Category is not valid.', 'قيمة القسم غير صالحة.'],
    ])('%s is refused in the language of the request', async (query, field, english, arabic) => {
      const inEnglish = await shop().get(`${LIST}?${query}`)
      expect(inEnglish.status).toBe(400)
      expect(inEnglish.json).toEqual({ error: english, code: 'validation', fields: { [field]: [english] } })
      const inArabic = await shop().get(`${LIST}?${query}`, { 'accept-language': 'ar' })
      expect(inArabic.status).toBe(400)
      expect(inArabic.json).toEqual({ error: arabic, code: 'validation', fields: { [field]: [arabic] } })
    })

    test('every wrong field is named at once', async () => {
      const { json } = await shop().get(`${LIST}?page=x&limit=x&order=x`)
      expect(Object.keys(json.fields).sort()).toEqual(['limit', 'order', 'page'])
    })
  })

  describe('sorting', () => {
    const stockPriced = () =>
      shop().stock({
        products: [
          { name: 'middle', pounds: 200 },
          { name: 'dear', pounds: 300.5 },
          { name: 'cheap', pounds: 100 },
        ],
      })

    test.each([
      ['order=0', ['cheap', 'dear', 'middle']],
      ['order=1', ['dear', 'middle', 'cheap']],
      ['order=2', ['cheap', 'middle', 'dear']],
      ['sortOrder={"_id":-1}', ['cheap', 'dear', 'middle']],
      ['sortOrder={"price":-1}', ['dear', 'middle', 'cheap']],
      ['sortOrder={"price":1}', ['cheap', 'middle', 'dear']],
      ['sortOrder={ "price" : 1 }&order=', ['cheap', 'middle', 'dear']],
      ['sortOrder={"price":1}&order=1', ['dear', 'middle', 'cheap']],
      ['sortOrder={"price":1}&order=0', ['cheap', 'dear', 'middle']],
    ])('%s sorts for everybody', async (query, expected) => {
      await stockPriced()
      expect(await names(query)).toEqual(expected)
      expect(await names(query, await signedIn(shop(), 'member'))).toEqual(expected)
    })

    test.each(['{', 'null', '[]', '{"price":2}', '{"$where":"1"}', '%00', 'x'.repeat(5000), '{"price":1}&sortOrder={"price":-1}'])(
      'a sortOrder that is not understood is ignored, never an error: %s',
      async (sortOrder) => {
        await stockPriced()
        expect(await names(`sortOrder=${sortOrder}`)).toEqual(['cheap', 'dear', 'middle'])
      },
    )

    test('with a name the best match comes first unless a price order is given', async () => {
      await shop().stock({
        products: [
          { name: 'Fryer', pounds: 200 },
          { name: 'Basket', description: 'For a fryer.', pounds: 100 },
        ],
      })
      expect(await names('name=fryer')).toEqual(['Fryer', 'Basket'])
      expect(await names('name=fryer&order=0')).toEqual(['Fryer', 'Basket'])
      expect(await names('name=fryer&order=2')).toEqual(['Basket', 'Fryer'])
      expect(await names('name=fryer&sortOrder={"price":1}')).toEqual(['Basket', 'Fryer'])
    })
  })
})
