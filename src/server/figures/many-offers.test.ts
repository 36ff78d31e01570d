import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { openPostgresTestDatabase } from '#tests/support/database/both-databases.ts'
import { failingLog } from '#tests/support/database/failing-log.ts'
import { databaseWorkOf } from '#tests/support/database/statements.ts'
import { listSentOffers } from './offer-figures.repository.ts'

const MANY = 1000
/** An offer passes some steps of a plan, with its version and its entry on the desk. */
const STEPS_MOST = 12

test('the list of sent offers reads each offer of its period a few times, and not once for each other offer', async () => {
  const { database: before, url, close } = await openPostgresTestDatabase()
  const rows = sql.raw(`generate_series(1, ${MANY}) n`)
  const id = (kind: string) => sql.raw(`md5('${kind}' || n)::uuid`)
  await before.db.execute(sql`insert into offers (id, year, number, name, created, created_by, leading_id)
    select ${id('f')}, 2026, n, '', now(), ${id('u')}, ${id('v')} from ${rows}`)
  await before.db.execute(sql`insert into offer_versions (id, offer_id, version, state, content, hash, valid_until, customer, company, project,
      salesperson, created, sent, gross_minor, discount_minor)
    select ${id('v')}, ${id('f')}, 1, 'sent', '{}', '', date '2026-05-01', 'N' || n, '', '', 'N', now(),
      '2026-05-01T09:00:00Z'::timestamptz + n * interval '1 second', 100, 5 from ${rows}`)
  await before.runSql('analyze offers, offer_versions')
  // The planner of a large shop chose nested loops for a page, as if the first rows were enough, though the sums read all.
  const name = new URL(url).pathname.slice(1)
  for (const other of ['hashjoin', 'mergejoin']) await before.runSql(`alter database ${name} set enable_${other} = off`)
  const database = await openDatabase({ databaseUrl: url, dataDir: '', log: failingLog })
  const within = { from: new Date('2026-05-01T00:00:00Z'), to: new Date('2026-05-02T00:00:00Z'), now: new Date('2026-05-03T00:00:00Z') }
  for (const sort of [undefined, 'discount'] as const) {
    let found: unknown
    const { rows: read } = await databaseWorkOf(database, async () => {
      const page = await listSentOffers(database.db, { within, sort }, { limit: 20, offset: 0 })
      found = { length: page.length, count: page[0]?.count, gross: page[0]?.gross_sum }
    })
    expect(found).toEqual({ length: 20, count: MANY, gross: 100 * MANY })
    expect(read, `by ${sort ?? 'time'}`).toBeLessThan(STEPS_MOST * MANY)
  }
  await database.close()
  await close()
})
