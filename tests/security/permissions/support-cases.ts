import { type Case, signedIn } from './cases.ts'

export const supportCases = {
  'GET /api/support/unread': [{ what: 'what waits for oneself', sample: () => ({}), answers: signedIn() }],
} as const satisfies Record<string, readonly Case[]>
