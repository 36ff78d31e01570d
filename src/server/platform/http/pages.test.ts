import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createIds } from '#server/platform/ids.ts'
import { originOf, type RawAnswer, type RawAsk, rawAsk } from '#tests/support/http/raw-ask.ts'
import { ResponseCache } from './cache/response-cache.ts'
import { registerPages } from './pages.ts'
import { createHttpServer } from './server.ts'

const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'accept-encoding': 'gzip, deflate, br' }
const SCRIPT = 'export const word = "again and again";\n'.repeat(2_000)
const FONT = Buffer.from('packed already')
const CACHE_BYTES_MOST = 4_000_000

let folder: string
let http: FastifyInstance
let cache: ResponseCache
let origin: string
let canReceiveChanges: boolean
const rendered: string[] = []
/** Renders wait for it. */
let waitFor: Promise<void>
let isAway: boolean

/** Every address below /there is a page; each page says its address and is as long as a real one. */
const pages = {
  queryOf: ({ query }: { query: string }) => query.replace(/&?junk=[^&]*/, ''),
  render: async ({ path, query }: { path: string; query: string }) => {
    rendered.push(path + query)
    await waitFor
    if (isAway) return { status: 503, headers: {}, html: '<!DOCTYPE html>', csp: "default-src 'self'" }
    if (path === '/moved') return { status: 301, headers: {}, html: '', csp: '', location: query === '' ? '/there' : `/there?${query}` }
    if (path === '/closed') return { status: 302, headers: {}, html: '', csp: '', location: '/login?next=/closed' }
    const html = `<!DOCTYPE html><p>${path}</p>${'<p>A page and what is on it.</p>'.repeat(1_000)}`
    const headers = path.includes('/private/') ? { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' } : {}
    return { status: /^(\/ar)?\/there/.test(path) ? 200 : 404, headers, html, csp: "default-src 'self'" }
  },
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'diyafa-pages-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets', 'start-1.js'), SCRIPT)
  writeFileSync(join(folder, 'assets', 'worker-1.js'), SCRIPT)
  writeFileSync(join(folder, 'assets', 'look-1.css'), 'p{}')
  writeFileSync(join(folder, 'assets', 'letters-1.woff2'), FONT)
  rendered.length = 0
  canReceiveChanges = true
  waitFor = Promise.resolve()
  isAway = false
  cache = new ResponseCache({ bytesMost: CACHE_BYTES_MOST, canReceiveChanges: () => canReceiveChanges })
  http = await createHttpServer({
    log: pino({ level: 'silent' }),
    newId: createIds(Date.now),
    trustProxy: false,
    isHttps: false,
    cache,
    checkReady: async () => {},
  })
  http.get('/api/known', async () => 'known')
  await registerPages(http, { cache, pages, clientDir: folder })
  origin = await originOf(http)
})
afterEach(async () => {
  await http.close()
  rmSync(folder, { recursive: true })
})

const ask = (path: string, options: RawAsk = {}) => rawAsk(origin, path, { headers: BROWSER, ...options })

describe('a page that does not exist', () => {
  test.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ])('goes out compressed the first time already, when the client accepts %s', async (accepted, encoding) => {
    const { status, headers, bytes, text } = await ask('/nowhere', { headers: { 'accept-encoding': accepted } })
    expect(status).toBe(404)
    expect(headers['content-encoding']).toBe(encoding)
    expect(text).toContain('<p>/nowhere</p>')
    if (encoding !== undefined) expect(bytes.length).toBeLessThan(2_000)
  })

  test('is rendered once, and bears the id of each request', async () => {
    const ids = new Set<unknown>()
    for (let n = 0; n < 3; n += 1) {
      const { status, headers } = await ask('/nowhere', { headers: { ...BROWSER, 'if-none-match': '*' } })
      expect(status).toBe(404)
      ids.add(headers['x-request-id'])
    }
    expect(rendered).toEqual(['/nowhere'])
    expect(ids.size).toBe(3)
    cache.dropAll()
    await ask('/nowhere')
    expect(rendered).toHaveLength(2)
  })

  test('pushes out only others of its kind, however many addresses a client invents', async () => {
    await ask('/there')
    for (let n = 0; n < 60; n += 1) await ask(`/nowhere/${n}`)
    expect(cache.find('/there')).toBeDefined()
    expect(cache.find('/nowhere/0')).toBeUndefined()
    expect(cache.find('/nowhere/59')).toBeDefined()
    expect(cache.bytes).toBeLessThan(CACHE_BYTES_MOST / 8)
  })
})

test('junk in the query makes no other page, and pushes nothing out', async () => {
  await ask('/there?page=2')
  for (let n = 0; n < 300; n += 1) expect((await ask(`/there?page=2&junk=${n}${'x'.repeat(4_000)}`)).status).toBe(200)
  expect(rendered).toEqual(['/therepage=2'])
  expect(cache.find('/there?page=2')).toBeDefined()
  expect(cache.bytes).toBeLessThan(CACHE_BYTES_MOST / 4)
})

test.each([
  ['/moved', '/there'],
  ['/moved?page=2', '/there?page=2'],
  ['/moved?junk=a', '/there?junk=a'],
  ['/moved?page=2&junk=a', '/there?page=2&junk=a'],
  ['/closed?junk=a', '/login?next=/closed'],
])('%s leads to %s: a page that moved takes its whole query along, junk too', async (asked, location) => {
  expect((await ask(asked)).headers.location).toBe(location)
})

test('a page that says it is private is rendered for each caller and says so', async () => {
  const first = await ask('/there/private/token')
  expect(first.headers).toMatchObject({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' })
  await ask('/there/private/token')
  expect(rendered).toEqual(['/there/private/token', '/there/private/token'])
  expect(cache.find('/there/private/token')).toBeUndefined()
})

test('pages that may not be cached go out compressed all the same', async () => {
  canReceiveChanges = false
  for (let n = 0; n < 2; n += 1) expect((await ask('/there')).headers['content-encoding']).toBe('br')
  expect(rendered).toHaveLength(2)
})

describe('pages that cannot be made at the moment', () => {
  test('requests beyond the queue are refused at once with a busy page, and the rest are served', async () => {
    const semaphore = Promise.withResolvers<void>()
    waitFor = semaphore.promise
    const refused: RawAnswer[] = []
    const asked = Array.from({ length: 130 }, async (_, n) => {
      const answer = await ask(`${n % 2 === 0 ? '' : '/ar'}/there/${n}`)
      if (answer.status === 503) refused.push(answer)
      return answer
    })
    await expect.poll(() => refused.length).toBe(130 - 4 - 100)
    for (const { headers, text } of refused) {
      expect(headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' })
      expect(text).toMatch(/^<!DOCTYPE html><html lang="(en|ar)"/)
    }
    expect(rendered).toHaveLength(4)
    semaphore.resolve()
    expect((await Promise.all(asked)).filter(({ status }) => status === 200)).toHaveLength(104)
    expect((await ask('/there/again')).status).toBe(200)
  })

  test('pages that await nothing are bounded like the others, and few are rendered in one turn', async () => {
    const paths = Array.from({ length: 130 }, (_, n) => `/nowhere/${n}`)
    const answers = Promise.all(paths.map((url) => http.inject({ url, headers: BROWSER })))
    await new Promise(setImmediate)
    expect(rendered.length).toBeLessThanOrEqual(4)
    const statuses = (await answers).map(({ statusCode }) => statusCode)
    expect([statuses.filter((status) => status === 404).length, statuses.filter((status) => status === 503).length]).toEqual([104, 26])
  })

  test('a stale copy is sent while the database is away, unless a change was seen since', async () => {
    const before = await ask('/there')
    isAway = true
    cache.suspend()
    const { status, text } = await ask('/there')
    expect({ status, text }).toEqual({ status: 200, text: before.text })
    const other = await ask('/there/other')
    expect(other).toMatchObject({ status: 503, headers: { 'retry-after': '5', 'cache-control': 'no-store' } })
    cache.dropAll()
    expect((await ask('/there')).status).toBe(503)
    isAway = false
    expect((await ask('/there')).status).toBe(200)
  })
})

describe('a malformed address', () => {
  test.each(['/%', '/nowhere/%zz?page=%', '/ar/%c3%28'])('%s is answered to a browser with the "not found" page', async (path) => {
    const { status, headers, text } = await ask(path)
    expect(status).toBe(404)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(text).toMatch(/^<!DOCTYPE html>/)
  })

  test.each([
    ['/%', '*/*'],
    ['/api/%', BROWSER.accept],
    ['/api/known/%zz', BROWSER.accept],
  ])('%s is refused as JSON for a program (%s)', async (path, accept) => {
    const { status, text } = await ask(path, { headers: { accept } })
    expect(status).toBe(400)
    expect(JSON.parse(text)).toMatchObject({ code: 'request-malformed' })
  })
})

describe('files of the build', () => {
  test.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0.1, gzip;q=1', 'gzip'],
    ['identity', undefined],
  ])('are sent in the best form for "%s"', async (accepted, encoding) => {
    const { status, headers, bytes, text } = await ask('/assets/start-1.js', { headers: { 'accept-encoding': accepted } })
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-length': String(bytes.length),
      vary: 'Accept-Encoding',
    })
    expect(headers['content-encoding']).toBe(encoding)
    expect(text).toBe(SCRIPT)
  })

  test('are for their own folder, but the service worker is for every page', async () => {
    expect((await ask('/assets/worker-1.js')).headers).toMatchObject({ 'service-worker-allowed': '/' })
    expect((await ask('/assets/start-1.js')).headers).not.toHaveProperty('service-worker-allowed')
  })

  test('are read and compressed once', async () => {
    await ask('/assets/start-1.js')
    writeFileSync(join(folder, 'assets', 'start-1.js'), 'changed')
    expect((await ask('/assets/start-1.js')).text).toBe(SCRIPT)
  })

  test('are not sent again to a client that has them in any form', async () => {
    const tags = new Set<string>()
    for (const accepted of ['br', 'gzip', 'identity']) {
      const headers = { 'accept-encoding': accepted }
      const etag = String((await ask('/assets/start-1.js', { headers })).headers.etag)
      tags.add(etag)
      const again = await ask('/assets/start-1.js', { headers: { ...headers, 'if-none-match': etag } })
      expect({ status: again.status, etag: again.headers.etag }).toEqual({ status: 304, etag })
    }
    expect(tags.size).toBe(3)
  })

  test('are not compressed again when their format already is', async () => {
    const { headers, bytes } = await ask('/assets/letters-1.woff2')
    expect(headers).toMatchObject({ 'content-type': 'font/woff2', 'cache-control': 'public, max-age=31536000, immutable' })
    expect(headers).not.toHaveProperty('content-encoding')
    expect(bytes).toEqual(FONT)
  })

  test('answer HEAD with their length', async () => {
    const { status, headers, bytes } = await ask('/assets/look-1.css', { method: 'HEAD' })
    expect({ status, length: headers['content-length'], sent: bytes.length }).toEqual({ status: 200, length: '3', sent: 0 })
  })

  test.each(['/assets/start-2.js', '/assets/', '/assets/..%2fsecret.js'])(
    '%s, of another build, is not answered with a page',
    async (path) => {
      const { status, text } = await ask(path)
      expect({ status, text }).toEqual({ status: 404, text: 'not found' })
      expect(rendered).toEqual([])
    },
  )

  test('are not found after a later build has removed them', async () => {
    rmSync(join(folder, 'assets', 'start-1.js'))
    expect(await ask('/assets/start-1.js')).toMatchObject({ status: 404, text: 'not found' })
  })
})

test('a page has a tag for each form, and is not sent again to a client that names one of them', async () => {
  await ask('/there')
  const formOf = (encoding: string) => ask('/there', { headers: { 'accept-encoding': encoding } })
  const tags = new Map<string, string>()
  for (const encoding of ['br', 'gzip', 'identity']) {
    const wanted = encoding === 'identity' ? undefined : encoding
    await expect.poll(async () => (await formOf(encoding)).headers['content-encoding']).toBe(wanted)
    tags.set(encoding, String((await formOf(encoding)).headers.etag))
  }
  expect(new Set(tags.values()).size).toBe(3)
  for (const [encoding, etag] of tags) {
    for (const named of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const { status, headers } = await ask('/there', { headers: { 'accept-encoding': encoding, 'if-none-match': named } })
      expect({ status, etag: headers.etag }).toEqual({ status: 304, etag })
    }
    const unnamed = await ask('/there', { headers: { 'accept-encoding': encoding, 'if-none-match': '*' } })
    expect({ status: unnamed.status, etag: unnamed.headers.etag }).toEqual({ status: 304, etag })
  }
})
