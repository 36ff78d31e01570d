import { randomUUID } from 'node:crypto'
import { makeProofLink, makeResetLink } from '#server/accounts/links/account-links.service.ts'
import { listSessions } from '#server/accounts/sessions/sessions.repository.ts'
import { beginSession } from '#server/accounts/sessions/sessions.service.ts'
import { emailOf, idOf, join, PASSWORD } from '#tests/support/shop/people.ts'
import { admins, anyone, type Case, onlyFor, signedIn, signedInEvenDisabled } from './cases.ts'

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

const wrongPassword = { member: 400, otherMember: 400, merchant: 400, otherMerchant: 400, admin: 400 }

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
      what: 'with a link of an email',
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
  'POST /api/auth/logout': [{ what: 'the own session', sample: () => ({ body: {} }), answers: signedInEvenDisabled() }],
  'POST /api/auth/refresh': [{ what: 'without a cookie', sample: () => ({ body: {} }), answers: { ...anyone(403), anonymous: 401 } }],
  'GET /api/auth/sessions': [{ what: 'the own ones', sample: () => ({}), answers: signedIn() }],
  'DELETE /api/auth/sessions': [{ what: 'the own other ones', sample: () => ({}), answers: signedIn() }],
  'DELETE /api/auth/sessions/:id': [
    {
      what: 'one of somebody else',
      sample: async (shop) => {
        await join(shop, 'nameless')
        await beginSession(
          shop.accounts,
          { id: idOf('nameless'), tokenVersion: 1 },
          { userAgent: '', from: '', cookie: { isAskedFor: false, write: () => undefined } },
        )
        const [session] = await listSessions(shop.accounts.database.db, idOf('nameless'), 1)
        return { path: `/api/auth/sessions/${session?.id ?? 'none'}` }
      },
      answers: onlyFor(),
    },
  ],
  'GET /api/auth/prove/:token': [{ what: 'an invented link', sample: () => ({ path: '/api/auth/prove/invented' }), answers: anyone() }],
  'POST /api/auth/prove/:token': [
    {
      what: 'with a link of an email',
      sample: async (shop) => {
        await join(shop, 'nameless')
        const [userId, email] = [idOf('nameless'), emailOf('nameless')]
        const token = await makeProofLink(shop.accounts.database.db, { userId, email, now: new Date() })
        return { path: `/api/auth/prove/${token}`, body: {} }
      },
      answers: anyone(),
    },
  ],
  'POST /api/auth/prove': [{ what: 'the own address', sample: () => ({ body: {} }), answers: signedIn() }],
  'PUT /api/user/email': [
    { what: 'the own address', sample: () => ({ body: { email: newForm().email, password: PASSWORD } }), answers: signedIn() },
  ],
  'DELETE /api/user/me': [
    { what: 'with a wrong password', sample: () => ({ body: { password: 'guessed wrong' } }), answers: signedIn(wrongPassword) },
    {
      what: 'with the password',
      sample: () => ({ body: { password: PASSWORD } }),
      // A brand has to be taken over before its merchant goes, and somebody has to manage the staff.
      answers: signedIn({ merchant: 400, otherMerchant: 400, admin: 400 }),
    },
  ],
  'GET /api/user/me/emails': [{ what: 'the own choice', sample: () => ({}), answers: signedIn() }],
  'PUT /api/user/me/emails': [{ what: 'the own choice', sample: () => ({ body: { language: 'ar' } }), answers: signedIn() }],
  'GET /api/user/me/data': [{ what: 'the own one', sample: () => ({}), answers: signedInEvenDisabled() }],
  'GET /api/user/me': [{ what: 'oneself', sample: () => ({}), answers: signedInEvenDisabled() }],
  'PUT /api/user': [{ what: 'oneself', sample: () => ({ body: { profile: { lastName: 'New' } } }), answers: signedIn() }],
  'GET /api/user': [{ what: 'everybody', sample: () => ({}), answers: admins() }],
  'GET /api/user/search': [{ what: 'somebody', sample: () => ({ path: '/api/user/search?search=mona' }), answers: admins() }],
} as const satisfies Record<string, readonly Case[]>
