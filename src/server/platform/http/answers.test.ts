import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { RefusalError } from '#domain/errors.ts'
import { createIds } from '#server/platform/ids.ts'
import { originOf, rawAsk } from '#tests/support/http/raw-ask.ts'
import { answerFromCache } from './cache/answer-from-cache.ts'
import { ResponseCache } from './cache/response-cache.ts'
import { answerRefusal, createHttpServer } from './server.ts'

const SECURITY = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
}
const REQUEST_ID = /^[0-9a-f-]{36}$/
const JSON_TYPE = { 'content-type': 'application/json' }

let http: FastifyInstance
let logged: Record<string, unknown>[] = []
let isReady = true

/** The server with a door for bodies and one that breaks. */
async function openServer(isHttps: boolean): Promise<FastifyInstance> {
  const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(JSON.parse(line)) })
  const cache = new ResponseCache({ bytesMost: 1, canReceiveChanges: () => true })
  const opened = await createHttpServer({
    log,
    newId: createIds(Date.now),
    trustProxy: false,
    isHttps,
    cache,
    checkReady: async () => {
      if (!isReady) throw new Error('connection refused at 10.0.0.9')
    },
  })
  opened.post('/api/echo', async (request) => request.body)
  opened.get('/api/broken', async () => {
    throw new Error('secret detail in SELECT price FROM products')
  })
  opened.get<{ Params: { word: string } }>('/api/word/:word', async ({ params }) => params.word)
  opened.get('/api/plain', async () => 'plain')
  opened.get('/absent', (request, reply) =>
    answerFromCache({ cache, request, reply, key: '/absent' }, async () => ({ status: 404, headers: {}, body: Buffer.from('absent') })),
  )
  opened.setNotFoundHandler((request, reply) => answerRefusal(new RefusalError('not-found'), request, reply))
  await opened.ready()
  return opened
}

beforeAll(async () => {
  http = await openServer(true)
})
afterAll(() => http.close())
beforeEach(() => {
  logged = []
  isReady = true
})

const ask = async (method: string, url: string, headers: Record<string, string> = {}, payload?: string | Buffer) => {
  const answer = await http.inject({ method: method as 'GET', url, headers, ...(payload === undefined ? {} : { payload }) })
  return { status: answer.statusCode, headers: answer.headers, text: answer.payload }
}

test('connections are bounded, and one whose request head never arrives is closed soon', () => {
  expect(http.server.maxConnections).toBe(12_000)
  expect(http.server.headersTimeout).toBeLessThanOrEqual(15_000)
})

describe('an unreadable request', () => {
  test.each([
    ['malformed JSON', JSON_TYPE, '{"name":', 400, 'request-malformed', 'The request could not be read.'],
    [
      'a body that poisons prototypes',
      JSON_TYPE,
      '{"__proto__":{"isAdmin":true}}',
      400,
      'request-malformed',
      'The request could not be read.',
    ],
    ['more than any form', JSON_TYPE, JSON.stringify('x'.repeat(64 * 1024)), 413, 'too-large', 'This is too large to send.'],
    ['XML', { 'content-type': 'application/xml' }, '<a/>', 415, 'unsupported-media-type', 'This kind of content is not accepted here.'],
    [
      'a kind that is none',
      { 'content-type': 'nonsense' },
      'x',
      415,
      'unsupported-media-type',
      'This kind of content is not accepted here.',
    ],
    [
      'an unknown packing',
      { ...JSON_TYPE, 'content-encoding': 'rot13' },
      '{}',
      415,
      'unsupported-media-type',
      'This kind of content is not accepted here.',
    ],
    [
      'broken packing',
      { ...JSON_TYPE, 'content-encoding': 'gzip' },
      'not gzip',
      400,
      'request-malformed',
      'The request could not be read.',
    ],
    [
      'a small body that unpacks to more than any form',
      { ...JSON_TYPE, 'content-encoding': 'gzip' },
      gzipSync(JSON.stringify('x'.repeat(4 * 1024 * 1024))),
      413,
      'too-large',
      'This is too large to send.',
    ],
  ])('%s is refused as JSON, with the id of the request', async (_what, headers, body, status, code, error) => {
    const answer = await ask('POST', '/api/echo', headers, body)
    expect(answer.status).toBe(status)
    expect(JSON.parse(answer.text)).toEqual({ error, code })
    expect(answer.headers).toMatchObject({ ...SECURITY, 'cache-control': 'no-store', 'x-request-id': expect.stringMatching(REQUEST_ID) })
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
  })

  test.each(['/api/%', '/%zz', '/api/product/item/%c3%28'])(
    'a malformed address is refused as JSON, guarded like every answer: %s',
    async (url) => {
      const answer = await ask('GET', url, { 'accept-language': 'ar' })
      expect(answer.status).toBe(400)
      expect(JSON.parse(answer.text)).toEqual({ error: 'تعذّرت قراءة الطلب.', code: 'request-malformed' })
      expect(answer.headers).toMatchObject({ ...SECURITY, 'x-request-id': expect.stringMatching(REQUEST_ID) })
    },
  )

  test.each([
    ['no HTTP at all', 'hello?\r\n\r\n', 400],
    ['a header that never ends', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(40_000)}\r\n\r\n`, 431],
    ['a header with a NUL', 'GET / HTTP/1.1\r\nhost: a\r\nx: a\u0000b\r\n\r\n', 400],
    ['two lengths', 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab', 400],
    ['two ends', 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n', 400],
  ])('%s is refused as JSON on the socket', async (_what, bytes, status) => {
    const opened = await openServer(false)
    const { port } = new URL(await opened.listen({ port: 0, host: '127.0.0.1' }))
    const said = await new Promise<string>((resolve, reject) => {
      let text = ''
      const socket = connect(Number(port), '127.0.0.1', () => socket.write(bytes))
      socket.on('data', (chunk) => {
        text += chunk.toString()
      })
      socket.on('error', reject)
      socket.on('close', () => resolve(text))
    })
    await opened.close()
    expect(said.split('\r\n')[0]).toContain(` ${status} `)
    expect(JSON.parse(said.slice(said.indexOf('\r\n\r\n') + 4))).toEqual({
      error: 'The request could not be read.',
      code: 'request-malformed',
    })
  })
})

test.each([
  ['http://elsewhere.example/api/plain', 200, '/api/plain'],
  ['http://elsewhere.example', 404, '/'],
  ['http://elsewhere.example?x', 404, '/'],
  ['*', 404, '/*'],
])('the target %s is read as a path of this shop', async (target, status, path) => {
  const opened = await openServer(false)
  const { port } = new URL(await originOf(opened))
  const answered = await new Promise<number>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path: target }, (answer) => resolve(answer.resume().statusCode ?? 0))
      .on('error', reject)
      .end()
  })
  await opened.close()
  expect(answered).toBe(status)
  expect(logged).toContainEqual(expect.objectContaining({ msg: 'answered', path, status }))
})

test('an address is decoded once', async () => {
  expect(await ask('GET', '/api/word/%2541%252e')).toMatchObject({ status: 200, text: '%41%2e' })
})

test('an absent address is answered in full, whatever If-None-Match says', async () => {
  const { status, text } = await ask('GET', '/absent', { 'if-none-match': '*' })
  expect({ status, text }).toEqual({ status: 404, text: 'absent' })
})

test('an unknown expectation is ignored', async () => {
  const opened = await openServer(false)
  const answer = await rawAsk(await originOf(opened), '/api/plain', { headers: { expect: 'miracles' } })
  await opened.close()
  expect(answer).toMatchObject({ status: 200, text: 'plain' })
})

describe('a bug', () => {
  test("is answered without detail, with the request's id that the log names too", async () => {
    const answer = await ask('GET', '/api/broken?secret=typed')
    expect(answer.status).toBe(500)
    const body = JSON.parse(answer.text)
    expect(body).toEqual({
      error: 'Your request could not be processed. Please try again.',
      code: 'internal',
      requestId: expect.stringMatching(REQUEST_ID),
    })
    expect(answer.headers['x-request-id']).toBe(body.requestId)
    const lines = logged.filter(({ level }) => level === 50)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatchObject({
      requestId: body.requestId,
      path: '/api/broken',
      err: { message: expect.stringContaining('secret detail') },
    })
    expect(JSON.stringify(logged)).not.toContain('typed')
  })
})

describe('every answer', () => {
  test('has security headers, and demands https when the shop is served over https', async () => {
    for (const path of ['/api/plain', '/api/nope', '/healthz', '/readyz', '/api/broken', '/api/%']) {
      const { headers } = await ask('GET', path)
      expect(headers, path).toMatchObject({ ...SECURITY, 'strict-transport-security': 'max-age=31536000; includeSubDomains' })
    }
  })

  test('demands no https when the shop is served over http', async () => {
    const opened = await openServer(false)
    const { headers } = await opened.inject('/api/plain')
    await opened.close()
    expect(headers).not.toHaveProperty('strict-transport-security')
  })

  test('does not name the server software', async () => {
    const { headers } = await ask('GET', '/api/plain')
    expect(headers).not.toHaveProperty('x-powered-by')
    expect(headers).not.toHaveProperty('server')
  })

  test('is logged once, by path without the query', async () => {
    await ask('GET', '/api/plain?name=fryer')
    const lines = logged.filter(({ msg }) => msg === 'answered')
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatchObject({ method: 'GET', path: '/api/plain', status: 200, ms: expect.any(Number) })
  })
})

describe('health', () => {
  test('is always alive, is ready only while the shop can serve, and leaves the reason to the log', async () => {
    expect((await ask('GET', '/readyz')).status).toBe(200)
    isReady = false
    const answer = await ask('GET', '/readyz')
    expect(answer.status).toBe(503)
    expect(JSON.parse(answer.text)).toEqual({
      error: 'The shop is busy at the moment. Please try again shortly.',
      code: 'unavailable',
      requestId: expect.stringMatching(REQUEST_ID),
    })
    expect(answer.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' })
    expect(JSON.stringify(logged)).toContain('10.0.0.9')
    expect(await ask('GET', '/healthz')).toMatchObject({ status: 200, text: '{"status":"alive"}' })
  })

  test('a body that the client breaks off is not logged as an error', async () => {
    const opened = await openServer(false)
    const { port } = new URL(await opened.listen({ port: 0, host: '127.0.0.1' }))
    const head = `POST /api/echo HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"a":`
    const gone = new Promise((resolve) => opened.server.once('connection', (there) => there.once('close', resolve)))
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(head))
    await once(opened.server, 'request')
    socket.resetAndDestroy()
    await gone
    await opened.close()
    expect(logged.filter(({ level }) => Number(level) >= 40)).toEqual([])
  })
})
