import { admins, type Case } from './cases.ts'

export const emailCases = {
  'GET /api/email': [{ what: 'where emails go', sample: () => ({}), answers: admins() }],
} as const satisfies Record<string, readonly Case[]>
