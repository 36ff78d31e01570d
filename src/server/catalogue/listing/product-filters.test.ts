import { expect, test } from 'vitest'
import { editProduct, moveSlug, rate, switchBrand, switchCategory } from '#tests/support/shop/catalogue-changes.ts'
import { describeShopOnBoth } from '#tests/support/shop/shop-on-both.ts'

const LIST = '/api/product/list'

describeShopOnBoth('filters of the product list', (shop) => {
  const names = async (query: string): Promise<string[]> => {
    const { status, json } = await shop().get(`${LIST}?${query}`)
    expect(status).toBe(200)
    return json.products.map(({ name }: { name: string }) => name)
  }
  const stockShelves = () =>
    shop().stock({
      brands: [{ name: 'Alba' }, { name: 'Borea' }, { name: 'Gone', isActive: false }],
      categories: [{ name: 'Cold' }, { name: 'Hot' }, { name: 'Hidden', isActive: false }],
      products: [
        { name: 'alba cold', brand: 0, categories: [0] },
        { name: 'alba hot', brand: 0, categories: [1] },
        { name: 'borea both', brand: 1, categories: [0, 1] },
        { name: 'borea hidden', brand: 1, categories: [2] },
        { name: 'gone cold', brand: 2, categories: [0] },
        { name: 'off cold', brand: 0, categories: [0], isActive: false },
      ],
    })

  test.each([
    ['', ['borea hidden', 'borea both', 'alba hot', 'alba cold']],
    ['category=all&brand=all', ['borea hidden', 'borea both', 'alba hot', 'alba cold']],
    ['category=&brand=', ['borea hidden', 'borea both', 'alba hot', 'alba cold']],
    ['category=cold', ['borea both', 'alba cold']],
    ['brand=borea', ['borea hidden', 'borea both']],
    ['category=cold&brand=borea', ['borea both']],
    ['category=hot&brand=alba', ['alba hot']],
    ['category=cold&brand=borea&name=borea', ['borea both']],
    ['category=nowhere', []],
    ['brand=nobody', []],
    ['category=cold&brand=nobody', []],
    ['category=hidden', []],
    ['brand=gone', []],
    ['category=COLD', []],
    ['category=%00', []],
    ['brand=%27%20or%201=1', []],
    [`category=${'x'.repeat(190)}`, []],
  ])('find only products on show: %s', async (query, expected) => {
    await stockShelves()
    expect(await names(query)).toEqual(expected)
    const { json } = await shop().get(`${LIST}?${query}`)
    expect(json.count).toBe(expected.length)
    expect(json.totalPages).toBe(Math.ceil(expected.length / 10))
  })

  test('switching a product, brand or category off and on takes effect at once', async () => {
    const ids = await stockShelves()
    await editProduct(shop().change, ids[0] ?? '', { isActive: false })
    expect(await names('category=cold')).toEqual(['borea both'])
    await switchBrand(shop(), 'borea', false)
    expect(await names('')).toEqual(['alba hot'])
    expect(await names('brand=borea')).toEqual([])
    await switchBrand(shop(), 'borea', true)
    await switchCategory(shop(), 'cold', false)
    expect(await names('category=cold')).toEqual([])
    expect(await names('')).toEqual(['borea hidden', 'borea both', 'alba hot'])
    await switchCategory(shop(), 'cold', true)
    await editProduct(shop().change, ids[0] ?? '', { isActive: true })
    expect(await names('category=cold')).toEqual(['borea both', 'alba cold'])
  })

  test('an old slug of a brand or category filters like its new one', async () => {
    await stockShelves()
    await moveSlug(shop(), 'brand', 'borea', 'boreal')
    await moveSlug(shop(), 'category', 'cold', 'cooling')
    expect(await names('brand=borea')).toEqual(await names('brand=boreal'))
    expect(await names('category=cold&brand=boreal')).toEqual(['borea both'])
  })

  test('rating means at least this average, rounded to one decimal as it is shown', async () => {
    const [four = '', high = ''] = await shop().stock({ products: [{ name: 'four' }, { name: 'four and a half' }, { name: 'unrated' }] })
    await rate(shop(), four, [3, 5])
    await rate(shop(), high, [4, 4, 5, 5, 4, 5, 4])
    expect(await names('rating=0')).toHaveLength(3)
    expect(await names('rating=1')).toEqual(['four and a half', 'four'])
    expect(await names('rating=4')).toEqual(['four and a half', 'four'])
    expect(await names('rating=4.4')).toEqual(['four and a half'])
    expect(await names('rating=4.5')).toEqual([])
    expect(await names('rating=4.1&name=four')).toEqual(['four and a half'])
  })

  test('rated products are counted, and asked for, while they are on show', async () => {
    const ids = await stockShelves()
    const rated = async () => {
      const { count } = (await shop().get(`${LIST}?rating=1`)).json
      return { count, ...(await shop().get(`${LIST}/rated`)).json }
    }
    expect(await rated()).toEqual({ count: 0, isAnyRated: false })
    for (const id of [ids[2], ids[4], ids[5]]) await rate(shop(), id ?? '', [4])
    expect(await rated()).toEqual({ count: 1, isAnyRated: true })
    await switchBrand(shop(), 'borea', false)
    expect(await rated()).toEqual({ count: 0, isAnyRated: false })
    await switchBrand(shop(), 'gone', true)
    expect(await rated()).toEqual({ count: 1, isAnyRated: true })
  })
})
