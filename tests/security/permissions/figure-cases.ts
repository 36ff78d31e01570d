import { admins, type Case } from './cases.ts'

export const figureCases = {
  'GET /api/figures': [
    { what: 'of the last weeks', sample: () => ({}), answers: admins() },
    { what: 'of too many years', sample: () => ({ path: '/api/figures?from=2000-01-01' }), answers: admins({ admin: 400 }) },
  ],
} as const satisfies Record<string, readonly Case[]>
