import { randomUUID } from 'node:crypto'
import { sampleOffer } from '#tests/support/offers.ts'
import { laterDay, type Offering, offering, YES } from '#tests/support/shop/offering.ts'
import type { TestShop } from '#tests/support/shop/test-shop.ts'
import { type Answers, admins, anyone, type Case, onlyFor, type Sample, signedIn } from '../cases.ts'

type Made = { id: string; token: string; path: (rest: string) => string }

/** An offer of the member's request, as far as `prepare` takes it. */
export const on =
  (sample: (made: Made, calls: Offering) => Sample | Promise<Sample>, prepare: 'draft' | 'sent' | 'accepted' | 'by-link' = 'sent') =>
  async (shop: TestShop): Promise<Sample> => {
    const calls = offering(() => shop)
    const { orderId } = await calls.request()
    const { _id: id } = await calls.make(orderId)
    await calls.write(id)
    const path = (rest: string) => `/api/offer/${id}${rest}`
    if (prepare === 'draft') return sample({ id, token: '', path }, calls)
    await calls.send(id)
    const { answering: token } = await calls.tokens(id)
    if (prepare === 'accepted') await calls.call('member', 'POST', `/api/offer/link/${token}/accept`, YES)
    if (prepare === 'by-link') await calls.call('nobody', 'POST', `/api/offer/link/${token}/accept`, YES)
    return sample({ id, token, path }, calls)
  }

const post = (rest: string, body: object = {}, prepare: Parameters<typeof on>[1] = 'sent') =>
  on(({ path }) => ({ path: path(rest), body }), prepare)
const byLink = (rest: string, body: object) => on(({ token }) => ({ path: `/api/offer/link/${token}${rest}`, body }))
const invented =
  (rest = '', body?: object) =>
  () => ({ path: `/api/offer/link/invented${rest}`, ...(body === undefined ? {} : { body }) })
const row = (what: string, sample: Case['sample'], answers: Answers = admins()): readonly Case[] => [{ what, sample, answers }]

const content = () => sampleOffer({ validUntil: laterDay() })
/** Staff who look at the customer's page only read. */
const notStaff = anyone()
const readingStaff: Answers = { ...notStaff, admin: 403 }

export const offerCases = {
  'GET /api/offer': row('all', () => ({})),
  'GET /api/offer/defaults': row('the terms', () => ({})),
  'GET /api/offer/products': row('by a search', () => ({ path: '/api/offer/products?search=oven' })),
  'GET /api/offer/me': row('the own ones', () => ({}), signedIn()),
  'GET /api/offer/again': [
    {
      what: "the member's request",
      sample: async (shop) => ({ path: `/api/offer/again?order=${(await offering(() => shop).request()).orderId}` }),
      answers: onlyFor('member'),
    },
    { what: "the member's offer", sample: on(({ id }) => ({ path: `/api/offer/again?offer=${id}` })), answers: onlyFor('member') },
  ],
  'POST /api/offer/match': row('a pasted line', () => ({ body: { pasted: '1\tOven\t2' } })),
  'POST /api/offer/add': row('of a request', async (shop) => ({ body: { order: (await offering(() => shop).request()).orderId } })),
  'GET /api/offer/:id': [
    { what: "of the member's request", sample: on(({ path }) => ({ path: path('') })), answers: admins() },
    { what: 'none', sample: () => ({ path: `/api/offer/${randomUUID()}` }), answers: admins({ admin: 404 }) },
  ],
  'GET /api/offer/:id/prices': row(
    "of the member's request",
    on(({ path }) => ({ path: path('/prices') })),
  ),
  'PUT /api/offer/:id': row('its name', post('', { offer: { name: 'Nile Hotels' } })),
  'PUT /api/offer/:id/draft': row(
    'a draft',
    on(({ path }) => ({ path: path('/draft'), body: { draft: { content: content() } } }), 'draft'),
  ),
  'DELETE /api/offer/:id/draft': row(
    'a draft',
    on(({ path }) => ({ path: path('/draft') }), 'draft'),
  ),
  'POST /api/offer/:id/revise': row('a sent one', post('/revise', { isPaused: true })),
  'POST /api/offer/:id/pause': row('a sent one', post('/pause', { isPaused: true })),
  'POST /api/offer/:id/send': row('a draft', post('/send', { ways: ['print'] }, 'draft')),
  'POST /api/offer/:id/approve': row('one that waits for nothing', post('/approve', {}, 'draft'), admins({ admin: 400 })),
  'POST /api/offer/:id/refuse-approval': row(
    'the same',
    post('/refuse-approval', { reason: 'Too much.' }, 'draft'),
    admins({ admin: 400 }),
  ),
  'POST /api/offer/:id/take-back': row('the same', post('/take-back', {}, 'draft'), admins({ admin: 400 })),
  'POST /api/offer/:id/withdraw': row('a sent one', post('/withdraw', { reason: '' })),
  'POST /api/offer/:id/answer': row('a yes by phone', post('/answer', { answer: 'accepted', way: 'phone', name: 'Mona Adel' })),
  'POST /api/offer/:id/confirm': row('a yes by link', post('/confirm', {}, 'by-link')),
  'POST /api/offer/:id/refuse': row('a yes by link', post('/refuse', { reason: 'Not from the company.' }, 'by-link')),
  'POST /api/offer/:id/message': row('on a sent one', post('/message', { text: 'The oven is in stock.' })),
  'POST /api/offer/:id/note': row('on a sent one', post('/note', { text: 'Pays late.' })),
  'POST /api/offer/:id/link': row('of a sent one', post('/link')),
  'POST /api/offer/:id/payment': row(
    'a first part',
    post('/payment', { id: randomUUID(), part: 0, amountMinor: 1000, received: '2026-01-05', way: 'cash' }, 'accepted'),
  ),
  'DELETE /api/offer/:id/payment/:paymentId': row(
    'one that is not there',
    on(({ path }) => ({ path: path(`/payment/${randomUUID()}`) }), 'accepted'),
    admins({ admin: 404 }),
  ),
  'PUT /api/offer/:id/item/:itemId': row(
    'an accepted line',
    on(async ({ id, path }, calls) => {
      const { items } = await calls.offer(id)
      return { path: path(`/item/${items[0]._id}`), body: { status: 'Shipped' } }
    }, 'accepted'),
  ),
  'GET /api/offer/link/:token': [
    { what: 'by the answering link', sample: on(({ token }) => ({ path: `/api/offer/link/${token}` })), answers: notStaff },
    { what: 'by an invented one', sample: invented(), answers: anyone(404) },
  ],
  'GET /api/offer/link/:token/preview': row('by an invented link', invented('/preview'), anyone()),
  'POST /api/offer/link/:token/seen': row('by the answering link', byLink('/seen', { version: 1 }), notStaff),
  'POST /api/offer/link/:token/accept': [
    { what: 'by the answering link', sample: byLink('/accept', YES), answers: readingStaff },
    { what: 'by an invented one', sample: invented('/accept', YES), answers: anyone(404) },
    {
      what: 'by a link to read',
      sample: on(async ({ id }, calls) => ({ path: `/api/offer/link/${(await calls.tokens(id)).reading}/accept`, body: YES })),
      answers: anyone(403),
    },
  ],
  'POST /api/offer/link/:token/decline': row('by the answering link', byLink('/decline', { version: 1, reason: 'Price' }), readingStaff),
  'POST /api/offer/link/:token/message': row('by the answering link', byLink('/message', { text: 'And delivery?' }), readingStaff),
  'POST /api/offer/link/:token/renew': row('before its end', byLink('/renew', {}), { ...anyone(400), admin: 403 }),
} as const satisfies Record<string, readonly Case[]>
