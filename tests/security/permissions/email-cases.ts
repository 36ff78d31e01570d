import { randomUUID } from 'node:crypto'
import { admins, type Case } from './cases.ts'

export const emailCases = {
  'GET /api/email': [{ what: 'where emails go', sample: () => ({}), answers: admins() }],
  'GET /api/status': [{ what: 'how the shop is', sample: () => ({}), answers: admins() }],
  'POST /api/status/job/:id/again': [
    { what: 'a job that is not there', sample: () => ({ path: `/api/status/job/${randomUUID()}/again` }), answers: admins({ admin: 404 }) },
  ],
} as const satisfies Record<string, readonly Case[]>
