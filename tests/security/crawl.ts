import { navigations } from '#contract/docs/navigations.ts'
import { ARTWORK } from '#demo/artwork/artwork.ts'
import { enterRequest } from '#tests/support/shop/callers.ts'
import { signedIn } from '#tests/support/shop/people.ts'
import type { Answer, TestShop } from '#tests/support/shop/test-shop.ts'
import { callTargets } from './crawl-calls.ts'
import { pageTargets } from './crawl-pages.ts'
import type { CrawlRecords, CrawlTarget } from './crawl-target.ts'

const STRAY = ['/api/nope', '/healthz', '/readyz', '/favicon.ico', '/sitemap/nope.xml', '/media/nope/800.webp', '/api/%']

/** Lists the addresses that browsers, search engines and the curious ask for beside calls and pages. */
async function documentTargets(shop: TestShop): Promise<CrawlTarget[]> {
  const index = (await shop.get('/sitemap.xml')).text
  const files = [...index.matchAll(/<loc>[^<]*?(\/sitemap\/[^<]+)<\/loc>/g)].map(([, path = '']) => path)
  const links = Object.keys(navigations).map((call) => call.replace('GET ', '').replace(/:\w+/g, 'invented'))
  const drawings = [...ARTWORK.keys()].map((name) => `/artwork/${name}`)
  return [
    { path: '/api/docs', isDescription: true },
    ...['/robots.txt', '/sitemap.xml', ...files, ...links, ...drawings, ...STRAY].map((path) => ({ path })),
  ]
}

export async function crawlTargets(shop: TestShop): Promise<CrawlTarget[]> {
  const records = await recordsOf(shop)
  return [...callTargets(records), ...pageTargets(records), ...(await documentTargets(shop))]
}

async function recordsOf(shop: TestShop): Promise<CrawlRecords> {
  const slugs = (records: readonly { slug: string }[]) => records.map(({ slug }) => slug)
  const products: { id: string; slug: string }[] = []
  for (let page = 1; ; page += 1) {
    const { json } = await shop.get(`/api/product/list?limit=100&page=${page}`)
    if (json.products.length === 0) break
    products.push(...json.products.map(({ _id, slug }: { _id: string; slug: string }) => ({ id: _id, slug })))
  }
  const brands = slugs((await shop.get('/api/brand/list')).json.brands)
  const categories = slugs((await shop.get('/api/category/list')).json.categories)
  return { products, brands, categories, requests: await requestsOf(shop, products), offers: await offersOf(shop) }
}

/** Requests by phone of products whose prices tell. */
async function requestsOf(shop: TestShop, products: CrawlRecords['products']): Promise<string[]> {
  const lines = products.slice(0, 3).map(({ id: product }) => ({ product, quantity: 1 }))
  return [(await enterRequest(shop, { lines })).token, (await enterRequest(shop, { words: 'A kitchen for 120 seats' })).token]
}

const OFFERS_MOST = 6

/** The newest offers that were seen: sent, accepted, with messages. */
async function offersOf(shop: TestShop): Promise<CrawlRecords['offers']> {
  const staff = await signedIn(shop, 'admin')
  const { offers } = (await shop.get('/api/offer?seen=yes', staff)).json
  const links: { answering: string; readingWithoutPrices: string }[] = []
  for (const { _id } of offers.slice(0, OFFERS_MOST)) {
    const { offer } = (await shop.get(`/api/offer/${_id}`, staff)).json
    if (offer.links !== null) links.push(offer.links)
  }
  const tokenOf = (url: string) => url.slice(url.lastIndexOf('/') + 1)
  return links.map(({ answering, readingWithoutPrices }) => ({ answering: tokenOf(answering), technical: tokenOf(readingWithoutPrices) }))
}

const PRICE_KEYS = ['price', 'purchasePrice', 'totalPrice', 'total', 'priceMinor', 'price_minor'] as const
/** The keys that hold a price in a page: those of answers, of structured data and of its head. */
const PAGE_KEYS = [...PRICE_KEYS, 'lowPrice', 'highPrice', 'priceSpecification', 'product:price:amount', 'og:price:amount']
const QUOTED_KEY = new RegExp(`(?<=["'])(?:${PAGE_KEYS.join('|')})(?=\\\\?["'])`, 'g')
/** The pattern allows for any gap between the number and its label. */
const LABELLED = /\d[\d,.]*(?:\s|&nbsp;|<[^>]*>)*L\.E/g

const GROUPED = String.raw`(?<![,[])\d{1,3}(?:,\d{3})+(?!\d|,\S|\])`
const NUMBER = new RegExp(String.raw`(?<![\p{L}\d._-])(?:${GROUPED}|\d+)(?:\.\d+)?(?![\p{L}\d_-])`, 'gu')

/** Finds prices in an answer: keys that name one, numbers labelled as pounds, and the amounts themselves, except those in the question. */
export function pricesInBody(answer: Answer, target: CrawlTarget, amounts: ReadonlySet<string>): string[] {
  const asked = numbersIn(target.path.replaceAll('=', ' '))
  const told = amountsIn(answer.text, amounts).filter((amount) => !asked.has(amount))
  return [...new Set([...keysIn(answer, target), ...(answer.text.match(LABELLED) ?? []), ...told])]
}

export function pricesInHeaders({ 'content-length': _, ...headers }: Answer['headers'], amounts: ReadonlySet<string>): string[] {
  return amountsIn(JSON.stringify(headers), amounts)
}

function amountsIn(text: string, amounts: ReadonlySet<string>): string[] {
  return [...numbersIn(text)].filter((number) => amounts.has(number))
}

function keysIn({ json, text }: Answer, { isDescription = false }: CrawlTarget): string[] {
  if (isDescription) return []
  return json === undefined ? [...(text.match(QUOTED_KEY) ?? [])] : priceKeys(json)
}

function priceKeys(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(priceKeys)
  if (typeof value !== 'object' || value === null) return []
  const isPrice = (key: string) => PRICE_KEYS.some((price) => price === key)
  return Object.entries(value).flatMap(([key, inner]) => [...(isPrice(key) ? [key] : []), ...priceKeys(inner)])
}

/** Numbers that stand alone, however they are grouped: "45,250.5" and "45250.5" are the same. A list without spaces, as data is written, is several. */
export function numbersIn(text: string): Set<string> {
  const found = text.match(NUMBER) ?? []
  return new Set(found.map((number) => String(Number(number.replaceAll(',', '')))))
}
