import { connect } from 'node:net'
import { Writable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createIds } from '#server/platform/ids.ts'
import { originOf, rawAsk } from '#tests/support/http/raw-ask.ts'
import { createHttpServer } from '../server.ts'
import { answerFromCache } from './answer-from-cache.ts'
import { ResponseCache } from './response-cache.ts'

const cacheOf = (bytesMost: number) => new ResponseCache({ bytesMost, canReceiveChanges: () => true })
const made =
  (body: Buffer, status = 200) =>
  async () => ({ status, headers: { 'content-type': 'text/plain' }, body })
const heldBy = ({ body }: { body: Buffer }) => body.buffer.byteLength

describe('the cache', () => {
  test('never holds more than its bound, in whatever order answers come and under however many addresses', async () => {
    const asked = fc.array(fc.tuple(fc.nat(30), fc.nat(20_000), fc.boolean(), fc.constantFrom(200, 404)), { maxLength: 60 })
    await fc.assert(
      fc.asyncProperty(asked, fc.integer({ min: 1, max: 120_000 }), async (answers, bytesMost) => {
        const cache = cacheOf(bytesMost)
        for (const [key, length, hasAlias, status] of answers) {
          const answer = await cache.get(`/${key}`, made(Buffer.alloc(length, 'a'), status))
          if (hasAlias) cache.alias(`/also/${key}`, answer, `/${key}`)
          expect(cache.bytes).toBeLessThanOrEqual(bytesMost)
          const counts = counted(cache)
          expect(cache.bytes).toBe(counts)
        }
        cache.dropAll()
        expect(cache.bytes).toBe(0)
      }),
      { numRuns: 100 },
    )
  })

  test('holds only the memory that the bytes need, compressed forms included, and counts it', async () => {
    const cache = cacheOf(1_000_000)
    const answer = await cache.get('/', made(Buffer.from('a word and another '.repeat(100))))
    expect(heldBy(answer.plain)).toBe(1_900)
    const before = cache.bytes
    for (const encoding of ['gzip', 'br'] as const) {
      await expect.poll(() => answer.formFor(encoding) === answer.plain).toBe(false)
      const packed = answer.formFor(encoding)
      expect(heldBy(packed)).toBe(packed.body.length)
    }
    expect(cache.bytes - before).toBe(answer.formFor('gzip').body.length + answer.formFor('br').body.length)
    expect(gunzipSync(answer.formFor('gzip').body)).toEqual(answer.plain.body)
  })

  test('keeps a page that is asked for between junk pages, under each of its addresses', async () => {
    const cache = cacheOf(500_000)
    const home = await cache.get('/', made(Buffer.alloc(60_000, 'home')))
    cache.alias('/?', home, '/')
    for (let n = 0; n < 1_000; n += 1) {
      expect(cache.find(n % 2 === 0 ? '/' : '/?')).toBe(home)
      const junk = await cache.get(`/?junk=${n}`, made(Buffer.alloc(60_000, 'junk')))
      cache.alias(`/?junk=${n}&${'x'.repeat(8_000)}`, junk, `/?junk=${n}`)
    }
    expect(cache.find('/?junk=0')).toBeUndefined()
    expect(cache.find('/?junk=999')).toBeDefined()
  })

  test('answers a changed page as it was while the database is away, but not one that was not found since', async () => {
    const cache = cacheOf(1_000_000)
    const addresses = ['/oven', '/grill']
    for (const key of addresses) await cache.get(key, made(Buffer.from('sold')))
    cache.drop([])
    await cache.get('/oven', made(Buffer.from('away'), 503))
    await cache.get('/grill', made(Buffer.from('nothing'), 404))
    cache.suspend()
    cache.drop([])
    expect(addresses.map((key) => cache.findStale(key)?.plain.body.toString())).toEqual(['sold', undefined])
  })

  test('lets callers share what is being made, but for those who asked after a change of it', async () => {
    const cache = cacheOf(1_000_000)
    const validity = { tags: ['oven'], until: Infinity }
    const begun: PromiseWithResolvers<void>[] = []
    let price = 'old'
    const make = async () => {
      const end = Promise.withResolvers<void>()
      begun.push(end)
      const body = Buffer.from(price)
      await end.promise
      return { status: 200, headers: {}, body, validity }
    }
    const before = cache.get('/oven', make)
    cache.drop(['grill'])
    const beside = cache.get('/oven', make)
    price = 'new'
    cache.drop(['oven'])
    const after = [cache.get('/oven', make), cache.get('/oven', make)]
    expect(begun).toHaveLength(1)
    begun[0]?.resolve()
    expect((await before).plain.body.toString()).toBe('old')
    await expect.poll(() => begun.length).toBe(2)
    begun[1]?.resolve()
    const told = (await Promise.all([beside, ...after])).map(({ plain }) => plain.body.toString())
    expect(told.slice(1)).toEqual(['new', 'new'])
    expect(begun).toHaveLength(2)
  })

  test('does not count a compressed form that is ready after its answer was evicted', async () => {
    const cache = cacheOf(1_000_000)
    const answer = await cache.get('/', made(Buffer.alloc(50_000, 'a')))
    answer.formFor('gzip')
    cache.dropAll()
    await expect.poll(() => answer.formFor('gzip') === answer.plain).toBe(false)
    await setImmediate()
    expect(cache.bytes).toBe(0)
  })
})

/** Bytes of everything that is found; an alias counts for its own letters and those of its target's address. */
function counted(cache: ResponseCache): number {
  const numbers = Array.from({ length: 31 }, (_, n) => n)
  const answers = numbers.map((n) => (cache.find(`/${n}`)?.bytes ?? -2 * `/${n}`.length) + 2 * `/${n}`.length)
  const aliases = numbers.map((n) => (cache.find(`/also/${n}`) === undefined ? 0 : 2 * `/also/${n}/${n}`.length))
  return [...answers, ...aliases].reduce((sum, bytes) => sum + bytes, 0)
}

describe('every answer is sent or refused, and logged with an id of its own', () => {
  const lines: Record<string, unknown>[] = []
  let http: FastifyInstance
  let origin: string
  let cache: ResponseCache
  beforeEach(async () => {
    lines.length = 0
    cache = cacheOf(1_000_000)
    const to = new Writable({
      write(line, _encoding, done) {
        const read = JSON.parse(String(line))
        // The framework logs by itself where it listens.
        if (!String(read.msg).startsWith('Server listening')) lines.push(read)
        done()
      },
    })
    http = await createHttpServer({
      log: pino({ level: 'info' }, to),
      newId: createIds(Date.now),
      trustProxy: false,
      isHttps: false,
      cache,
      checkReady: async () => {},
    })
    http.get('/cached', (request, reply) => answerFromCache({ cache, request, reply, key: '/cached' }, made(Buffer.from('cached'))))
    http.get('/lost', (request, reply) =>
      answerFromCache({ cache, request, reply, key: '/lost' }, async () => ({ status: 404, headers: {}, body: Buffer.from('lost') })),
    )
    http.get('/unwritable', (request, reply) =>
      answerFromCache({ cache, request, reply, key: '/unwritable' }, async () => ({
        status: 200,
        headers: { 'surrogate-key': 'category:أفران' },
        body: Buffer.from('unwritable'),
      })),
    )
    origin = await originOf(http)
  })
  afterEach(() => http.close())

  test('cached answers too', async () => {
    for (let n = 0; n < 3; n += 1) expect((await rawAsk(origin, '/cached')).status).toBe(200)
    await expect.poll(() => lines.length).toBe(3)
    expect(new Set(lines.map(({ requestId }) => requestId)).size).toBe(3)
    for (const line of lines) expect(line).toMatchObject({ requestId: expect.any(String), method: 'GET', path: '/cached', status: 200 })
  })

  test('error pages carry it', async () => {
    const { headers } = await rawAsk(origin, '/lost')
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    await expect.poll(() => lines[0]).toMatchObject({ requestId: headers['x-request-id'], status: 404 })
  })

  test('an answer with a header that HTTP can’t carry is refused each time, to sockets and to pages', async () => {
    for (let n = 0; n < 2; n += 1) expect((await rawAsk(origin, '/unwritable')).status).toBe(500)
    expect((await http.inject('/unwritable')).statusCode).toBe(500)
    expect((await rawAsk(origin, '/cached')).status).toBe(200)
  })

  test('a cached answer that can’t be sent ends its own connection and is logged; others are served', async () => {
    const answer = await cache.get('/cached', made(Buffer.from('cached')))
    answer.plain = { ...answer.plain, headers: ['surrogate-key', 'category:أفران'] }
    await expect(rawAsk(origin, '/cached')).rejects.toThrow()
    await expect.poll(() => lines.map(({ msg }) => msg)).toContain('a cached answer could not be sent')
    expect((await rawAsk(origin, '/lost')).status).toBe(404)
  })

  test('answers to bytes that are not HTTP carry it', async () => {
    const answer = await new Promise<string>((resolve) => {
      let text = ''
      const socket = connect(Number(new URL(origin).port), '127.0.0.1', () => socket.write('no http\r\n\r\n'))
      socket.on('data', (chunk) => (text += chunk)).on('close', () => resolve(text))
    })
    const id = /^x-request-id: (.+)\r$/m.exec(answer)?.[1]
    expect(id).toMatch(/^[0-9a-f-]{36}$/)
    expect(lines).toContainEqual(expect.objectContaining({ requestId: id, status: 400 }))
  })
})
