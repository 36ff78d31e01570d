import { signedIn as signIn } from '#tests/support/shop/people.ts'
import { sendJson } from '#tests/support/shop/send-json.ts'
import type { TestShop } from '#tests/support/shop/test-shop.ts'
import { type Case, onlyFor, signedIn } from './cases.ts'

const FORM = { isDefault: false, address: '12 Nile Street', city: 'Giza', state: 'Giza', country: 'Egypt', zipCode: '12511' }

async function idOfMembers(shop: TestShop): Promise<string> {
  const { json } = await sendJson(shop, { call: 'POST /api/address/add', body: FORM, headers: await signIn(shop, 'member') })
  return json.address._id
}

export const addressCases = {
  'GET /api/address': [{ what: 'the own ones', sample: () => ({}), answers: signedIn() }],
  'GET /api/address/:id': [
    { what: "the member's", sample: async (shop) => ({ path: `/api/address/${await idOfMembers(shop)}` }), answers: onlyFor('member') },
  ],
  'POST /api/address/add': [{ what: 'an own one', sample: () => ({ body: FORM }), answers: signedIn() }],
  'PUT /api/address/:id': [
    {
      what: "the member's",
      sample: async (shop) => ({ path: `/api/address/${await idOfMembers(shop)}`, body: FORM }),
      answers: onlyFor('member'),
    },
  ],
  'DELETE /api/address/delete/:id': [
    {
      what: "the member's",
      sample: async (shop) => ({ path: `/api/address/delete/${await idOfMembers(shop)}` }),
      answers: onlyFor('member'),
    },
  ],
} as const satisfies Record<string, readonly Case[]>
