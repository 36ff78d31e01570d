import { EXPORTED_LISTS } from '#domain/sheets/exports.ts'
import { admins, type Case } from '../cases.ts'

export const exportCases = {
  'GET /api/export/:list': EXPORTED_LISTS.map((list) => ({
    what: `the list of ${list}`,
    sample: () => ({ path: `/api/export/${list}?format=csv` }),
    answers: admins(),
  })),
} satisfies Record<string, readonly Case[]>
