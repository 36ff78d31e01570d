import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoCatalogue } from '#demo/data/catalogue.ts'
import { loadDemo } from '#demo/load-demo.ts'
import type { Database } from '#server/platform/db/database.ts'
import { openTestDatabase } from '#tests/support/database/test-database.ts'
import { signedIn } from '#tests/support/shop/people.ts'
import { openTestShop, type TestShop } from '#tests/support/shop/test-shop.ts'
import { type CrawlTarget, crawlTargets, missingSamples, numbersIn, pricesIn } from './crawl.ts'

const LEAST_TELLING_POUNDS = 5000

let database: Database
let shop: TestShop
let targets: CrawlTarget[]
let amounts: ReadonlySet<string>

/** Prices that are no size, weight, model or other number anywhere in the demo, in pounds and in piastres. */
function tellingAmounts(): Set<string> {
  const { products, brands, categories } = demoCatalogue()
  const facts = products.map(({ pricePounds: _, ...rest }) => rest)
  const ordinary = numbersIn(JSON.stringify([facts, brands, categories]))
  const telling = products
    .map(({ pricePounds }) => pricePounds)
    .filter((price) => price >= LEAST_TELLING_POUNDS && !ordinary.has(String(price)))
  return new Set(telling.flatMap((price) => [String(price), String(Math.round(price * 100))]))
}

beforeAll(async () => {
  database = await openTestDatabase()
  shop = await openTestShop(database)
  await loadDemo({ change: shop.change, making: shop.making, media: null })
  targets = await crawlTargets(shop)
  amounts = tellingAmounts()
})
afterAll(async () => {
  await shop.close()
  await database.close()
})

async function crawl(headers: Record<string, string>): Promise<string[]> {
  const told: string[] = []
  for (const target of targets) {
    const answer = await shop.get(target.path, headers)
    told.push(...pricesIn(answer, target, amounts).map((price) => `${target.path}: ${price}`))
  }
  return told
}

test('every public call of the contract is crawled', () => {
  expect(missingSamples()).toEqual([])
  expect(missingSamples({ 'GET /api/new/:thing': { access: 'anyone' }, 'GET /api/own': { access: 'signed-in' } })).toEqual([
    'GET /api/new/:thing',
  ])
})

test('the crawl goes to every product on show, and knows most of the prices by their amounts', () => {
  const onShow = targets.filter(({ path }) => path.startsWith('/api/product/item/'))
  expect(onShow.length).toBeGreaterThan(300)
  expect(targets.filter(({ path }) => path.startsWith('/sitemap/products-')).length).toBeGreaterThan(0)
  expect(amounts.size).toBeGreaterThan(200)
})

test.each([
  ['nobody', async () => ({})],
  ['nobody, in Arabic', async () => ({ 'accept-language': 'ar' })],
  ['somebody with a bad token', async () => ({ authorization: 'Bearer nobody' })],
  ['a member without a first name', () => signedIn(shop, 'nameless')],
])('%s is told no price by any public address', async (_who, headers) => {
  expect(await crawl(await headers())).toEqual([])
})

test('the crawl would notice: a member with a name is told prices all over', async () => {
  const told = await crawl(await signedIn(shop, 'member'))
  const places = new Set(told.map((each) => each.split(/[?:]/)[0]))
  expect(places).toContain('/api/product/list')
  expect([...places].filter((path) => path?.startsWith('/api/product/item/')).length).toBeGreaterThan(300)
  expect([...places].filter((path) => path?.startsWith('/api/product/list/brand/')).length).toBeGreaterThan(10)
  expect(told.some((each) => each.endsWith(': price'))).toBe(true)
  expect(told.some((each) => /: \d+$/.test(each))).toBe(true)
})

test('the crawl would notice an amount in a text or a header, however it is written', () => {
  const amount = [...amounts].find((each) => /^\d{5}$/.test(each)) ?? ''
  const grouped = `${amount.slice(0, -3)},${amount.slice(-3)}`
  const answer = { status: 200, headers: {}, text: `Only ${grouped} L.E today`, json: undefined }
  const target = { path: '/' }
  expect(pricesIn(answer, target, amounts)).toEqual([amount])
  expect(pricesIn({ ...answer, text: `"description":"${amount}.00"` }, target, amounts)).toEqual([amount])
  expect(pricesIn({ ...answer, text: '', headers: { 'x-price': amount } }, target, amounts)).toEqual([amount])
  expect(pricesIn({ ...answer, text: '', json: { order: { lines: [{ purchasePrice: null }] } } }, target, amounts)).toEqual([
    'purchasePrice',
  ])
  expect(pricesIn({ ...answer, text: `id ${amount}a-x${amount}` }, target, amounts)).toEqual([])
})
