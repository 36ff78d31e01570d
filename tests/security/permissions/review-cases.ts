import { randomUUID } from 'node:crypto'
import { signedIn as signIn } from '#tests/support/shop/people.ts'
import { sendJson } from '#tests/support/shop/send-json.ts'
import type { TestShop } from '#tests/support/shop/test-shop.ts'
import { admins, anyone, type Case, type Sample, signedIn } from './cases.ts'

const FORM = { rating: 4, title: 'Good oven', review: 'Bakes evenly.', isRecommended: 1 }

async function stocked(shop: TestShop): Promise<{ id: string; slug: string }> {
  const slug = randomUUID()
  const [id = ''] = await shop.stock({ products: [{ name: slug }] })
  return { id, slug }
}

/** The member's review of a product that nobody else has reviewed. */
async function reviewed(shop: TestShop, pathOf: (id: string) => string): Promise<Sample> {
  const { id: product } = await stocked(shop)
  const { json } = await sendJson(shop, {
    call: 'POST /api/review/add',
    body: { ...FORM, product },
    headers: await signIn(shop, 'member'),
  })
  return { path: pathOf(json.review._id) }
}

export const reviewCases = {
  'GET /api/review/:productSlug': [
    { what: 'of a product on show', sample: async (shop) => ({ path: `/api/review/${(await stocked(shop)).slug}` }), answers: anyone() },
    { what: 'of one that is not there', sample: () => ({ path: '/api/review/nothing' }), answers: anyone(404) },
  ],
  'GET /api/review/own/:productId': [
    { what: 'of any product', sample: async (shop) => ({ path: `/api/review/own/${(await stocked(shop)).id}` }), answers: signedIn() },
  ],
  'POST /api/review/add': [
    {
      what: 'of a product on show',
      sample: async (shop) => ({ body: { ...FORM, product: (await stocked(shop)).id } }),
      answers: signedIn(),
    },
    {
      what: 'of one that is not there',
      sample: () => ({ body: { ...FORM, product: randomUUID() } }),
      answers: signedIn({ member: 404, otherMember: 404, merchant: 404, otherMerchant: 404, admin: 404 }),
    },
  ],
  'GET /api/review': [{ what: 'all', sample: () => ({}), answers: admins() }],
  'PUT /api/review/approve/:id': [
    { what: "the member's", sample: (shop) => reviewed(shop, (id) => `/api/review/approve/${id}`), answers: admins() },
  ],
  'PUT /api/review/reject/:id': [
    { what: "the member's", sample: (shop) => reviewed(shop, (id) => `/api/review/reject/${id}`), answers: admins() },
  ],
  'DELETE /api/review/delete/:id': [
    { what: "the member's", sample: (shop) => reviewed(shop, (id) => `/api/review/delete/${id}`), answers: admins() },
  ],
  'GET /api/wishlist': [{ what: 'the own one', sample: () => ({}), answers: signedIn() }],
  'POST /api/wishlist': [
    {
      what: 'a product on show',
      sample: async (shop) => ({ body: { isLiked: true, product: (await stocked(shop)).id } }),
      answers: signedIn(),
    },
  ],
} as const satisfies Record<string, readonly Case[]>
