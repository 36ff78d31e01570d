import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { newsletterSubscribers } from '#server/newsletter/newsletter.tables.ts'
import { sendJson } from '#tests/support/shop/send-json.ts'
import type { TestShop } from '#tests/support/shop/test-shop.ts'
import { anyone, type Case, type Sample } from './cases.ts'

/** Gives a product, a brand and a category the same new slug. */
async function stocked(shop: TestShop, pathOf: (slug: string) => string): Promise<Sample> {
  const slug = randomUUID()
  await shop.stock({ brands: [{ name: slug }], categories: [{ name: slug }], products: [{ name: slug, categories: [0] }] })
  return { path: pathOf(slug) }
}

async function subscribed(shop: TestShop): Promise<Sample> {
  const email = `${randomUUID()}@people.example`
  await sendJson(shop, { call: 'POST /api/newsletter/subscribe', body: { email } })
  const { db } = shop.accounts.database
  const [row] = await db
    .select({ token: newsletterSubscribers.unsubscribeToken })
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.email, email))
  return { path: `/api/newsletter/unsubscribe/${row?.token}` }
}

/** Calls that visitors may read, and the forms that anybody may send. */
export const openCases = {
  'GET /api/settings/shop': [{ what: 'the company', sample: () => ({}), answers: anyone() }],
  'GET /api/settings/home': [{ what: 'the content of the home page', sample: () => ({}), answers: anyone() }],
  'GET /api/product/list': [{ what: 'everything', sample: (shop) => stocked(shop, () => '/api/product/list'), answers: anyone() }],
  'GET /api/product/list/rated': [{ what: 'yes or no', sample: () => ({}), answers: anyone() }],
  'GET /api/product/list/search/:term': [
    { what: 'a word', sample: (shop) => stocked(shop, () => '/api/product/list/search/sho'), answers: anyone() },
  ],
  'GET /api/product/item/:slug': [
    { what: 'one on show', sample: (shop) => stocked(shop, (slug) => `/api/product/item/${slug}`), answers: anyone() },
    { what: 'one that is not there', sample: () => ({ path: '/api/product/item/nothing' }), answers: anyone(404) },
  ],
  'GET /api/product/list/brand/:slug': [
    { what: 'one on show', sample: (shop) => stocked(shop, (slug) => `/api/product/list/brand/${slug}`), answers: anyone() },
  ],
  'GET /api/category/list': [{ what: 'all', sample: (shop) => stocked(shop, () => '/api/category/list'), answers: anyone() }],
  'GET /api/brand/list': [{ what: 'all', sample: (shop) => stocked(shop, () => '/api/brand/list'), answers: anyone() }],
  'POST /api/contact/add': [
    {
      what: 'a message',
      sample: () => ({ body: { name: 'Nadia', email: 'nadia@people.example', message: 'Do you repair ovens in Luxor?' } }),
      answers: anyone(),
    },
  ],
  'POST /api/newsletter/subscribe': [
    { what: 'a new address', sample: () => ({ body: { email: `${randomUUID()}@people.example` } }), answers: anyone() },
  ],
  'POST /api/newsletter/unsubscribe/:token': [
    { what: 'by the link of an email', sample: subscribed, answers: anyone() },
    { what: 'by an invented link', sample: () => ({ path: '/api/newsletter/unsubscribe/invented' }), answers: anyone(404) },
  ],
} as const satisfies Record<string, readonly Case[]>
