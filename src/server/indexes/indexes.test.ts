import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { dropUnusedPicture } from '#server/catalogue/products/product-pictures.service.ts'
import { tidyCarts } from '#server/orders/placing.service.ts'
import type { Database } from '#server/platform/db/database.ts'
import { describeOnBothDatabases } from '#tests/support/database/both-databases.ts'
import { scannedTablesOf } from '#tests/support/database/statements.ts'
import { signedIn } from '#tests/support/shop/people.ts'
import { describeShop } from '#tests/support/shop/shop-on-both.ts'
import { indexesJob } from './indexes.jobs.ts'
import { CONCURRENT_INDEXES } from './indexes.repository.ts'
import { beginMakingIndexes, makeIndexes } from './indexes.service.ts'

const NAMES = CONCURRENT_INDEXES.map(({ name }) => name)

async function validIndexes(database: Database): Promise<string[]> {
  const { rows } = await database.runSql<{ name: string }>(
    'select indexrelid::regclass::text as name from pg_index where indexrelid::regclass::text = any($1) and indisvalid order by 1',
    [NAMES],
  )
  return rows.map(({ name }) => name)
}

describeOnBothDatabases('indexes of growing tables', (on) => {
  test('a start sends a job where one is missing or half made, and the job makes it', async () => {
    const database = on.database()
    const sent: string[] = []
    const jobs = { send: async (_: unknown, { name }: { readonly name: string }) => void sent.push(name) }
    await beginMakingIndexes({ database, jobs })
    expect(sent).toEqual([])
    const [missing, halfMade] = NAMES
    await database.runSql(`drop index ${missing}`)
    await database.runSql(`update pg_index set indisvalid = false where indexrelid = '${halfMade}'::regclass`)
    await beginMakingIndexes({ database, jobs })
    expect(sent).toEqual([indexesJob.name])
    await makeIndexes(database)
    expect(await validIndexes(database)).toEqual(NAMES.toSorted())
  })
})

const MANY = 6000
const GROWING = ['users', 'sessions', 'reviews', 'offers', 'offer_versions', 'carts', 'products', 'audit_entries']

describeShop(
  'a shop with many records',
  (shop, on) => {
    const rowsOf = () => sql.raw(`generate_series(1, ${MANY}) n`)
    const id = (kind: string) => sql.raw(`md5('${kind}' || n)::uuid`)

    const fill = async () => {
      const { db } = on.database()
      await db.execute(sql`insert into users (id, email, first_name, provider, provider_id, role, language, created)
        select ${id('u')}, 'n' || n || '@people.example', 'N', 'Google', n::text, 'ROLE MEMBER', 'en', now() from ${rowsOf()}`)
      await db.execute(sql`insert into sessions (id, user_id, created, last_seen, expires)
        select ${id('s')}, ${id('u')}, now(), now(), now() + interval '1 day' from ${rowsOf()}`)
      await db.execute(sql`insert into products (id, sku, name, name_ar, slug, description, description_ar, price_minor, image_name, pictures, created)
        select ${id('p')}, 'N-' || n, 'N', 'N', 'n-' || n, '', '', 100, 'main-' || n, jsonb_build_array(jsonb_build_object('name', 'more-' || n)), now()
        from ${rowsOf()}`)
      await db.execute(sql`insert into reviews (id, product_id, user_id, title, review, rating, is_recommended, status, created)
        select ${id('r')}, ${id('p')}, ${id('u')}, '', '', 5, true, case when n % 2000 = 0 then 'Waiting Approval' else 'Approved' end, now()
        from ${rowsOf()}`)
      await db.execute(sql`insert into offers (id, year, number, name, created, created_by, leading_id, unanswered)
        select ${id('f')}, 2026, n, '', now(), ${id('u')}, ${id('v')}, (n % 2000 = 0)::int from ${rowsOf()}`)
      await db.execute(sql`insert into offer_versions (id, offer_id, version, state, content, valid_until, customer, company, project, salesperson,
          created, is_confirmed)
        select ${id('v')}, ${id('f')}, 1, case when n % 2000 = 1 then 'waiting' else 'accepted' end, '{}', now()::date, 'N', '', '', 'N',
          now(), n % 2000 > 2 from ${rowsOf()}`)
      await db.execute(sql`insert into carts (id, user_id, created) select ${id('c')}, ${id('u')}, now() from ${rowsOf()}`)
      await on.database().runSql(`analyze ${GROWING.join(', ')}`)
    }

    test('is read by its indexes for staff, for what waits, and for what has become old', async () => {
      const headers = await signedIn(shop(), 'admin')
      await fill()
      const answered = (path: string) => async () => expect((await shop().get(path, headers)).status, path).toBe(200)
      const { accounts, media } = shop()
      const reads: readonly (readonly [string, () => Promise<unknown>])[] = [
        ['staff', answered('/api/staff')],
        ['admins', answered('/api/user?role=ROLE%20ADMIN')],
        ['waiting', answered('/api/waiting')],
        ['a page of waiting reviews', answered('/api/review?status=Waiting%20Approval')],
        ['a picture of no product', () => dropUnusedPicture({ database: on.database(), media }, 'nobody.webp')],
        ['old carts', () => tidyCarts({ database: on.database(), now: accounts.now })],
      ]
      for (const [what, read] of reads) {
        const scanned = await scannedTablesOf(on.database(), read)
        expect([what, ...scanned.filter((table) => GROWING.includes(table))]).toEqual([what])
      }
      const { json } = await shop().get('/api/waiting', headers)
      expect(json).toMatchObject({ reviews: 3, offers: 9 })
    })
  },
  { hasLimits: false },
)
