import { admins, type Case, managers } from './cases.ts'

export const figureCases = {
  'GET /api/figures': [
    { what: 'of the last weeks', sample: () => ({}), answers: admins() },
    { what: 'of too many years', sample: () => ({ path: '/api/figures?from=2000-01-01' }), answers: admins({ admin: 400 }) },
  ],
  'GET /api/figures/merchant': [{ what: 'of the own brand', sample: () => ({}), answers: managers({ admin: 403 }) }],
  'GET /api/figures/document': [{ what: 'of the last weeks', sample: () => ({}), answers: admins() }],
  'GET /api/figures/weekly': [{ what: 'of the caller', sample: () => ({}), answers: admins() }],
  'PUT /api/figures/weekly': [{ what: 'of the caller', sample: () => ({ body: { isWanted: true } }), answers: admins() }],
  'GET /api/figures/entries': [
    { what: 'of what was won', sample: () => ({ path: '/api/figures/entries?show=won' }), answers: admins() },
    { what: 'without a name', sample: () => ({ path: '/api/figures/entries' }), answers: admins() },
    { what: 'that does not exist', sample: () => ({ path: '/api/figures/entries?show=nothing' }), answers: admins({ admin: 400 }) },
  ],
  'GET /api/figures/offers': [
    { what: 'of one name', sample: () => ({ path: '/api/figures/offers?salesperson=Karim' }), answers: admins() },
    { what: 'of nobody with an account', sample: () => ({ path: '/api/figures/offers?person=none' }), answers: admins() },
  ],
  'GET /api/figures/searches': [{ what: 'of the last weeks', sample: () => ({}), answers: admins() }],
} as const satisfies Record<string, readonly Case[]>
