import { randomUUID } from 'node:crypto'
import { emailOf, idOf, join, PASSWORD, signedIn, staffName } from '#tests/support/shop/people.ts'
import { sendJson } from '#tests/support/shop/send-json.ts'
import type { TestShop } from '#tests/support/shop/test-shop.ts'
import { admins, anyone, type Case, type Sample } from './cases.ts'

const COLLEAGUE = staffName(['catalogue', 'support'])

/** A colleague without the area of people, whom everybody who has it may change. */
async function colleague(shop: TestShop): Promise<string> {
  await join(shop, COLLEAGUE)
  return `/api/staff/${idOf(COLLEAGUE)}`
}

const colleagueCall =
  (rest: string, body?: unknown) =>
  async (shop: TestShop): Promise<Sample> => ({ path: (await colleague(shop)) + rest, body })

async function invited(shop: TestShop): Promise<string> {
  const body = { email: `${randomUUID()}@people.example`, areas: ['people'], language: 'en' }
  const { json } = await sendJson(shop, { call: 'POST /api/staff/invite', headers: await signedIn(shop, 'admin'), body })
  return `/api/staff/invite/${json.invitation._id}`
}

async function oneSession(shop: TestShop): Promise<Sample> {
  const path = await colleague(shop)
  const body = { email: emailOf(COLLEAGUE), password: PASSWORD }
  await sendJson(shop, { call: 'POST /api/auth/login', body })
  const { json } = await shop.get(`${path}/sessions`, await signedIn(shop, 'admin'))
  return { path: `${path}/sessions/${json.sessions[0]._id}` }
}

const code = { code: '000000' }

export const staffCases = {
  'GET /api/staff': [{ what: 'all', sample: () => ({}), answers: admins() }],
  'PUT /api/staff/:id/areas': [{ what: 'of a colleague', sample: colleagueCall('/areas', { areas: ['support'] }), answers: admins() }],
  'PUT /api/staff/:id/discount-limit': [
    { what: 'of a colleague', sample: colleagueCall('/discount-limit', { percent: 5 }), answers: admins() },
  ],
  'DELETE /api/staff/:id': [{ what: 'a colleague', sample: colleagueCall(''), answers: admins() }],
  'GET /api/staff/:id/sessions': [{ what: 'of a colleague', sample: colleagueCall('/sessions'), answers: admins() }],
  'DELETE /api/staff/:id/sessions': [{ what: 'of a colleague', sample: colleagueCall('/sessions'), answers: admins() }],
  'DELETE /api/staff/:id/sessions/:sessionId': [{ what: 'of a colleague', sample: oneSession, answers: admins() }],
  'DELETE /api/staff/:id/second-factor': [
    { what: 'of a colleague who has none', sample: colleagueCall('/second-factor'), answers: admins({ admin: 400 }) },
  ],
  'PUT /api/staff/required-code': [{ what: 'not required', sample: () => ({ body: { isRequired: false } }), answers: admins() }],
  'POST /api/staff/invite': [
    {
      what: 'somebody new',
      sample: () => ({ body: { email: `${randomUUID()}@people.example`, areas: ['people'], language: 'en' } }),
      answers: admins(),
    },
  ],
  'POST /api/staff/invite/:id/again': [
    { what: 'an open one', sample: async (shop) => ({ path: `${await invited(shop)}/again` }), answers: admins() },
  ],
  'DELETE /api/staff/invite/:id': [{ what: 'an open one', sample: async (shop) => ({ path: await invited(shop) }), answers: admins() }],
  'GET /api/staff/invitation/:token': [
    { what: 'an invented link', sample: () => ({ path: '/api/staff/invitation/invented' }), answers: anyone() },
  ],
  'POST /api/staff/invitation/:token': [
    {
      what: 'an invented link',
      sample: () => ({ path: '/api/staff/invitation/invented', body: { firstName: 'Nadia', lastName: 'Adel', password: PASSWORD } }),
      answers: anyone(400),
    },
  ],
  'GET /api/auth/second-factor': [{ what: 'the own', sample: () => ({}), answers: admins() }],
  'POST /api/auth/second-factor/begin': [
    { what: 'with the password', sample: () => ({ body: { password: PASSWORD } }), answers: admins() },
  ],
  'POST /api/auth/second-factor/confirm': [
    { what: 'before it was begun', sample: () => ({ body: code }), answers: admins({ admin: 400 }) },
  ],
  'POST /api/auth/second-factor/codes': [{ what: 'while it is off', sample: () => ({ body: code }), answers: admins({ admin: 400 }) }],
  'POST /api/auth/second-factor/off': [{ what: 'while it is off', sample: () => ({ body: code }), answers: admins({ admin: 400 }) }],
  'POST /api/auth/second-factor/sign-in': [
    { what: 'an invented attempt', sample: () => ({ body: { attempt: 'invented', ...code } }), answers: anyone(400) },
  ],
} as const satisfies Record<string, readonly Case[]>
