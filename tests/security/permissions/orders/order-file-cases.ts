import { multipart } from '#tests/support/http/multipart.ts'
import { type PersonName, signedIn as signIn } from '#tests/support/shop/people.ts'
import { somePicture } from '#tests/support/shop/product-management.ts'
import type { TestShop } from '#tests/support/shop/test-shop.ts'
import { type Case, onlyFor } from '../cases.ts'
import { orderOfMember } from './order-cases.ts'

const parts = async () => [
  { name: 'name', value: 'plan.jpg' },
  { name: 'file', file: await somePicture() },
]

/** A file that this person has put on the member's order. */
async function fileOf(shop: TestShop, who: PersonName): Promise<{ path: string }> {
  const path = `/api/order/${(await orderOfMember(shop)).orderId}/files`
  const { headers, body } = multipart(await parts())
  const { json } = await shop.ask({ method: 'POST', path, headers: { ...headers, ...(await signIn(shop, who)) }, body })
  return { path: `${path}/${json.file._id}` }
}

export const orderFileCases = {
  'GET /api/order/:id/files': [
    {
      what: "the member's",
      sample: async (shop) => ({ path: `/api/order/${(await orderOfMember(shop)).orderId}/files` }),
      answers: onlyFor('member', 'admin'),
    },
  ],
  'POST /api/order/:id/files': [
    {
      what: "on the member's",
      sample: async (shop) => ({ path: `/api/order/${(await orderOfMember(shop)).orderId}/files`, form: await parts() }),
      answers: onlyFor('member', 'admin'),
    },
  ],
  'GET /api/order/:id/files/:fileId': [
    { what: "the member's", sample: (shop) => fileOf(shop, 'member'), answers: onlyFor('member', 'admin') },
    { what: "the staff's", sample: (shop) => fileOf(shop, 'admin'), answers: onlyFor('member', 'admin') },
  ],
  'DELETE /api/order/:id/files/:fileId': [
    { what: "the member's own", sample: (shop) => fileOf(shop, 'member'), answers: onlyFor('member') },
    { what: "the admin's own", sample: (shop) => fileOf(shop, 'admin'), answers: onlyFor('admin') },
  ],
} as const satisfies Record<string, readonly Case[]>
