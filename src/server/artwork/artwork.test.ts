import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { BRANDS } from '#demo/data/brands.ts'
import { CUSTOMERS } from '#demo/data/customers.ts'
import { EQUIPMENT_TYPES } from '#demo/drawings/equipment-types.ts'
import { CATEGORY_DRAWINGS } from '#domain/catalogue/drawings.ts'
import { slugFrom } from '#domain/text/slugs.ts'
import { answerRefusal } from '#server/platform/http/server.ts'
import { DEMO_SETTINGS } from '#server/shop-settings/first-values.facts.ts'
import { brandLogos, customerLogos } from '#shop-logos'
import { registerArtwork } from './artwork.routes.ts'

let app: FastifyInstance

beforeEach(() => {
  app = Fastify()
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff')
  })
  app.setErrorHandler((error, request, reply) => answerRefusal(error, request, reply))
  registerArtwork(app, () => DEMO_SETTINGS)
})

afterEach(() => app.close())

const ask = (path: string, headers: Record<string, string> = {}) => app.inject({ url: path, headers })

const FILES = [
  '/artwork/lines/1.svg',
  '/artwork/lines/2.svg',
  '/artwork/lines/3.svg',
  '/artwork/placeholder.svg',
  '/artwork/empty-shelf.svg',
  '/artwork/empty-trolley.svg',
  '/artwork/mark.svg',
  '/artwork/favicon.svg',
  ...EQUIPMENT_TYPES.map((type) => `/artwork/equipment/${type}.svg`),
  ...[...brandLogos, ...customerLogos].map(({ name }) => `/artwork/logos/${slugFrom(name.en)}.svg`),
]

test('every drawing that a category can have is there', () => {
  expect(CATEGORY_DRAWINGS.filter((name) => !FILES.includes(`/artwork/equipment/${name}.svg`))).toEqual([])
})

test('every listed drawing is a different picture', async () => {
  const pictures = await Promise.all(
    FILES.map(async (file) => {
      const answer = await ask(file)
      expect(answer.statusCode, file).toBe(200)
      expect(answer.headers['content-type'], file).toBe('image/svg+xml; charset=utf-8')
      expect(answer.payload, file).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="[\d.]+" height="[\d.]+".*<\/svg>$/s)
      return answer.payload
    }),
  )
  expect(new Set(pictures).size).toBe(FILES.length)
})

test.each([
  '/artwork/',
  '/artwork/equipment/',
  '/artwork/equipment/spaceship.svg',
  '/artwork/equipment/combi-oven',
  '/artwork/equipment/combi-oven.png',
  '/artwork/logos/nobody.svg',
  '/artwork/lines/0.svg',
  '/artwork/lines/4.svg',
  '/artwork/lines/__proto__.svg',
  '/artwork/constructor',
  '/artwork/../package.json',
  '/artwork/%2e%2e/package.json',
  '/artwork/equipment/%3Cscript%3E.svg',
])('%s is not found', async (path) => {
  const answer = await ask(path)
  expect(answer.statusCode).toBe(404)
  expect(answer.payload).not.toContain('<svg')
})

describe('a drawing', () => {
  const FILE = '/artwork/lines/1.svg'

  test('may be cached for a day, and its content policy blocks scripts', async () => {
    const { headers } = await ask(FILE)
    expect(headers['cache-control']).toBe('public, max-age=86400')
    expect(headers['content-security-policy']).toBe("default-src 'none'; style-src 'unsafe-inline'")
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers.vary).toBe('Accept-Encoding')
  })

  test('is not sent again to a client that has it', async () => {
    const { headers, payload } = await ask(FILE)
    const again = await ask(FILE, { 'if-none-match': String(headers.etag) })
    expect(again.statusCode).toBe(304)
    expect(again.payload).toBe('')
    const other = await ask(FILE, { 'if-none-match': '"other"' })
    expect(other.payload).toBe(payload)
  })

  test('is the same every time, whatever the query', async () => {
    const [first, second] = [await ask(FILE), await ask(`${FILE}?size=huge`)]
    expect(second.payload).toBe(first.payload)
    expect(second.headers.etag).toBe(first.headers.etag)
  })

  test('answers HEAD with its length', async () => {
    const { payload } = await ask(FILE)
    const head = await app.inject({ method: 'HEAD', url: FILE })
    expect(head.statusCode).toBe(200)
    expect(head.headers['content-length']).toBe(String(Buffer.byteLength(payload)))
    expect(head.payload).toBe('')
  })

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('is sent as %s', async (encoding, unpack) => {
    const { payload } = await ask(FILE)
    await expect.poll(async () => (await ask(FILE, { 'accept-encoding': encoding })).headers['content-encoding']).toBe(encoding)
    const packed = await ask(FILE, { 'accept-encoding': encoding })
    expect(unpack(packed.rawPayload).toString()).toBe(payload)
    expect(packed.rawPayload.length).toBeLessThan(payload.length / 3)
  })

  test('cannot be written to', async () => {
    expect((await app.inject({ method: 'POST', url: FILE })).statusCode).toBe(404)
  })
})

describe('the logos of the shop', () => {
  const names = (logos: readonly { name: { en: string; ar: string } }[]) => logos.map(({ name }) => [name.en, name.ar])

  test('are those of the 31 brands on show', () => {
    expect(brandLogos).toHaveLength(31)
    expect(names(brandLogos)).toEqual(BRANDS.filter(({ isActive }) => isActive).map(({ name, nameAr }) => [name, nameAr]))
  })

  test('are those of the 15 customers', () => {
    expect(customerLogos).toHaveLength(15)
    expect(names(customerLogos)).toEqual(CUSTOMERS.map(({ name, nameAr }) => [name, nameAr]))
  })
})

test('/favicon.ico leads to the shop’s mark', async () => {
  const answer = await app.inject({ method: 'GET', url: '/favicon.ico' })
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/artwork/favicon.svg'])
})
