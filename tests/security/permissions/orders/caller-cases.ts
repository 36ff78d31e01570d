import { multipart } from '#tests/support/http/multipart.ts'
import { callersForm, enterRequest } from '#tests/support/shop/callers.ts'
import { signedIn as signIn } from '#tests/support/shop/people.ts'
import { somePicture } from '#tests/support/shop/product-management.ts'
import type { TestShop } from '#tests/support/shop/test-shop.ts'
import { admins, anyone, type Case, managers } from '../cases.ts'
import { orderOfMember } from './order-cases.ts'

const parts = async () => [
  { name: 'name', value: 'kitchen.jpg' },
  { name: 'file', file: await somePicture() },
]

const byLink = (rest = '') => ({
  what: 'by the link',
  sample: async (shop: TestShop) => ({ path: `/api/request/${(await enterRequest(shop)).token}${rest}` }),
  answers: anyone(),
})

/** A file on a request by phone, put there by staff or by the holder of the link. */
async function fileOf(shop: TestShop, who: 'admin' | 'holder'): Promise<{ path: string }> {
  const { orderId, token } = await enterRequest(shop)
  const { headers, body } = multipart(await parts())
  const path = who === 'admin' ? `/api/order/${orderId}/files` : `/api/request/${token}/files`
  const { json } = await shop.ask({
    method: 'POST',
    path,
    headers: { ...headers, ...(who === 'admin' && (await signIn(shop, who))) },
    body,
  })
  return { path: `/api/request/${token}/files/${json.file._id}` }
}

export const callerCases = {
  'GET /api/desk/find': [{ what: 'by a phone', sample: () => ({ path: '/api/desk/find?search=01001234567' }), answers: managers() }],
  'GET /api/order/phone/known': [
    { what: 'by phone', sample: () => ({ path: '/api/order/phone/known?phone=01001234567' }), answers: admins() },
  ],
  'POST /api/order/phone': [{ what: 'of a caller', sample: () => ({ body: { request: callersForm() } }), answers: admins() }],
  'GET /api/order/:id/link': [
    {
      what: 'of a request by phone',
      sample: async (shop) => ({ path: `/api/order/${(await enterRequest(shop)).orderId}/link` }),
      answers: admins(),
    },
  ],
  'POST /api/order/:id/link': [
    {
      what: 'of a request by phone',
      sample: async (shop) => ({ path: `/api/order/${(await enterRequest(shop)).orderId}/link` }),
      answers: admins(),
    },
    {
      what: 'of a bag',
      sample: async (shop) => ({ path: `/api/order/${(await orderOfMember(shop)).orderId}/link` }),
      answers: admins({ admin: 400 }),
    },
  ],
  'GET /api/request/:token': [
    byLink(),
    { what: 'by an invented one', sample: () => ({ path: '/api/request/invented' }), answers: anyone(404) },
  ],
  'GET /api/request/:token/preview': [byLink('/preview')],
  'POST /api/request/:token/files': [
    {
      what: 'by the link',
      sample: async (shop) => ({ path: `/api/request/${(await enterRequest(shop)).token}/files`, form: await parts() }),
      answers: anyone(),
    },
  ],
  'GET /api/request/:token/files/:fileId': [{ what: "the staff's", sample: (shop) => fileOf(shop, 'admin'), answers: anyone() }],
  'DELETE /api/request/:token/files/:fileId': [
    { what: "the holder's", sample: (shop) => fileOf(shop, 'holder'), answers: anyone() },
    { what: "the staff's", sample: (shop) => fileOf(shop, 'admin'), answers: anyone(404) },
  ],
} as const satisfies Record<string, readonly Case[]>
