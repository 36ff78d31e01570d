import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoCatalogue } from '#demo/data/catalogue.ts'
import { loadDemo } from '#demo/load-demo.ts'
import { describeOnBothDatabases } from '../support/database/both-databases.ts'
import { openTestShop, SECRET, type TestShop } from '../support/shop/test-shop.ts'
import { FIRST, fits, QUERIES, REQUIRED_GROUP } from './queries.ts'

const LEAST_SHARE = 0.95

describeOnBothDatabases('the search list', (on) => {
  let shop: TestShop
  const bySku = new Map(demoCatalogue().products.map((product) => [product.sku, product]))

  beforeAll(async () => {
    shop = await openTestShop(on.database())
    await loadDemo({ change: shop.change, making: shop.making, media: null, offerKey: SECRET, requestKey: SECRET })
  })
  afterAll(() => shop.close())

  const find = async (query: string, limit: number): Promise<string[]> => {
    const { json } = await shop.get(`/api/product/list?limit=${limit}&name=${encodeURIComponent(query)}`)
    return json.products.map(({ sku }: { sku: string }) => sku)
  }

  test('at least 95 of 100 queries show the expected product among the first five results', async () => {
    const missed: string[] = []
    for (const { query, expects } of QUERIES) {
      const found = await find(query, FIRST)
      const isHit = ('firstOf' in expects ? found.slice(0, 1) : found).some((sku) => {
        const product = bySku.get(sku)
        return product !== undefined && fits(expects, product)
      })
      if (!isHit) missed.push(`${query} → ${found.map((sku) => bySku.get(sku)?.nameEn).join(' | ')}`)
    }
    expect(QUERIES.length).toBeGreaterThanOrEqual(80)
    expect(1 - missed.length / QUERIES.length, missed.join('\n')).toBeGreaterThanOrEqual(LEAST_SHARE)
    if (missed.length > 0) process.stdout.write(`missed:\n${missed.join('\n')}\n`)
  })

  test.each(REQUIRED_GROUP.queries)('the same product is found by "%s"', async (query) => {
    expect(await find(query, 100)).toContain(REQUIRED_GROUP.sku)
  })

  test.each([
    ['coffee', ['espresso-machine']],
    ['قهوة', ['espresso-machine']],
    ['oven', ['combi-oven', 'convection-oven', 'deck-oven']],
    ['فرن', ['combi-oven', 'convection-oven', 'deck-oven']],
  ] as const)('"%s" leads to what most people mean by it, all five of the first', async (query, types) => {
    const found = await find(query, FIRST)
    expect(found).toHaveLength(FIRST)
    for (const sku of found) expect(types, sku).toContain(bySku.get(sku)?.type)
  })

  test('the beginning of a SKU ranks before words that begin alike, and so does its maker', async () => {
    for (const sku of await find('TAL-', FIRST)) expect(sku).toMatch(/^TLG-/)
  })

  test('suggestions are at most ten and go by the same rules', async () => {
    const { json } = await shop.get(`/api/product/list/search/${encodeURIComponent('ثلاجه')}`)
    expect(json.products).toHaveLength(10)
    expect(json.products[0].brand.slug).toMatch(/^[a-z0-9-]+$/)
  })
})
