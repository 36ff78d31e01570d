import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LIMITS } from '#domain/limits.ts'
import { makeProofLink } from '#server/accounts/links/account-links.service.ts'
import type { Database } from '#server/platform/db/database.ts'
import { openAnyTestDatabase } from '#tests/support/database/both-databases.ts'
import { emailOf, idOf, join, PASSWORD, signedIn } from '#tests/support/shop/people.ts'
import { sendJson } from '#tests/support/shop/send-json.ts'
import { openTestShop, type TestShop } from '#tests/support/shop/test-shop.ts'

let database: Database
let behindProxy: TestShop
let shop: TestShop
const logged: string[] = []
beforeAll(async () => {
  database = await openAnyTestDatabase()
  const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) })
  shop = await openTestShop(database, { log })
  behindProxy = await openTestShop(database, { trustProxy: true })
})
afterAll(async () => {
  await behindProxy.close()
  await shop.close()
  await database.close()
})

interface Form {
  readonly at: TestShop
  readonly from?: string
  readonly forwardedFor?: string
}

/** Sends one form more than a caller may, and answers with the status of the last. */
async function oneTooMany(form: (n: number) => Form): Promise<number> {
  let status = 0
  for (let n = 0; n <= LIMITS.openForms.most; n += 1) {
    const { at, from, forwardedFor } = form(n)
    const answer = await sendJson(at, {
      call: 'POST /api/auth/forgot',
      body: { email: 'nobody@people.example' },
      ...(forwardedFor === undefined ? {} : { headers: { 'x-forwarded-for': forwardedFor } }),
      ...(from === undefined ? {} : { from }),
    })
    status = answer.status
    if (n < LIMITS.openForms.most) expect(status).toBe(200)
  }
  return status
}

describe('limits count as one caller', () => {
  test('one address, whatever it sends in X-Forwarded-For', async () => {
    expect(await oneTooMany((n) => ({ at: shop, from: '192.0.2.1', forwardedFor: `198.51.100.${n}` }))).toBe(429)
  })

  test('behind a proxy the address that the proxy saw, whatever the caller sent in X-Forwarded-For', async () => {
    expect(await oneTooMany((n) => ({ at: behindProxy, forwardedFor: `${'x'.repeat(n * 200)}, 10.0.0.${n}, 203.0.113.7` }))).toBe(429)
  })

  test('behind a proxy each address for itself', async () => {
    expect(await oneTooMany((n) => ({ at: behindProxy, forwardedFor: `203.0.114.${n}` }))).toBe(200)
  })

  test('a network of IPv6, however its addresses are written', async () => {
    const spelled = (n: number) => [`2001:db8::${n}`, `2001:0DB8:0:0:${n}::1`, `2001:db8:0:0:1:2:192.0.2.${n}`, `2001:db8::${n}%eth0`]
    expect(await oneTooMany((n) => ({ at: shop, from: spelled(n)[n % 4] ?? '' }))).toBe(429)
  })

  test('an address of IPv4 also where it is written as one of IPv6, and another network of IPv6 is another', async () => {
    expect(await oneTooMany((n) => ({ at: shop, from: n % 2 === 0 ? '192.0.2.77' : '::ffff:192.0.2.77' }))).toBe(429)
    expect(await oneTooMany((n) => ({ at: shop, from: `2001:db8:1:${n}::1` }))).toBe(200)
  })
})

test.each([
  ['that lacks everything', '{}'],
  ['that is no JSON', '{"email"'],
  ['that is too large', JSON.stringify({ email: 'x'.repeat(70_000) })],
  ['nested without end', '['.repeat(60_000)],
])('a form %s counts against the limit like any other', async (_what, body) => {
  const from = `198.51.100.${body.length % 200}`
  const ask = { method: 'POST', path: '/api/contact/add', headers: { 'content-type': 'application/json' }, from, body } as const
  for (let n = 0; n < LIMITS.openForms.most; n += 1) expect((await shop.ask(ask)).status).not.toBe(429)
  expect((await shop.ask(ask)).status).toBe(429)
})

test('the answer to a form is never cached, as it may hold a token', async () => {
  await join(shop, 'member')
  const body = { email: emailOf('member'), password: PASSWORD }
  const { json, headers } = await sendJson(shop, { call: 'POST /api/auth/login', body })
  expect(json.token).toMatch(/^Bearer /)
  expect(headers['cache-control']).toBe('private, no-store')
})

describe('the security log', () => {
  const events = () => logged.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'security')
  const tell = async (work: () => Promise<unknown>) => {
    logged.length = 0
    await work()
    expect(logged.join('')).not.toMatch(/people\.example|Bearer|not the password/)
    return events().map(({ event, from, account }) => ({ event, from, account }))
  }
  const from = '203.0.113.99'

  test('names a sign-in and a failed one with address and account', async () => {
    await join(shop, 'member')
    const call = 'POST /api/auth/login'
    const account = idOf('member')
    const email = emailOf('member')
    expect(await tell(() => sendJson(shop, { call, body: { email, password: PASSWORD }, from }))).toEqual([
      { event: 'signed-in', from, account },
    ])
    const wrong = await tell(() => sendJson(shop, { call, body: { email, password: 'not the password' }, from }))
    expect(wrong).toEqual([{ event: 'sign-in-failed', from, account }])
    const nobody = { email: 'nobody-at-all@people.example', password: 'not the password' }
    expect(await tell(() => sendJson(shop, { call, body: nobody, from }))).toEqual([{ event: 'sign-in-failed', from, account: undefined }])
  })

  test('names a sign-up, and a change of address when requested and when confirmed', async () => {
    const body = { email: 'new@people.example', password: PASSWORD, firstName: 'New', lastName: 'Person', phoneNumber: '01000000000' }
    let token = ''
    const [told] = await tell(async () => {
      token = (await sendJson(shop, { call: 'POST /api/auth/register', body, from })).json.token
    })
    const account = told?.account
    expect(told).toEqual({ event: 'signed-in', from, account: expect.any(String) })
    const headers = { authorization: token }
    const ask = (password: string) =>
      tell(() => sendJson(shop, { call: 'PUT /api/user/email', headers, body: { email: 'newer@people.example', password }, from }))
    expect(await ask('not the password')).toEqual([{ event: 'sign-in-failed', from, account }])
    expect(await ask(PASSWORD)).toEqual([{ event: 'email-change-asked', from, account }])
    const link = await makeProofLink(shop.accounts.database.db, { userId: account, email: 'newer@people.example', now: new Date() })
    expect(await tell(() => sendJson(shop, { call: `POST /api/auth/prove/${link}`, body: {}, headers, from }))).toEqual([
      { event: 'email-proven', from, account },
    ])
  })

  test('names a forbidden call and a caller over the limit', async () => {
    const headers = await signedIn(shop, 'member')
    const refused = await tell(() => sendJson(shop, { call: 'GET /api/user', headers, from }))
    expect(refused).toEqual([{ event: 'forbidden', from, account: idOf('member') }])
    const limited = await tell(async () => {
      for (let n = 0; n <= LIMITS.openForms.most; n += 1) await sendJson(shop, { call: 'POST /api/newsletter/subscribe', body: {}, from })
    })
    expect(limited).toEqual([{ event: 'limited', from, account: undefined }])
  })
})

test.each([
  '/api/auth/reset/{token}',
  '/reset-password/{token}',
  '/ar/reset-password/{token}.',
  '/prove-email/{token}.Thanks',
  '/api/newsletter/unsubscribe/{token}',
  '/offer/{token}',
  '/ar/offer/{token}.data',
  '/api/offer/link/{token}/accept',
  '/api/offer/link/{token}/document/offer',
])('the log does not repeat the token of %s, nor one that a page before it had', async (path) => {
  const token = 'd3_Xq-8sKfPz1LmWv0RtYbNcHgJaEuOiS7T5Q9x2B4k'
  logged.length = 0
  const headers = { 'content-type': 'application/json', referer: `https://shop.example/offer/${token}` }
  await shop.ask({ method: 'POST', path: path.replace('{token}', token), headers, body: '{}' })
  expect(logged.join('')).not.toContain(token)
  const lines = logged.filter((line) => line.includes('"answered"'))
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain(path.replace('{token}', '…'))
})

test('the log does not repeat a token with percent-encoded letters', async () => {
  logged.length = 0
  await shop.get('/ar/reset-password/d3%5FXq%2D8sKfPz1LmWv0RtYbNcHgJaEuOiS7T5Q9x2B%34k')
  expect(logged.join('')).toContain('"/ar/reset-password/…"')
})

test('the log names records and files unchanged', async () => {
  const paths = [
    '/api/order/01a1fcc3-a7e7-7000-a6a8-034cd85005a7',
    '/product/gas-range-with-six-burners-and-oven',
    '/assets/some-very-long-name-of-a-page-D4CTJ3gQ.js',
  ]
  for (const path of paths) {
    logged.length = 0
    await shop.get(path)
    expect(logged.join()).toContain(`"${path}"`)
  }
})
