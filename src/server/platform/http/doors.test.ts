import { afterAll, beforeAll, expect, test } from 'vitest'
import { navigations } from '#contract/docs/navigations.ts'
import { methodAndPath } from '#contract/endpoint.ts'
import { type Call, endpoints } from '#contract/endpoints.ts'
import type { Database } from '#server/platform/db/database.ts'
import { openAnyTestDatabase } from '#tests/support/database/both-databases.ts'
import { openTestShop, type TestShop } from '#tests/support/shop/test-shop.ts'

const calls = Object.keys(endpoints) as Call[]
/** Routes under /api that are no calls: the description of the calls, and navigations to pages. */
const BESIDE_THE_CALLS = ['GET /api/docs', ...Object.keys(navigations)]

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

/** Every route under /api, read from the router's printed tree. */
function registered(drawing: string): string[] {
  const path: string[] = []
  return drawing.split('\n').flatMap((line) => {
    const [, indent = '', segment = '', methods] = /^((?:│ {3}| {4})*)[├└]── (\S+)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? []
    if (segment === '') return []
    path.length = indent.length / 4
    path.push(segment)
    const url = path.join('')
    return (methods ?? '')
      .split(', ')
      .flatMap((method) => (method === '' || method === 'HEAD' || !url.startsWith('/api') ? [] : `${method} ${url}`))
  })
}

test.each(calls)('%s has a door', (call) => {
  const { method, path } = methodAndPath(call)
  expect(shop.app.http.hasRoute({ method, url: path })).toBe(true)
})

test('no door under /api is missing from the contract', () => {
  const doors = registered(shop.app.http.printRoutes({ commonPrefix: false }))
  expect(doors.sort()).toEqual([...calls, ...BESIDE_THE_CALLS].sort())
})

test('the API document is served to anybody, and describes every call', async () => {
  const { status, json, headers } = await shop.get('/api/docs')
  expect(status).toBe(200)
  expect(headers).toMatchObject({ 'cache-control': 'public, no-cache', 'content-type': 'application/json; charset=utf-8' })
  expect(headers.vary).toBe('Accept-Encoding, Authorization, Accept-Language')
  const unchanged = await shop.get('/api/docs', { 'if-none-match': String(headers.etag) })
  expect(unchanged.status).toBe(304)
  expect(json.openapi).toBe('3.1.0')
  const described = Object.entries(json.paths as Record<string, object>).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  )
  expect(described.sort()).toEqual([...calls, ...Object.keys(navigations)].sort())
})
