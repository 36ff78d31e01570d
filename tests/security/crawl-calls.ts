import type { Endpoint } from '#contract/endpoint.ts'
import { type Endpoints, endpoints } from '#contract/endpoints.ts'
import { CART_LINES_MAX } from '#domain/orders/orders.ts'
import { emailOf, PASSWORD } from '#tests/support/shop/people.ts'
import type { CrawlRecords, CrawlTarget } from './crawl-target.ts'

const OPEN = ['anyone', 'link-holders'] as const
type OpenCall = { [C in keyof Endpoints]: Endpoints[C] extends { access: (typeof OPEN)[number] } ? C : never }[keyof Endpoints]
type Sample = (records: CrawlRecords) => readonly CrawlTarget[]

const TERMS = ['oven', 'ثلاجة', 'nvr', 'frier', 'fry', '42500', '12,345']
const NOBODYS_ID = '01900000-0000-7000-8000-00000000dead'

/**
 * Every call that is open to anyone, with all the ways to make it. A call without an entry neither compiles nor passes `missingSamples`.
 */
const SAMPLES: { readonly [C in OpenCall]: Sample } = {
  'GET /api/product/list': (records) => asked(listQueries(records).map((query) => `/api/product/list?${query}`)),
  'GET /api/product/list/rated': () => asked(['/api/product/list/rated']),
  'GET /api/product/list/search/:term': () => asked(TERMS.map((term) => `/api/product/list/search/${encodeURIComponent(term)}`)),
  'GET /api/product/item/:slug': ({ products }) => asked([...slugs(products), 'no-such-thing'].map((slug) => `/api/product/item/${slug}`)),
  // The text of a PDF is compressed: the sheet's own test reads it and finds no price.
  'GET /api/product/item/:slug/sheet': () => asked(['/api/product/item/no-such-thing/sheet']),
  'GET /api/product/list/brand/:slug': ({ brands }) =>
    asked(
      [...brands, 'nobody'].flatMap((slug) =>
        ['', '?order=1', '?order=2&page=2', '?limit=100'].map((query) => `/api/product/list/brand/${slug}${query}`),
      ),
    ),
  'GET /api/category/list': () => asked(['/api/category/list']),
  'GET /api/brand/list': () => asked(['/api/brand/list']),
  'GET /api/settings/home': () => asked(['/api/settings/home']),
  'GET /api/settings/shop': () => asked(['/api/settings/shop']),
  'GET /api/review/:productSlug': ({ products }) =>
    asked(slugs(products).map((slug, n) => `/api/review/${slug}${n % 2 === 0 ? '' : '?page=1'}`)),
  'GET /api/merchant/signup/:token': () => asked(['/api/merchant/signup/invented']),
  'GET /api/offer/link/:token': ({ offers }) =>
    asked(['invented', ...offers.map(({ technical }) => technical)].map((token) => `/api/offer/link/${token}`)),
  'GET /api/offer/link/:token/preview': ({ offers }) =>
    asked(
      ['invented', ...offers.flatMap(({ answering, technical }) => [answering, technical])].map(
        (token) => `/api/offer/link/${token}/preview`,
      ),
    ),
  'GET /api/offer/link/:token/document': () => asked(['/api/offer/link/invented/document']),
  'GET /api/offer/link/:token/files': ({ offers }) =>
    asked(['invented', ...offers.map(({ technical }) => technical)].map((token) => `/api/offer/link/${token}/files`)),
  'POST /api/offer/link/:token/files': () => [{ path: '/api/offer/link/invented/files', body: {} }],
  'GET /api/offer/link/:token/files/:fileId': () => asked([`/api/offer/link/invented/files/${NOBODYS_ID}`]),
  'DELETE /api/offer/link/:token/files/:fileId': () => [],
  'POST /api/offer/link/:token/seen': () => [{ path: '/api/offer/link/invented/seen', body: { version: 1 } }],
  'POST /api/offer/link/:token/accept': () => [
    { path: '/api/offer/link/invented/accept', body: { version: 1, name: 'Nadia Crawl', decision: { choices: {}, ticked: [] } } },
  ],
  'POST /api/offer/link/:token/decline': () => [{ path: '/api/offer/link/invented/decline', body: { version: 1, reason: 'Price' } }],
  'POST /api/offer/link/:token/message': () => [{ path: '/api/offer/link/invented/message', body: { text: 'What does it cost?' } }],
  'POST /api/offer/link/:token/renew': () => [{ path: '/api/offer/link/invented/renew', body: {} }],
  'GET /api/request/:token': ({ requests }) => asked(['invented', ...requests].map((token) => `/api/request/${token}`)),
  'GET /api/request/:token/preview': ({ requests }) => asked(['invented', ...requests].map((token) => `/api/request/${token}/preview`)),
  'POST /api/request/:token/files': () => [{ path: '/api/request/invented/files', body: {} }],
  'GET /api/request/:token/files/:fileId': () => asked([`/api/request/invented/files/${NOBODYS_ID}`]),
  'DELETE /api/request/:token/files/:fileId': () => [],
  'POST /api/cart/check': ({ products }) => bags(products).map((bag) => ({ path: '/api/cart/check', body: { products: bag } })),
  'POST /api/auth/login': () =>
    [PASSWORD, 'guessed wrong'].map((password) => ({ path: '/api/auth/login', body: { email: emailOf('nameless'), password } })),
  'POST /api/auth/register': () => [
    { path: '/api/auth/register', body: { ...PERSON, phoneNumber: '01000000000', firstName: 'Nadia', isSubscribed: false } },
  ],
  'POST /api/auth/forgot': () => [{ path: '/api/auth/forgot', body: { email: emailOf('nameless') } }],
  'POST /api/auth/reset/:token': () => [{ path: '/api/auth/reset/invented', body: { password: PASSWORD, confirmPassword: PASSWORD } }],
  'GET /api/auth/prove/:token': () => asked(['/api/auth/prove/invented']),
  'POST /api/auth/prove/:token': () => [{ path: '/api/auth/prove/invented', body: {} }],
  'POST /api/merchant/add': () => [
    {
      path: '/api/merchant/add',
      body: { name: 'Nadia', email: PERSON.email, phoneNumber: '01000000000', brandName: 'Crawlers', business: 'We sell ovens in Luxor.' },
    },
  ],
  'POST /api/merchant/signup/:token': () => [{ path: '/api/merchant/signup/invented', body: { ...PERSON, firstName: 'Nadia' } }],
  'POST /api/contact/add': () => [
    { path: '/api/contact/add', body: { name: 'Nadia', email: PERSON.email, message: 'What does this oven cost?' } },
  ],
  'GET /api/staff/invitation/:token': () => asked(['/api/staff/invitation/invented']),
  'POST /api/staff/invitation/:token': () => [{ path: '/api/staff/invitation/invented', body: { ...PERSON, firstName: 'Nadia' } }],
  'POST /api/auth/second-factor/sign-in': () => [
    { path: '/api/auth/second-factor/sign-in', body: { attempt: 'invented', code: '000000' } },
  ],
  'POST /api/newsletter/subscribe': () => [{ path: '/api/newsletter/subscribe', body: { email: PERSON.email } }],
  'GET /api/emails/choice/:token': () => asked(['/api/emails/choice/invented']),
  'POST /api/emails/stop/:token': () => [{ path: '/api/emails/stop/invented', body: {} }],
  'POST /api/emails/resume/:token': () => [{ path: '/api/emails/resume/invented', body: {} }],
  'POST /api/newsletter/unsubscribe/:token': () => [{ path: '/api/newsletter/unsubscribe/invented', body: {} }],
}

const PERSON = { email: 'nadia@crawlers.example', lastName: 'Crawlers', password: PASSWORD }

/** Open calls of the contract that the crawl would not make. */
export function missingSamples(table: Readonly<Record<string, Pick<Endpoint, 'access'>>> = endpoints): string[] {
  return Object.keys(table).filter((call) => OPEN.some((access) => access === table[call]?.access) && !Object.hasOwn(SAMPLES, call))
}

export function callTargets(records: CrawlRecords): CrawlTarget[] {
  return Object.values(SAMPLES).flatMap((sample) => sample(records))
}

function asked(paths: readonly string[]): CrawlTarget[] {
  return paths.map((path) => ({ path }))
}

function slugs(records: CrawlRecords['products']): string[] {
  return records.map(({ slug }) => slug)
}

/** Bags that together hold every product, each as large as it may be; then one with an unknown product, one too large and an empty one. */
function bags(products: CrawlRecords['products']): string[][] {
  const ids = products.map(({ id }) => id)
  const full = Array.from({ length: Math.ceil(ids.length / CART_LINES_MAX) }, (_, n) =>
    ids.slice(n * CART_LINES_MAX, (n + 1) * CART_LINES_MAX),
  )
  return [...full, [NOBODYS_ID, ids[0] ?? ''], ids, []]
}

/** Ways to filter and sort, for the list of the API and the shop's page alike. */
export const FILTERS: readonly string[] = [
  ...['order=0', 'order=1', 'order=2', 'sortOrder={"price":-1}', 'sortOrder={"price":1}', 'order=2&page=7'],
  ...['min=40000&max=50000', 'max=900', 'min=149999', 'min=42500&max=42500', 'min=40000&order=1&name=oven', 'rating=4&max=1000'],
  ...['page=x', 'min=cheap', 'order=9', 'max=-1', 'rating=6'],
  ...TERMS.map((term) => `name=${encodeURIComponent(term)}&limit=100&order=1`),
]

function listQueries({ brands, categories }: CrawlRecords): string[] {
  const pages = Array.from({ length: 6 }, (_, n) => `limit=100&page=${n + 1}`)
  const records = [...categories.map((slug) => `category=${slug}`), ...brands.map((slug) => `brand=${slug}`)]
  return ['', ...pages, ...FILTERS, ...records.map((collection) => `${collection}&limit=100&order=2`)]
}
