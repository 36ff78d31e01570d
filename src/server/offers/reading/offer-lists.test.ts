import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { OFFER_SORTS } from '#domain/offers/lists.ts'
import { describeOnBothDatabases } from '#tests/support/database/both-databases.ts'
import { databaseWorkOf, scannedTablesOf } from '#tests/support/database/statements.ts'
import { listItemsOfLines } from '../deliveries.repository.ts'
import { listOfferRows, type OffersWanted } from './offer-lists.repository.ts'

const MANY = 6000
const WANTED: OffersWanted = { parts: [], today: '2026-06-01' }

describeOnBothDatabases('a list of many offers', (on) => {
  test('is read by its indexes, in every order and for every state', async () => {
    const database = on.database()
    const { db } = database
    const rows = sql.raw(`generate_series(1, ${MANY}) n`)
    const id = (kind: string) => sql.raw(`md5('${kind}' || n)::uuid`)
    await db.execute(sql`insert into offers (id, year, number, name, created, created_by, leading_id)
      select ${id('f')}, 2026, n, '', now(), ${id('u')}, ${id('v')} from ${rows}`)
    await db.execute(sql`insert into offer_versions (id, offer_id, version, state, content, hash, valid_until, customer, company, project,
        salesperson, created, sent, seen, total_minor)
      select ${id('v')}, ${id('f')}, 1, (array['accepted', 'declined', 'sent'])[1 + n % 3], '{}', '', date '2026-05-01' + n % 60, 'N' || n, '',
        '', 'N', now(), now(), now() + n * interval '1 second', n from ${rows}`)
    await database.runSql('analyze offers, offer_versions')
    const page = { limit: 20, offset: 40 }
    const asked = [
      ...OFFER_SORTS.map((sort) => ({ which: WANTED, sort })),
      ...(['sent', 'expired', 'accepted', 'declined'] as const).map((state) => ({ which: { ...WANTED, state }, sort: 'newest' as const })),
    ]
    for (const { which, sort } of asked) {
      let found = 0
      const scanned = await scannedTablesOf(database, async () => {
        found = (await listOfferRows(db, which, sort, page)).length
      })
      const wide = scanned.filter((table) => ['offers', 'offer_versions'].includes(table))
      expect({ sort, state: which.state, found, wide }).toEqual({ sort, state: which.state, found: page.limit, wide: [] })
    }
    // A page must not cost the rows of all pages before it.
    await database.runSql('vacuum offers')
    const far = { ...page, offset: MANY - page.limit }
    const work = await databaseWorkOf(database, () => listOfferRows(db, WANTED, 'newest', far))
    expect(work.rows).toBeLessThan(2 * MANY)
    // Staff move lines of requests every day, and the accepted lines go along.
    await database.runSql(`insert into offer_items (id, offer_id, version_id, line_id, position, quantity, status)
      select gen_random_uuid(), offer_id, id, '1', 0, 1, 'Not processed' from offer_versions`)
    await database.runSql('analyze offer_items')
    expect(await scannedTablesOf(database, () => listItemsOfLines(db, [randomUUID()]))).toEqual([])
  })
})
