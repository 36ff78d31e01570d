import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#server/platform/db/database.ts'
import { openAnyTestDatabase, openPostgresTestDatabase } from '#tests/support/database/both-databases.ts'
import { signedIn } from '#tests/support/shop/people.ts'
import { openTestShop, type TestShop } from '#tests/support/shop/test-shop.ts'

const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND', 'TRACE', 'QUERY', 'REPORT']
const UNKNOWN = [
  '/api',
  '/api/',
  '/api?x=1',
  '/api/nope',
  '/api/products',
  '/api/product/list/',
  '/api//product/list',
  '/API/product/list',
  '/api/../etc/passwd',
]

describe('the shop as a whole', () => {
  let database: Database
  let shop: TestShop
  beforeAll(async () => {
    database = await openAnyTestDatabase()
    shop = await openTestShop(database)
  })
  afterAll(async () => {
    await shop.close()
    await database.close()
  })

  test.each(METHODS)('an unknown path is not found as JSON, asked by %s', async (method) => {
    for (const path of UNKNOWN) {
      // The router refuses a QUERY without a body before it looks at the path.
      const answer = await shop.ask({
        method,
        path,
        ...(method === 'QUERY' ? { headers: { 'content-type': 'application/json' }, body: '{}' } : {}),
      })
      expect(answer.status, path).toBe(404)
      const text = 'What you are looking for was not found.'
      expect(answer.json, path).toEqual({ error: text, message: text, code: 'not-found' })
      expect(answer.headers, path).toMatchObject({
        'x-request-id': expect.any(String),
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      })
    }
  })

  test.each(['POST', 'PUT', 'DELETE', 'PATCH'])('a read-only call is not found by %s', async (method) => {
    expect((await shop.ask({ method, path: '/api/product/item/oven' })).status).toBe(404)
  })

  test('a content type without a body counts as an empty body', async () => {
    const headers = { 'content-type': 'application/json' }
    expect((await shop.ask({ method: 'DELETE', path: '/api/address/delete/1', headers })).status).toBe(401)
    const answer = await shop.ask({ method: 'POST', path: '/api/auth/login', headers })
    expect(answer.json).toMatchObject({ code: 'validation', fields: { email: ['Email is required.'] } })
  })

  test('a parameter that stands twice is refused, and never taken for one of the two', async () => {
    for (const query of ['page=1&page=2', 'limit=5&limit=50']) {
      expect((await shop.get(`/api/product/list?${query}`)).json, query).toMatchObject({ code: 'validation' })
    }
  })

  test('messages are Arabic when the request asks for Arabic, else English', async () => {
    const said = async (language: string) => (await shop.get('/api/nope', { 'accept-language': language })).json.error
    for (const language of ['ar', 'ar-EG', 'AR', ' ar;q=0.9', 'ar, en']) expect(await said(language)).toBe('ما تبحث عنه غير موجود.')
    for (const language of ['en', 'fr', '', 'arc', 'en, ar'])
      expect(await said(language), language).toBe('What you are looking for was not found.')
  })

  test.each([
    '/api/product/list',
    '/api/docs',
    '/sitemap.xml',
    '/robots.txt',
    '/.well-known/security.txt',
    '/healthz',
    '/readyz',
    '/api/nope',
    '/api/product/list?page=x',
  ])('%s has the security headers', async (path) => {
    for (const caller of [{}, await signedIn(shop, 'member')]) {
      const answer = await shop.get(path, { ...caller, origin: 'https://elsewhere.example' })
      expect(answer.headers, path).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'cross-origin-resource-policy': 'same-origin',
        'strict-transport-security': expect.any(String),
      })
      expect(answer.headers, 'no other site may read it').not.toHaveProperty('access-control-allow-origin')
      if (path.startsWith('/api')) expect(answer.headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
    }
  })
})

describe('with the database gone', () => {
  test("answers give only the request's id, and the log has the reason", async () => {
    const { database, close } = await openPostgresTestDatabase()
    const logged: Record<string, unknown>[] = []
    const log = pino({ level: 'info' }, { write: (line: string) => void logged.push(JSON.parse(line)) })
    const shop = await openTestShop(database, { log })
    expect((await shop.get('/readyz')).json).toEqual({ status: 'ready', version: expect.stringMatching(/^\d+\.\d+\.\d+$/) })
    const member = await signedIn(shop, 'member')
    await close()
    for (const [path, headers] of [
      ['/api/product/list', {}],
      ['/api/product/list', member],
      ['/sitemap.xml', {}],
    ] as const) {
      const { status, json, headers: answered } = await shop.get(path, headers)
      expect(status).toBe(500)
      expect(Object.keys(json).sort()).toEqual(['code', 'error', 'requestId'])
      expect(json).toMatchObject({ code: 'internal', error: 'Your request could not be processed. Please try again.' })
      expect(answered['x-request-id']).toBe(json.requestId)
      expect(logged.filter(({ level, requestId }) => level === 50 && requestId === json.requestId)).toHaveLength(1)
    }
    expect((await shop.get('/readyz', { 'accept-language': 'ar' })).json).toMatchObject({
      code: 'unavailable',
      error: expect.stringContaining('المتجر مشغول'),
    })
    expect((await shop.get('/healthz')).status).toBe(200)
    await shop.close()
  })

  test('a shop that is closing is no longer ready', async () => {
    const database = await openAnyTestDatabase()
    const shop = await openTestShop(database)
    const closing = shop.close()
    expect((await shop.get('/readyz')).status).toBe(503)
    await closing
    await database.close()
  })
})
