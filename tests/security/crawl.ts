import { type Endpoints, endpoints } from '#contract/endpoints.ts'
import type { Answer, TestShop } from '#tests/support/shop/test-shop.ts'

/** One address that anybody may ask for. */
export interface CrawlTarget {
  readonly path: string
  /** The API document speaks of prices without naming one, so its keys are not looked at, only its numbers. */
  readonly isDescription?: boolean
}

/** What the crawl knows of the shop that it walks through. */
export interface CrawlPlaces {
  readonly products: readonly string[]
  readonly brands: readonly string[]
  readonly categories: readonly string[]
}

type PublicCall = { [C in keyof Endpoints & `GET ${string}`]: Endpoints[C] extends { access: 'anyone' } ? C : never }[keyof Endpoints &
  `GET ${string}`]

const TERMS = ['oven', 'ثلاجة', 'nvr', 'frier', 'fry', '42500', '12,345']

/** Every public call with all the ways to make it; a call without an entry does not compile, nor pass `missingSamples`. */
const SAMPLES: { readonly [C in PublicCall]: (places: CrawlPlaces) => readonly string[] } = {
  'GET /api/product/list': listQueries,
  'GET /api/product/list/search/:term': () => TERMS.map((term) => `/api/product/list/search/${encodeURIComponent(term)}`),
  'GET /api/product/item/:slug': ({ products }) => [...products, 'no-such-thing'].map((slug) => `/api/product/item/${slug}`),
  'GET /api/product/list/brand/:slug': ({ brands }) =>
    [...brands, 'nobody'].flatMap((slug) =>
      ['', '?order=1', '?order=2&page=2', '?limit=100'].map((query) => `/api/product/list/brand/${slug}${query}`),
    ),
  'GET /api/category/list': () => ['/api/category/list'],
  'GET /api/brand/list': () => ['/api/brand/list'],
  'GET /api/review/:productSlug': ({ products }) => products.flatMap((slug) => [`/api/review/${slug}`, `/api/review/${slug}?page=1`]),
  'GET /api/merchant/signup/:token': () => ['/api/merchant/signup/invented'],
}

/** Public calls of the contract that the crawl would not make. */
export function missingSamples(table: Readonly<Record<string, { readonly access: string }>> = endpoints): string[] {
  return Object.keys(table).filter((key) => key.startsWith('GET ') && table[key]?.access === 'anyone' && !Object.hasOwn(SAMPLES, key))
}

function listQueries({ brands, categories }: CrawlPlaces): string[] {
  const pages = Array.from({ length: 6 }, (_, n) => `limit=100&page=${n + 1}`)
  const sorts = ['order=0', 'order=1', 'order=2', 'sortOrder={"price":-1}', 'sortOrder={"price":1}', 'order=2&page=7']
  const bounds = ['min=40000&max=50000', 'max=900', 'min=149999', 'min=42500&max=42500', 'min=40000&order=1&name=oven', 'rating=4&max=1000']
  const names = TERMS.map((term) => `name=${encodeURIComponent(term)}&limit=100&order=1`)
  const places = [...categories.map((slug) => `category=${slug}`), ...brands.map((slug) => `brand=${slug}`)]
  const refused = ['page=x', 'min=cheap', 'order=9', 'max=-1', 'rating=6']
  const queries = ['', ...pages, ...sorts, ...bounds, ...names, ...places.map((place) => `${place}&limit=100&order=2`), ...refused]
  return queries.map((query) => `/api/product/list?${query}`)
}

function apiTargets(places: CrawlPlaces): CrawlTarget[] {
  return Object.values(SAMPLES).flatMap((sample) => sample(places).map((path) => ({ path })))
}

/** What search engines and the curious ask for beside the API. Rendered pages join here. */
async function documentTargets(shop: TestShop): Promise<CrawlTarget[]> {
  const index = (await shop.get('/sitemap.xml')).text
  const files = [...index.matchAll(/<loc>[^<]*?(\/sitemap\/[^<]+)<\/loc>/g)].map(([, path]) => ({ path: path ?? '' }))
  return [
    { path: '/robots.txt' },
    { path: '/sitemap.xml' },
    ...files,
    { path: '/api/docs', isDescription: true },
    ...['/api/nope', '/nope', '/healthz', '/readyz', '/sitemap/nope.xml', '/media/nope/800.webp', '/api/%'].map((path) => ({ path })),
  ]
}

export async function crawlTargets(shop: TestShop): Promise<CrawlTarget[]> {
  const places = await placesOf(shop)
  return [...apiTargets(places), ...(await documentTargets(shop))]
}

async function placesOf(shop: TestShop): Promise<CrawlPlaces> {
  const slugs = (records: readonly { slug: string }[]) => records.map(({ slug }) => slug)
  const products: string[] = []
  for (let page = 1; ; page += 1) {
    const { json } = await shop.get(`/api/product/list?limit=100&page=${page}`)
    if (json.products.length === 0) break
    products.push(...slugs(json.products))
  }
  const brands = slugs((await shop.get('/api/brand/list')).json.brands)
  return { products, brands, categories: slugs((await shop.get('/api/category/list')).json.categories) }
}

const PRICE_KEYS: ReadonlySet<string> = new Set(['price', 'purchasePrice', 'totalPrice', 'total', 'pricePiastres', 'price_piastres'])

/** What an answer tells of prices: keys that name one, and the amounts themselves in body or headers. */
export function pricesIn(answer: Answer, target: CrawlTarget, amounts: ReadonlySet<string>): string[] {
  const keys = target.isDescription === true ? [] : priceKeys(answer.json)
  const { 'content-length': _, ...headers } = answer.headers
  const written = `${JSON.stringify(headers)} ${answer.text}`
  return [...keys, ...[...numbersIn(written)].filter((number) => amounts.has(number))]
}

function priceKeys(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(priceKeys)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [...(PRICE_KEYS.has(key) ? [key] : []), ...priceKeys(inner)])
}

/** Numbers that stand alone, however they are grouped: "45,250.5" and "45250.5" are the same. */
export function numbersIn(text: string): Set<string> {
  const found = text.match(/(?<![\p{L}\d._-])\d[\d,]*(?:\.\d+)?(?![\p{L}\d_-])/gu) ?? []
  return new Set(found.map((number) => String(Number(number.replaceAll(',', '')))))
}
