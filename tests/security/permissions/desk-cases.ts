import { randomUUID } from 'node:crypto'
import { desking } from '#tests/support/shop/desking.ts'
import type { TestShop } from '#tests/support/shop/test-shop.ts'
import { type Answers, admins, type Case, type Sample } from './cases.ts'

/** The entry of a request that the member has just sent. */
const on =
  (rest: string, body?: object | (() => object)) =>
  async (shop: TestShop): Promise<Sample> => {
    const calls = desking(() => shop)
    const { _id: id } = await calls.entry((await calls.request()).orderId)
    const sent = typeof body === 'function' ? body() : body
    return { path: `/api/desk/${id}${rest}`, ...(sent === undefined ? {} : { body: sent }) }
  }

const row = (what: string, sample: Case['sample'], answers: Answers = admins()): readonly Case[] => [{ what, sample, answers }]

export const deskCases = {
  'GET /api/desk': row('all', () => ({})),
  'GET /api/desk/staff': row('all', () => ({})),
  'GET /api/desk/:id': [
    { what: 'of a request', sample: on(''), answers: admins() },
    { what: 'none', sample: () => ({ path: `/api/desk/${randomUUID()}` }), answers: admins({ admin: 404 }) },
  ],
  'POST /api/desk/:id/take': row("nobody's", on('/take', { from: null })),
  'POST /api/desk/:id/release': row("nobody's", on('/release', {})),
  'POST /api/desk/hand-over': row("a stranger's, to nobody", () => ({ body: { from: randomUUID(), to: [] } })),
  'POST /api/desk/:id/contact': row(
    'a call',
    on('/contact', () => ({ _id: randomUUID(), way: 'call-out', outcome: 'reached' })),
  ),
  'POST /api/desk/:id/note': row(
    'a note',
    on('/note', () => ({ _id: randomUUID(), note: 'Pays late.' })),
  ),
  'POST /api/desk/:id/next': row(
    'in an hour',
    on('/next', () => ({ next: { kind: 'call', at: new Date(Date.now() + 3_600_000).toISOString() } })),
  ),
  'POST /api/desk/:id/close': row('as lost', on('/close', { state: 'lost', reason: 'price' })),
  'POST /api/desk/:id/reopen': row('an open one', on('/reopen', {})),
  'PUT /api/desk/:id/site': row('a floor', on('/site', { site: { floor: '2' } })),
} as const satisfies Record<string, readonly Case[]>
