import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { changeCatalogue, changeTouched } from '#server/catalogue/catalogue-change.service.ts'
import type { Database } from '#server/platform/db/database.ts'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { openCdn } from '#server/platform/http/cache/cdn.ts'
import { openPostgresTestDatabase } from '#tests/support/database/both-databases.ts'
import { failingLog } from '#tests/support/database/failing-log.ts'
import { lockWaits } from '#tests/support/database/lock-waits.ts'
import { administer } from '#tests/support/database/postgres-cluster.ts'
import { emptyAll } from '#tests/support/database/template.ts'
import { originOf, rawAsk } from '#tests/support/http/raw-ask.ts'
import { editProduct } from '#tests/support/shop/catalogue-changes.ts'
import { type ReceivedChanges, receiveChanges } from '#tests/support/shop/received-changes.ts'
import { openTestShop, type TestShop } from '#tests/support/shop/test-shop.ts'

const LIST = '/api/product/list?order=2'
/** A limit for broken code only: `npm run prove -- changes` checks the promised second. */
const RECEIVED_WITHIN_MS = 30_000
const CHANGES = 100

let own: Awaited<ReturnType<typeof openPostgresTestDatabase>>
let otherDatabase: Database
let here: TestShop
let there: TestShop
let ids: string[] = []
let receivedHere: ReceivedChanges
let receivedThere: ReceivedChanges

beforeAll(async () => {
  own = await openPostgresTestDatabase()
  otherDatabase = await openDatabase({ databaseUrl: own.url, dataDir: '', log: failingLog })
  const { headersOf } = openCdn({ purgeUrl: 'http://127.0.0.1/purge', log: pino({ level: 'silent' }) })
  here = await openTestShop(own.database, { cdn: { headersOf, purge: () => undefined } })
  there = await openTestShop(otherDatabase)
  receivedHere = await receiveChanges(own.database)
  receivedThere = await receiveChanges(otherDatabase)
})
afterAll(async () => {
  await here.close()
  await there.close()
  await otherDatabase.close()
  await own.close()
})
beforeEach(async () => {
  await emptyAll(own.database.db)
  const stock = {
    categories: [{ name: 'Cold' }],
    products: [
      { name: 'Oven', pounds: 100, quantity: 0 },
      { name: 'Fryer', pounds: 200, isActive: false },
    ],
  }
  ids = await receivedThere.after(() => receivedHere.after(() => here.stock(stock)))
  here.app.cache.dropAll()
  there.app.cache.dropAll()
})

const first = () => ids[0] ?? ''

async function quantitySeen(shop: TestShop): Promise<number> {
  return (await shop.get(LIST)).json.products[0].quantity
}

/** Answers requested while a change is still being announced are not cached, so this asks again. */
async function expectToCache(shop: TestShop): Promise<void> {
  const isCached = async () => {
    await shop.get(LIST)
    return shop.app.cache.find(LIST) !== undefined
  }
  await expect.poll(isCached, { interval: 10 }).toBe(true)
}

/** Locks a table until it is released; changes made before that commit with it. */
async function holdTable(table: string, atTheEnd: (change: Parameters<Parameters<typeof changeCatalogue>[1]>[0]) => Promise<void>) {
  const held = Promise.withResolvers<void>()
  const letGo = Promise.withResolvers<void>()
  const done = changeCatalogue(here.change, async (change) => {
    await change.tx.execute(sql`lock table ${sql.identifier(table)} in access exclusive mode`)
    held.resolve()
    await letGo.promise
    await atTheEnd(change)
  })
  await held.promise
  return async () => {
    letGo.resolve()
    await done
  }
}

test('another process on the same database answers the new state within a second of a change', async () => {
  for (let quantity = 1; quantity <= 5; quantity += 1) {
    await expectToCache(there)
    await editProduct(here.change, first(), { quantity })
    expect(await quantitySeen(here)).toBe(quantity)
    await expect.poll(() => quantitySeen(there), { timeout: RECEIVED_WITHIN_MS, interval: 10 }).toBe(quantity)
  }
})

test('a change whose product had so many addresses that no notification names all of them reaches the other process too', async () => {
  await own.database.db.execute(sql`insert into old_slugs (kind, slug, record_id)
    select 'product', n || repeat('-oven', 20), ${first()}::uuid from generate_series(1, 100) n`)
  await expectToCache(there)
  await changeTouched(here.change, async ({ tx, touch }) => {
    await tx.execute(sql`update products set quantity = 7 where id = ${first()}`)
    touch([first()])
  })
  expect(await quantitySeen(here)).toBe(7)
  await expect.poll(() => quantitySeen(there), { timeout: RECEIVED_WITHIN_MS, interval: 10 }).toBe(7)
})

test('an answer that was being made while a change committed is sent but not cached', async () => {
  const path = '/sitemap/collections.xml'
  const namesCold = async (shop: TestShop) => (await shop.get(path)).text.includes('/shop/category/cold')
  const commit = await holdTable('brands', async ({ tx }) => {
    await tx.execute(sql`update categories set is_active = false`)
  })
  const early = [namesCold(here), namesCold(there)]
  // Both have read the categories and now wait for the brands.
  await expect.poll(() => lockWaits(own.database)).toBe(2)
  await commit()
  expect(await Promise.all(early)).toEqual([true, true])
  expect(await namesCold(here)).toBe(false)
  await expect.poll(() => namesCold(there), { timeout: RECEIVED_WITHIN_MS, interval: 10 }).toBe(false)
})

test('an answer that a change ended while it was being made is cached by nobody in front of the shop either', async () => {
  const path = '/sitemap/collections.xml'
  here.app.cache.dropAll()
  const release = await holdTable('brands', async () => {})
  const early = here.get(path)
  await expect.poll(() => lockWaits(own.database)).toBe(1)
  here.app.cache.dropAll()
  await release()
  expect((await early).headers['cdn-cache-control']).toBeUndefined()
  expect((await here.get(path)).headers['cdn-cache-control']).toContain('s-maxage')
})

test('one of many concurrent cache misses asks the database', async () => {
  const release = await holdTable('listing_counts', async () => {})
  const asked = Array.from({ length: 50 }, () => here.get(LIST))
  await expect.poll(() => lockWaits(own.database)).toBe(1)
  await Promise.all(Array.from({ length: 50 }, () => here.get('/healthz')))
  expect(await lockWaits(own.database)).toBe(1)
  await release()
  const answers = await Promise.all(asked)
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  expect(answers[0]?.json.count).toBe(1)
})

test('a failure fails those who waited for it and no later caller', async () => {
  const release = await holdTable('listing_counts', async () => {})
  const asked = Array.from({ length: 5 }, () => here.get(LIST))
  await expect.poll(() => lockWaits(own.database)).toBe(1)
  await own.database.db.execute(sql`
    select pg_cancel_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
  const statuses = (await Promise.all(asked)).map(({ status }) => status)
  await release()
  expect(statuses).toEqual(Array(5).fill(503))
  expect((await here.get(LIST)).status).toBe(200)
})

test('this process never answers stale during a stream of changes, and the other never goes back in time', async () => {
  const committed: { quantity: number; at: number }[] = [{ quantity: 0, at: performance.now() }]
  let isOver = false
  const latestBefore = (at: number) => committed.findLast((each) => each.at <= at)?.quantity ?? 0
  const write = async () => {
    for (let quantity = 1; quantity <= CHANGES; quantity += 1) {
      await editProduct(here.change, first(), { quantity })
      committed.push({ quantity, at: performance.now() })
    }
    isOver = true
  }
  let asked = 0
  const read = async (shop: TestShop, leastOf: (last: number) => number) => {
    const origin = await originOf(shop.app.http)
    let last = 0
    while (!isOver) {
      const least = leastOf(last)
      const { text } = await rawAsk(origin, LIST)
      last = JSON.parse(text).products[0].quantity
      expect(last).toBeGreaterThanOrEqual(least)
      asked += 1
    }
  }
  await Promise.all([write(), read(here, () => latestBefore(performance.now())), read(there, (last) => last)])
  expect(asked).toBeGreaterThan(CHANGES)
  expect(await quantitySeen(here)).toBe(CHANGES)
  await expect.poll(() => quantitySeen(there), { timeout: RECEIVED_WITHIN_MS, interval: 10 }).toBe(CHANGES)
})

test('nothing is cached while notifications are down, and caching resumes by itself', async () => {
  const adminUrl = Object.assign(new URL(own.url), { pathname: '/postgres' }).href
  const name = new URL(own.url).pathname.slice(1)
  await expectToCache(there)
  await administer(adminUrl, `ALTER DATABASE ${name} WITH ALLOW_CONNECTIONS false`)
  await administer(
    adminUrl,
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}' AND application_name = 'diyafa listener'`,
  )
  await expect.poll(() => otherDatabase.isListening() || own.database.isListening()).toBe(false)
  expect(there.app.cache.find(LIST)).toBeUndefined()
  for (let quantity = 1; quantity <= 5; quantity += 1) {
    await editProduct(here.change, first(), { quantity })
    expect(await quantitySeen(there)).toBe(quantity)
    expect(there.app.cache.find(LIST)).toBeUndefined()
  }
  await administer(adminUrl, `ALTER DATABASE ${name} WITH ALLOW_CONNECTIONS true`)
  await expect.poll(() => otherDatabase.isListening() && own.database.isListening(), { timeout: 30_000 }).toBe(true)
  await expectToCache(there)
  await editProduct(here.change, first(), { quantity: 99 })
  await expect.poll(() => quantitySeen(there), { timeout: RECEIVED_WITHIN_MS, interval: 10 }).toBe(99)
})
