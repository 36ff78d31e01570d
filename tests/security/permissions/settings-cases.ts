import { admins, type Case } from './cases.ts'

const CONTENT = { staffEmail: '' }

export const settingsCases = {
  'GET /api/settings/sections': [{ what: 'of the shop', sample: () => ({}), answers: admins() }],
  'PUT /api/settings/:section': [
    {
      what: 'that nobody has changed',
      sample: () => ({ path: '/api/settings/notices', body: { version: 0, content: CONTENT } }),
      answers: admins(),
    },
    {
      what: 'that does not exist',
      sample: () => ({ path: '/api/settings/weather', body: { version: 0, content: CONTENT } }),
      answers: admins({ admin: 400 }),
    },
  ],
  'POST /api/settings/:section/back': [
    {
      what: 'that nobody has changed',
      sample: () => ({ path: '/api/settings/notices/back', body: { version: 0 } }),
      answers: admins({ admin: 400 }),
    },
  ],
} as const satisfies Record<string, readonly Case[]>
