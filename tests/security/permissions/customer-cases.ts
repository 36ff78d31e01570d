import { randomUUID } from 'node:crypto'
import { addCustomer } from '#tests/support/shop/customers.ts'
import { signedIn } from '#tests/support/shop/people.ts'
import { sendJson } from '#tests/support/shop/send-json.ts'
import type { TestShop } from '#tests/support/shop/test-shop.ts'
import { admins, type Case, type Sample } from './cases.ts'

const COMPANY = { name: 'Nile Hotels', taxNumber: '123456789' }

const email = () => `${randomUUID()}@customers.example`

/** A customer, and what a call of staff makes on it first. */
const on =
  (sample: (path: string, made: string) => Sample, prepare?: { readonly rest: string; readonly body: object; readonly of: string }) =>
  async (shop: TestShop): Promise<Sample> => {
    const path = `/api/customer/${await addCustomer(shop, { email: email() })}`
    if (prepare === undefined) return sample(path, '')
    const { rest, body, of } = prepare
    const { json } = await sendJson(shop, { call: `POST ${path}${rest}`, headers: await signedIn(shop, 'admin'), body })
    return sample(path, json.customer[of][0]._id)
  }

const row = (what: string, sample: Case['sample'], answers = admins()): readonly Case[] => [{ what, sample, answers }]

export const customerCases = {
  'GET /api/customer': row('all', () => ({})),
  'GET /api/customer/:id': [
    { what: 'one', sample: on((path) => ({ path })), answers: admins() },
    { what: 'none', sample: () => ({ path: `/api/customer/${randomUUID()}` }), answers: admins({ admin: 404 }) },
  ],
  'GET /api/offer/:id/companies': row('of an offer for nobody in particular', async (shop) => {
    const { json } = await sendJson(shop, { call: 'POST /api/offer/add', headers: await signedIn(shop, 'admin'), body: {} })
    return { path: `/api/offer/${json.offer._id}/companies` }
  }),
  'PUT /api/customer/:id': row(
    'the name',
    on((path) => ({ path, body: { customer: { name: 'Mona', language: 'ar', salesperson: null } } })),
  ),
  'POST /api/customer/:id/contact': row(
    'a phone',
    on((path) => ({ path: `${path}/contact`, body: { kind: 'phone', value: '0100 000 1043' } })),
  ),
  'DELETE /api/customer/:id/contact/:contactId': row(
    'a phone',
    on((path, id) => ({ path: `${path}/contact/${id}` }), {
      rest: '/contact',
      body: { kind: 'phone', value: '0100 000 1043' },
      of: 'contacts',
    }),
  ),
  'POST /api/customer/:id/company': row(
    'a company',
    on((path) => ({ path: `${path}/company`, body: COMPANY })),
  ),
  'PUT /api/customer/:id/company/:companyId': row(
    'a company',
    on((path, id) => ({ path: `${path}/company/${id}`, body: { name: 'Nile' } }), { rest: '/company', body: COMPANY, of: 'companies' }),
  ),
  'DELETE /api/customer/:id/company/:companyId': row(
    'a company',
    on((path, id) => ({ path: `${path}/company/${id}` }), { rest: '/company', body: COMPANY, of: 'companies' }),
  ),
  'POST /api/customer/:id/join': row('another customer', async (shop) => ({
    path: `/api/customer/${await addCustomer(shop, { email: email() })}/join`,
    body: { other: await addCustomer(shop, { email: email() }) },
  })),
  'DELETE /api/customer/:id/join/:joinId': row('a joined customer', async (shop) => {
    const other = await addCustomer(shop, { email: email() })
    return on((path, id) => ({ path: `${path}/join/${id}` }), { rest: '/join', body: { other }, of: 'joined' })(shop)
  }),
}
