import { Writable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CATALOGUE_CHANNEL } from '#server/catalogue/catalogue-change.service.ts'
import type { Database } from '#server/platform/db/database.ts'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { createTemplate, TEMPLATE_DATABASE } from '#tests/support/database/global-setup.ts'
import { type PostgresCluster, startPostgresCluster } from '#tests/support/database/postgres-cluster.ts'
import { type BuiltPages, builtPages } from '#tests/support/shop/built-pages.ts'
import { sendJson } from '#tests/support/shop/send-json.ts'
import { type Answer, openTestShop, PUBLIC_URL, type TestShop } from '#tests/support/shop/test-shop.ts'

const ERROR_LEVEL = 50
/** Answers from memory never wait, so without this pause the only thread would have no time for notifications. */
const PAUSE_MS = 5

let cluster: PostgresCluster
let database: Database
let pages: BuiltPages
let shop: TestShop
const logged: { level: number; msg: string }[] = []

beforeAll(async () => {
  cluster = await startPostgresCluster({ fsync: false })
  await createTemplate(cluster)
  const lines = new Writable({
    write(line, _encoding, done) {
      logged.push(JSON.parse(String(line)))
      done()
    },
  })
  const log = pino({ level: 'info' }, lines)
  database = await openDatabase({ databaseUrl: await cluster.createDatabase('shop', TEMPLATE_DATABASE), dataDir: '', log })
  pages = await builtPages(PUBLIC_URL)
  shop = await openTestShop(database, { log, openPages: pages.openPages, pace: { lookEverySeconds: 1, superviseEverySeconds: 1 } })
  // This listener hears after the shop: from here on no notification empties its cache.
  const changed = Promise.withResolvers<void>()
  await database.listen(CATALOGUE_CHANNEL, () => changed.resolve())
  await shop.stock({ products: [{ name: 'Combi oven' }] })
  await changed.promise
})
afterAll(async () => {
  await shop?.close()
  await pages?.close()
  await database?.close()
  await cluster?.stop()
})

/** Sends requests until told to stop, for new addresses and for one that stays the same. */
function traffic(): { stop(): Promise<Set<string>> } {
  let isOver = false
  const told = new Set<string>()
  const ask = async (one: (n: number) => Promise<Answer>) => {
    for (let n = 0; !isOver; n += 1) {
      const { status, headers } = await one(n)
      told.add(status === 503 ? `503 after ${headers['retry-after']}` : String(status))
      await pause(PAUSE_MS)
    }
  }
  const asking = [
    ask((n) => shop.get(`/shop?name=page${n}`)),
    ask(() => shop.get('/ar')),
    ask((n) => shop.get(`/api/product/list?name=call${n}`)),
    ask((n) =>
      sendJson(shop, {
        call: 'POST /api/newsletter/subscribe',
        body: { email: `p${n}@people.example` },
        from: `10.0.${n >> 8}.${n & 255}`,
      }),
    ),
  ]
  return {
    stop: async () => {
      isOver = true
      await Promise.all(asking)
      return told
    },
  }
}

test('cached pages are served while the database is away, other requests get 503 with a retry time, and all is well once it is back', async () => {
  const home = await shop.get('/ar')
  const asking = traffic()
  try {
    await cluster.halt()
    await expect.poll(() => database.isListening()).toBe(false)
    await expectAway(home)
    await cluster.resume()
    await expect.poll(() => database.isListening()).toBe(true)
  } finally {
    await asking.stop()
  }
  expect([...(await asking.stop())].sort()).toEqual(['200', '503 after 5'])
  expect(logged.filter(({ level }) => level >= ERROR_LEVEL)).toEqual([])
  expect(logged.map(({ msg }) => msg)).toContain('the database cannot be used')
  for (const path of ['/ar', '/shop?name=other', '/api/brand/list', '/readyz']) expect((await shop.get(path)).status).toBe(200)
})

async function expectAway(home: Answer): Promise<void> {
  const cached = await shop.get('/ar')
  expect([cached.status, cached.text]).toEqual([200, home.text])
  const away = [await shop.get('/shop?name=other'), await shop.get('/api/brand/list'), await shop.get('/readyz')]
  for (const { status, headers } of away) expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store'])
  expect(away[0]?.text).toMatch(/^<!DOCTYPE html>/)
  expect((await shop.get('/healthz')).status).toBe(200)
}
