import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoCatalogue } from '#demo/data/catalogue.ts'
import { loadDemo } from '#demo/load-demo.ts'
import type { Database } from '#server/platform/db/database.ts'
import { openAnyTestDatabase } from '#tests/support/database/both-databases.ts'
import { type BuiltPages, builtPages } from '#tests/support/shop/built-pages.ts'
import { signedIn } from '#tests/support/shop/people.ts'
import { sendJson } from '#tests/support/shop/send-json.ts'
import { type Answer, openTestShop, PUBLIC_URL, SECRET, type TestShop } from '#tests/support/shop/test-shop.ts'
import { crawlTargets, numbersIn, pricesInBody, pricesInHeaders } from './crawl.ts'
import { missingSamples } from './crawl-calls.ts'
import { pagePatterns } from './crawl-pages.ts'
import type { CrawlTarget } from './crawl-target.ts'

const LEAST_TELLING_POUNDS = 5000
const AT_ONCE = 4
const TRIES = 20
const PAUSE_MS = 500
/** Stands in every word that staff write on the desk, and in a draft of a product. */
const NOTE = 'staffonly7f3a'

/** Each address is asked for in this order: an answer cached for somebody who sees prices would leak to those after them. */
const VISITORS = {
  'a member with a name': () => signedIn(shop, 'member'),
  nobody: () => ({}),
  'nobody, in Arabic': () => ({ 'accept-language': 'ar' }),
  'somebody with a bad token': () => ({ authorization: 'Bearer nobody' }),
  'a member without a first name': () => signedIn(shop, 'nameless'),
} as const
type Visitor = keyof typeof VISITORS
const HIDDEN_FROM = (Object.keys(VISITORS) as Visitor[]).filter((who) => who !== 'a member with a name')

let database: Database
let pages: BuiltPages
let shop: TestShop
let targets: CrawlTarget[]
let amounts: ReadonlySet<string>
const answered = new Set<string>()
const noted: string[] = []
const told: Readonly<Record<Visitor, string[]>> = {
  'a member with a name': [],
  nobody: [],
  'nobody, in Arabic': [],
  'somebody with a bad token': [],
  'a member without a first name': [],
}

/** Prices that are no size, weight, model or other number anywhere in the demo, with decimals and in the smallest unit. */
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
  database = await openAnyTestDatabase()
  pages = await builtPages(PUBLIC_URL)
  shop = await openTestShop(database, { openPages: pages.openPages, hasLimits: false })
  await loadDemo({ change: shop.change, making: shop.making, media: null, offerKey: SECRET, requestKey: SECRET })
  await annotateDesk()
  await leaveDraft()
  targets = await crawlTargets(shop)
  amounts = tellingAmounts()
  await crawl()
})
afterAll(async () => {
  await shop.close()
  await pages.close()
  await database.close()
})

async function annotateDesk(): Promise<void> {
  await database.db.execute(sql`update desk_log set note = ${NOTE}, facts = ${JSON.stringify({ word: NOTE })}::jsonb`)
  await database.db.execute(sql`update availability_questions set word = ${NOTE}`)
  await database.db.execute(
    sql`update desk_entries set next_note = ${NOTE}, lost_note = ${NOTE}, site = ${JSON.stringify({ note: NOTE })}::jsonb`,
  )
}

/** Complete but for its picture, in a brand and a category that are on show. */
async function leaveDraft(): Promise<void> {
  const headers = await signedIn(shop, 'admin')
  const [brand] = (await shop.get('/api/brand/list')).json.brands
  const [category] = (await shop.get('/api/category/list')).json.categories
  const words = { name: `Oven ${NOTE}`, nameAr: `فرن ${NOTE}`, description: NOTE, descriptionAr: NOTE, sku: NOTE }
  const product = { ...words, price: 42_500, quantity: 3, taxable: 1, brand: brand._id, categories: [category._id] }
  const { status } = await sendJson(shop, { call: 'POST /api/product/drafts', headers, body: { product } })
  if (status !== 200) throw new Error(`the draft was answered ${status}`)
}

/** Several at a time: pages are rendered on a thread of their own. */
async function crawl(): Promise<void> {
  const visitors = await Promise.all((Object.keys(VISITORS) as Visitor[]).map(async (who) => ({ who, headers: await VISITORS[who]() })))
  const left = [...targets]
  const walk = async () => {
    for (let target = left.pop(); target !== undefined; target = left.pop()) await visit(target, visitors)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, walk))
}

async function visit(target: CrawlTarget, visitors: readonly { who: Visitor; headers: Record<string, string> }[]): Promise<void> {
  const known = new Map<string, string[]>()
  for (const { who, headers } of visitors) {
    const answer = await ask(target, headers)
    if (answer.status >= 500) throw new Error(`${target.path} was answered with ${answer.status}.`)
    if (answer.status === 200) answered.add(target.path)
    if (answer.text.includes(NOTE)) noted.push(target.path)
    const prices = known.get(answer.text) ?? pricesInBody(answer, target, amounts)
    known.set(answer.text, prices)
    told[who].push(...[...prices, ...pricesInHeaders(answer.headers, amounts)].map((price) => `${target.path}: ${price}`))
  }
}

/** A busy shop tells callers to come back. */
async function ask(target: CrawlTarget, headers: Record<string, string>): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await askOnce(target, headers)
    if (answer.status !== 503 || attempt === TRIES) return answer
    await pause(PAUSE_MS)
  }
}

function askOnce({ path, body }: CrawlTarget, headers: Record<string, string>): Promise<Answer> {
  return body === undefined ? shop.get(path, headers) : sendJson(shop, { call: `POST ${path}`, body, headers })
}

const beginning = (start: string) => [...answered].filter((path) => path.startsWith(start))

test('every call of the contract that is open to anyone is crawled', () => {
  expect(missingSamples()).toEqual([])
  expect(
    missingSamples({
      'GET /api/new/:thing': { access: 'anyone' },
      'POST /api/new': { access: 'link-holders' },
      'GET /api/own': { access: 'signed-in' },
    }),
  ).toEqual(['GET /api/new/:thing', 'POST /api/new'])
})

test('every page of the route table is crawled in both languages', () => {
  expect(pagePatterns()).toEqual(expect.arrayContaining(['/', '/shop', '/product/:slug', '/dashboard', '/dashboard/orders/brand', '/*']))
  expect(pagePatterns().length).toBeGreaterThan(40)
  for (const language of ['', '/ar']) {
    expect(beginning(`${language}/product/`).length).toBeGreaterThan(150)
    expect(beginning(`${language}/shop/category/`).length).toBeGreaterThan(10)
    expect(beginning(`${language}/shop/brand/`).length).toBeGreaterThan(20)
    expect(beginning(`${language}/dashboard/`).length).toBeGreaterThan(15)
  }
})

test('the crawl opens pages and technical links of offers', () => {
  for (const start of ['/offer/', '/ar/offer/', '/api/offer/link/']) expect(beginning(start).length, start).toBeGreaterThan(4)
})

test('the crawl goes to every product on show, and knows most of the prices by their amounts', () => {
  expect(beginning('/api/product/item/').length).toBeGreaterThan(300)
  expect(beginning('/sitemap/products-').length).toBeGreaterThan(0)
  expect(answered).toContain('/api/cart/check')
  expect(amounts.size).toBeGreaterThan(200)
})

test.each(HIDDEN_FROM)('%s gets no price from any public address', (who) => {
  expect(told[who]).toEqual([])
})

test('no public address tells what staff note on the desk', () => {
  expect(noted).toEqual([])
})

test('rendered pages hold no price, for any viewer', () => {
  expect(told['a member with a name'].filter((each) => !each.startsWith('/api/'))).toEqual([])
})

test('the crawl finds prices where they are allowed: a member with a name sees them all over', () => {
  const prices = told['a member with a name']
  const paths = [...new Set(prices.map((each) => each.split(/[?:]/)[0] ?? ''))]
  expect(paths).toEqual(expect.arrayContaining(['/api/product/list', '/api/cart/check']))
  expect(paths.filter((path) => path.startsWith('/api/product/item/')).length).toBeGreaterThan(300)
  expect(paths.filter((path) => path.startsWith('/api/product/list/brand/')).length).toBeGreaterThan(10)
  expect(prices).toEqual(expect.arrayContaining(['/api/cart/check: price', expect.stringMatching(/^\/api\/cart\/check: \d+$/)]))
})

describe('the crawl would notice', () => {
  const answer = { status: 200, headers: {}, text: '', json: undefined }
  const inText = (text: string, known: readonly string[] = []) => pricesInBody({ ...answer, text }, { path: '/' }, new Set(known))

  test('an amount in a text or a header, however it is written', () => {
    for (const text of [
      'Only 48,750 today',
      '"description":"48750.00"',
      '[3,48750,850]',
      '\\"_65\\",48750,\\"',
      '<b>48,750</b>',
      'For 48,750, at once',
    ]) {
      expect(inText(text, ['48750']), text).toEqual(['48750'])
    }
    expect(inText('[48,750,12]', ['48750'])).toEqual([])
    expect(pricesInHeaders({ 'x-price': '48750', 'content-length': '5' }, new Set(['48750', '5']))).toEqual(['48750'])
    expect(inText('id 48750a-x48750', ['48750'])).toEqual([])
  })

  test('a key that names a price, in an answer, in the data of a page and in its head', () => {
    const json = { order: { lines: [{ purchasePrice: null }] } }
    expect(pricesInBody({ ...answer, json }, { path: '/' }, new Set())).toEqual(['purchasePrice'])
    expect(inText('enqueue("[{\\"_1\\":2},\\"price\\",900]")')).toEqual(['price'])
    expect(inText('{"@type":"Offer","price":"900"}')).toEqual(['price'])
    expect(inText('<meta property="product:price:amount" content="900"/>')).toEqual(['product:price:amount'])
    expect(inText('<meta name="description" content="All prices"/>')).toEqual([])
  })

  test('an amount labelled as pounds, and no other number', () => {
    for (const text of ['900 L.E', '900&nbsp;L.E', '900<!-- --> <!-- -->L.E', '<b>900</b><small>L.E</small>']) {
      expect(inText(text), text).toHaveLength(1)
    }
    expect(inText('Prices are in Egyptian pounds (L.E).')).toEqual([])
  })
})
