import { randomUUID } from 'node:crypto'
import { addProductTo } from '#tests/support/shop/catalogue-changes.ts'
import { brandOf, signedIn as signIn } from '#tests/support/shop/people.ts'
import { sendJson } from '#tests/support/shop/send-json.ts'
import type { TestShop } from '#tests/support/shop/test-shop.ts'
import { admins, anyone, type Case, managers, onlyFor, signedIn } from '../cases.ts'

/** A product of the merchant's brand. */
async function productOfMerchant(shop: TestShop): Promise<string> {
  return addProductTo(shop, { brandId: await brandOf(shop, 'merchant'), categoryIds: [], isActive: true })
}

async function linesOf(shop: TestShop): Promise<{ products: object[] }> {
  return { products: [{ product: await productOfMerchant(shop), quantity: 1 }] }
}

async function cartOfMember(shop: TestShop): Promise<string> {
  const { json } = await sendJson(shop, { call: 'POST /api/cart/add', body: await linesOf(shop), headers: await signIn(shop, 'member') })
  return json.cartId
}

/** Places the member's order for a product of the merchant's brand. */
export async function orderOfMember(shop: TestShop): Promise<{ orderId: string; itemId: string }> {
  const headers = await signIn(shop, 'member')
  const { json } = await sendJson(shop, { call: 'POST /api/order/add', body: { cartId: await cartOfMember(shop) }, headers })
  const { json: seen } = await shop.get(`/api/order/${json.order._id}`, headers)
  return { orderId: json.order._id, itemId: seen.order.products[0]._id }
}

/** The member's order, cancelled. */
async function archivedOrder(shop: TestShop): Promise<string> {
  const { orderId } = await orderOfMember(shop)
  await sendJson(shop, { call: `DELETE /api/order/cancel/${orderId}`, headers: await signIn(shop, 'member') })
  return orderId
}

async function lineOfMember(shop: TestShop, status: string) {
  const { orderId, itemId } = await orderOfMember(shop)
  return { path: `/api/order/status/item/${itemId}`, body: { orderId, status } }
}

const search = (scope: string) => () => ({ path: `/api/order/search?search=${randomUUID()}${scope}` })

export const orderCases = {
  'POST /api/cart/check': [{ what: 'a bag', sample: () => ({ body: { products: [randomUUID()] } }), answers: anyone() }],
  'POST /api/cart/add': [
    { what: 'a bag', sample: async (shop) => ({ body: await linesOf(shop) }), answers: signedIn() },
    {
      what: "over the member's",
      sample: async (shop) => ({ body: { ...(await linesOf(shop)), cartId: await cartOfMember(shop) } }),
      answers: onlyFor('member'),
    },
  ],
  'POST /api/order/add': [
    { what: "the member's bag", sample: async (shop) => ({ body: { cartId: await cartOfMember(shop) } }), answers: onlyFor('member') },
  ],
  'GET /api/order': [{ what: 'those one may see', sample: () => ({}), answers: managers() }],
  'GET /api/order/waiting': [{ what: 'of those one may see', sample: () => ({}), answers: managers() }],
  'GET /api/order/archive': [{ what: 'all', sample: () => ({}), answers: admins() }],
  'GET /api/order/archive/:id': [
    { what: "the member's", sample: async (shop) => ({ path: `/api/order/archive/${await archivedOrder(shop)}` }), answers: admins() },
  ],
  'GET /api/order/me': [{ what: 'the own ones', sample: () => ({}), answers: signedIn() }],
  'GET /api/order/search': [
    { what: 'where one may', sample: search(''), answers: signedIn() },
    { what: 'the own ones', sample: search('&scope=me'), answers: signedIn() },
    { what: 'those of the brand', sample: search('&scope=brand'), answers: managers() },
    { what: 'all', sample: search('&scope=all'), answers: signedIn({ member: 403, otherMember: 403, merchant: 403, otherMerchant: 403 }) },
  ],
  'GET /api/order/:id': [
    {
      what: "the member's, of the merchant's brand",
      sample: async (shop) => ({ path: `/api/order/${(await orderOfMember(shop)).orderId}` }),
      answers: onlyFor('member', 'merchant', 'admin'),
    },
    {
      what: "the member's, cancelled",
      sample: async (shop) => ({ path: `/api/order/${await archivedOrder(shop)}` }),
      answers: onlyFor(),
    },
  ],
  'GET /api/order/:id/timeline': [
    {
      what: "the member's, of the merchant's brand",
      sample: async (shop) => ({ path: `/api/order/${(await orderOfMember(shop)).orderId}/timeline` }),
      answers: onlyFor('member', 'merchant', 'admin'),
    },
  ],
  'DELETE /api/order/cancel/:id': [
    {
      what: "the member's",
      sample: async (shop) => ({ path: `/api/order/cancel/${(await orderOfMember(shop)).orderId}` }),
      answers: onlyFor('member', 'admin'),
    },
  ],
  'PUT /api/order/status/item/:itemId': [
    {
      what: "shipping the member's line of the merchant's brand",
      sample: (shop) => lineOfMember(shop, 'Shipped'),
      answers: { ...onlyFor('merchant', 'admin'), member: 400 },
    },
    {
      what: 'cancelling it',
      sample: (shop) => lineOfMember(shop, 'Cancelled'),
      answers: onlyFor('member', 'merchant', 'admin'),
    },
  ],
  'PUT /api/order/status/all': [
    {
      what: "shipping the member's lines of the merchant's brand",
      sample: async (shop) => ({ body: { orderId: (await orderOfMember(shop)).orderId, status: 'Shipped' } }),
      answers: { ...onlyFor('merchant', 'admin'), member: 403, otherMember: 403 },
    },
  ],
} as const satisfies Record<string, readonly Case[]>
