import { texts } from '#tests/support/http/multipart.ts'
import { photo } from '#tests/support/pictures/pictures.ts'
import { admins, type Case } from './cases.ts'

const CONTENT = { staffEmail: '' }

export const settingsCases = {
  'GET /api/settings/sections': [{ what: 'of the shop', sample: () => ({}), answers: admins() }],
  'GET /api/settings/missing': [{ what: 'of the shop', sample: () => ({}), answers: admins() }],
  'POST /api/settings/pictures': [
    {
      what: 'that is one',
      sample: async () => ({
        form: [...texts({ use: 'shown' }), { name: 'picture', file: await photo({ width: 40, height: 30 }).jpeg().toBuffer() }],
      }),
      answers: admins(),
    },
  ],
  'GET /api/settings/pictures/:name': [
    { what: 'that is not there', sample: () => ({ path: '/api/settings/pictures/none' }), answers: admins({ admin: 404 }) },
  ],
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
  'POST /api/settings/:section/sample': [
    {
      what: 'of the terms that stand',
      sample: () => ({ path: '/api/settings/notices/sample', body: { content: CONTENT } }),
      answers: admins(),
    },
    {
      what: 'that does not exist',
      sample: () => ({ path: '/api/settings/weather/sample', body: { content: CONTENT } }),
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
