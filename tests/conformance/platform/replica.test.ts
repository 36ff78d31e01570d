import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { readEnvironment } from '#server/environment.ts'
import { openUpToDate } from '#server/opening.ts'
import { openPostgresTestDatabase } from '#tests/support/database/both-databases.ts'
import { signedIn } from '#tests/support/shop/people.ts'
import { openTestShop, type TestShop } from '#tests/support/shop/test-shop.ts'

/** All that visitors are answered from a replica. */
const READ = [
  '/api/product/list',
  '/api/product/list?name=oven',
  '/api/product/list?rating=4',
  '/api/product/list?category=hot&brand=nilo',
  '/api/product/list/brand/nilo',
  '/api/product/list/search/oven',
  '/api/product/list/rated',
  '/api/product/item/oven',
  '/api/category/list',
  '/api/brand/list',
  '/api/review/oven',
  '/sitemap/products-1.xml',
  '/sitemap/collections.xml',
]

/** The same slugs everywhere; `more` adds what only one of two databases has. */
async function fill(shop: TestShop, more: readonly string[]): Promise<void> {
  const [oven] = await shop.stock({
    brands: ['Nilo', ...more].map((name) => ({ name })),
    categories: ['Hot', ...more].map((name) => ({ name })),
    products: ['Oven', ...more.map((name) => `${name} oven`)].map((name, n) => ({ name, brand: n, categories: n === 0 ? [0] : [0, n] })),
  })
  if (more.length === 0) return
  const { db } = shop.change.database
  await db.execute(sql`insert into users (id, email, first_name, provider, provider_id, role, language, created)
    values (${oven}::uuid, 'n@people.example', 'N', 'Google', 'n', 'ROLE MEMBER', 'en', now())`)
  await db.execute(sql`insert into reviews (id, product_id, user_id, title, review, rating, is_recommended, status, created)
    values (${oven}::uuid, ${oven}::uuid, ${oven}::uuid, 'Good', 'Good.', 5, true, 'Approved', now())`)
  await db.execute(sql`update products set review_count = 1, rating_sum = 5 where id = ${oven}`)
}

test('visitors read DATABASE_READ_URL, and who is signed in DATABASE_URL, where the own changes are', async () => {
  const [primary, other] = [await openPostgresTestDatabase(), await openPostgresTestDatabase()]
  // A server that replays nothing counts as a replica that has replayed everything; with other contents it shows who reads it.
  const settings = readEnvironment({ DATABASE_URL: primary.url, DATABASE_READ_URL: other.url })
  const database = await openUpToDate(settings, { dataDir: '', log: pino({ level: 'silent' }) })
  const [shop, alone, elsewhere] = [await openTestShop(database), await openTestShop(primary.database), await openTestShop(other.database)]
  await fill(alone, [])
  await fill(elsewhere, ['Steam'])
  const member = await signedIn(alone, 'member')
  const told = async (asked: TestShop, path: string, headers?: Awaited<ReturnType<typeof signedIn>>) => {
    asked.app.cache.dropAll()
    const { status, text } = await asked.get(path, headers)
    expect(status, path).toBe(200)
    return text
  }
  await expect.poll(async () => (await shop.get('/api/brand/list')).json.brands.length, { interval: 20 }).toBe(2)
  for (const path of READ) {
    const visitor = await told(shop, path)
    expect(visitor, path).toBe(await told(elsewhere, path))
    expect(visitor, `${path} tells both apart`).not.toBe(await told(alone, path))
    if (!path.startsWith('/sitemap')) expect(await told(shop, path, member), path).toBe(await told(alone, path, member))
  }
  for (const each of [shop, alone, elsewhere]) await each.close()
  await database.close()
  await primary.close()
  await other.close()
})
