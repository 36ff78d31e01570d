import { randomUUID } from 'node:crypto'
import { makeResetLink } from '#server/accounts/account-links.service.ts'
import { emailOf, idOf, join, PASSWORD } from '#tests/support/shop/people.ts'
import { admins, anyone, type Case, signedIn, signedInEvenDisabled } from './cases.ts'

const NEW = 'a new password'

function newForm() {
  return {
    email: `${randomUUID()}@people.example`,
    password: PASSWORD,
    firstName: 'Nadia',
    lastName: 'Kitchen',
    phoneNumber: '0100 123 4567',
    isSubscribed: false,
  }
}

export const accountCases = {
  'POST /api/auth/login': [
    {
      what: 'with the right password',
      sample: async (shop) => {
        await join(shop, 'member')
        return { body: { email: emailOf('member'), password: PASSWORD } }
      },
      answers: anyone(),
    },
  ],
  'POST /api/auth/register': [{ what: 'as somebody new', sample: () => ({ body: newForm() }), answers: anyone() }],
  'POST /api/auth/forgot': [
    { what: 'for whom there is no account', sample: () => ({ body: { email: newForm().email } }), answers: anyone() },
  ],
  'POST /api/auth/reset/:token': [
    {
      what: 'with a link of a letter',
      sample: async (shop) => {
        await join(shop, 'nameless')
        const token = await makeResetLink(shop.accounts.database.db, { userId: idOf('nameless'), now: new Date() })
        return { path: `/api/auth/reset/${token}`, body: { password: NEW, confirmPassword: NEW } }
      },
      answers: anyone(),
    },
    {
      what: 'with an invented link',
      sample: () => ({ path: '/api/auth/reset/invented', body: { password: NEW, confirmPassword: NEW } }),
      answers: anyone(400),
    },
  ],
  'POST /api/auth/reset': [
    { what: 'the own password', sample: () => ({ body: { password: PASSWORD, confirmPassword: NEW } }), answers: signedIn() },
  ],
  'GET /api/user/me': [{ what: 'oneself', sample: () => ({}), answers: signedInEvenDisabled() }],
  'PUT /api/user': [{ what: 'oneself', sample: () => ({ body: { profile: { lastName: 'New' } } }), answers: signedIn() }],
  'GET /api/user': [{ what: 'everybody', sample: () => ({}), answers: admins() }],
  'GET /api/user/search': [{ what: 'somebody', sample: () => ({ path: '/api/user/search?search=mona' }), answers: admins() }],
} as const satisfies Record<string, readonly Case[]>
