import { idOf } from '#tests/support/shop/people.ts'
import { admins, type Case } from './cases.ts'

export const historyCases = {
  'GET /api/history/:kind/:id': [
    { what: 'of a person', sample: () => ({ path: `/api/history/user/${idOf('member')}` }), answers: admins() },
  ],
} as const satisfies Record<string, readonly Case[]>
