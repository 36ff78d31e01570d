import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { startShop } from '#tests/support/browser/shop-process.ts'
import { openPostgresTestDatabase } from '#tests/support/database/both-databases.ts'
import { openTestShop } from '#tests/support/shop/test-shop.ts'

beforeAll(async () => {
  const builder = (await import(pathToFileURL(`${process.cwd()}/scripts/lib/build.mjs`).href)) as {
    ensureBuilt(options: { quiet: boolean }): Promise<void>
  }
  await builder.ensureBuilt({ quiet: true })
})

test('a shop with an index of other rules is ready and serves before anything is indexed', async () => {
  const { database, url, close } = await openPostgresTestDatabase()
  const filled = await openTestShop(database)
  await filled.stock({ products: [{ name: 'Oven' }] })
  await filled.close()
  await database.runSql("UPDATE search_rules SET version = 'of another version'")
  // A look at the index waits for these, on a connection without limits, as a start may take its time.
  const holder = new pg.Client({ connectionString: url })
  await holder.connect()
  await holder.query('BEGIN; LOCK TABLE search_entries, search_words, search_rules')
  const shop = await startShop({ DATABASE_URL: url, DEMO: 'off' })
  try {
    expect((await fetch(`${shop.url}/readyz`)).status).toBe(200)
    expect(await (await fetch(`${shop.url}/api/product/list`)).json()).toMatchObject({ count: 1 })
    expect((await fetch(`${shop.url}/shop`)).status).toBe(200)
    const rules = async () => (await database.runSql('SELECT version FROM search_rules')).rows
    await holder.query('COMMIT')
    await expect.poll(rules, { timeout: 60_000 }).toHaveLength(2)
  } finally {
    await holder.end()
    await shop.stop()
    shop.remove()
    await close()
  }
})
