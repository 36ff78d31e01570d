import { randomUUID } from 'node:crypto'
import { admins, anyone, type Case, onlyFor, signedIn } from '../cases.ts'
import { orderOfMember } from '../orders/order-cases.ts'
import { on } from './offer-cases.ts'

export const documentCases = {
  'GET /api/product/item/:slug/sheet': [
    { what: 'of none', sample: () => ({ path: '/api/product/item/nothing/sheet' }), answers: anyone(404) },
    {
      what: 'of one on show',
      sample: async (shop) => {
        const name = randomUUID()
        await shop.stock({ products: [{ name }] })
        return { path: `/api/product/item/${name}/sheet` }
      },
      answers: anyone(),
    },
  ],
  'GET /api/product/price-list': [{ what: 'of everything', sample: () => ({}), answers: signedIn() }],
  'GET /api/order/:id/document': [
    {
      what: "the member's",
      sample: async (shop) => ({ path: `/api/order/${(await orderOfMember(shop)).orderId}/document` }),
      answers: onlyFor('member', 'admin'),
    },
  ],
  'GET /api/offer/:id/document': [
    { what: 'a sent one', sample: on(({ path }) => ({ path: path('/document') })), answers: admins() },
    {
      what: 'the confirmation of one that nobody accepted',
      sample: on(({ path }) => ({ path: path('/document?kind=confirmation') })),
      answers: admins({ admin: 404 }),
    },
  ],
  'GET /api/offer/link/:token/document': [
    { what: 'by the answering link', sample: on(({ token }) => ({ path: `/api/offer/link/${token}/document` })), answers: anyone() },
    { what: 'by an invented one', sample: () => ({ path: '/api/offer/link/invented/document' }), answers: anyone(404) },
  ],
} as const satisfies Record<string, readonly Case[]>
