import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { makeMerchantLink } from '#server/accounts/links/account-links.service.ts'
import { merchants } from '#server/merchants/merchants.tables.ts'
import { PASSWORD } from '#tests/support/shop/people.ts'
import { sendJson } from '#tests/support/shop/send-json.ts'
import type { TestShop } from '#tests/support/shop/test-shop.ts'
import { admins, anyone, type Case } from './cases.ts'

function application() {
  return {
    name: 'Nour',
    email: `${randomUUID()}@brands.example`,
    phoneNumber: '0100 222 3333',
    brandName: 'Nour Ovens',
    business: 'Builds ovens in Sadat City.',
  }
}

async function applied(shop: TestShop): Promise<{ id: string; email: string }> {
  const body = application()
  const { json } = await sendJson(shop, { call: 'POST /api/merchant/add', body, from: newCaller() })
  return { id: json.merchant._id, email: body.email }
}

async function approved(shop: TestShop): Promise<{ id: string; email: string }> {
  const merchant = await applied(shop)
  await shop.accounts.database.db.update(merchants).set({ status: 'Approved', isActive: true }).where(eq(merchants.id, merchant.id))
  return merchant
}

async function invited(shop: TestShop): Promise<{ token: string; email: string }> {
  const { id, email } = await approved(shop)
  return { email, token: await makeMerchantLink(shop.accounts.database.db, { merchantId: id, now: new Date() }) }
}

let callers = 0

/** Applications from one address are limited. */
function newCaller(): string {
  callers += 1
  return `10.9.${callers >> 8}.${callers & 255}`
}

const off = { merchant: { isActive: false } }
const form = (email: string) => ({ email, firstName: 'Nour', lastName: 'Ovens', password: PASSWORD })

export const merchantCases = {
  'POST /api/merchant/add': [{ what: 'an application', sample: () => ({ body: application() }), answers: anyone() }],
  'GET /api/merchant': [{ what: 'everybody', sample: () => ({}), answers: admins() }],
  'GET /api/merchant/search': [{ what: 'somebody', sample: () => ({ path: '/api/merchant/search?search=nour' }), answers: admins() }],
  'PUT /api/merchant/:id/active': [
    {
      what: 'somebody approved',
      sample: async (shop) => ({ path: `/api/merchant/${(await approved(shop)).id}/active`, body: off }),
      answers: admins(),
    },
    { what: 'nobody', sample: () => ({ path: `/api/merchant/${randomUUID()}/active`, body: off }), answers: admins({ admin: 404 }) },
  ],
  'PUT /api/merchant/approve/:id': [
    {
      what: 'somebody waiting',
      sample: async (shop) => ({ path: `/api/merchant/approve/${(await applied(shop)).id}` }),
      answers: admins(),
    },
  ],
  'PUT /api/merchant/reject/:id': [
    { what: 'somebody waiting', sample: async (shop) => ({ path: `/api/merchant/reject/${(await applied(shop)).id}` }), answers: admins() },
  ],
  'GET /api/merchant/signup/:token': [
    {
      what: 'the link of an email',
      sample: async (shop) => ({ path: `/api/merchant/signup/${(await invited(shop)).token}` }),
      answers: anyone(),
    },
    { what: 'an invented link', sample: () => ({ path: '/api/merchant/signup/invented' }), answers: anyone() },
  ],
  'POST /api/merchant/signup/:token': [
    {
      what: 'by the link of an email',
      sample: async (shop) => {
        const { token, email } = await invited(shop)
        return { path: `/api/merchant/signup/${token}`, body: form(email) }
      },
      answers: anyone(),
    },
    {
      what: 'by an invented link',
      sample: () => ({ path: '/api/merchant/signup/invented', body: form('nour@brands.example') }),
      answers: anyone(400),
    },
  ],
  'DELETE /api/merchant/delete/:id': [
    { what: 'somebody', sample: async (shop) => ({ path: `/api/merchant/delete/${(await applied(shop)).id}` }), answers: admins() },
  ],
} as const satisfies Record<string, readonly Case[]>
