import { admins, type Case } from './cases.ts'

export const menuCountCases = {
  'GET /api/waiting': [{ what: 'how many wait for a decision', sample: () => ({}), answers: admins() }],
} as const satisfies Record<string, readonly Case[]>
