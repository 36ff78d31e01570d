import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mergeChanges } from '#server/catalogue/search/search-bitmap-changes.service.ts'
import { makeBitmaps } from '#server/catalogue/search/search-bitmaps.service.ts'
import { beginBitmaps, createTriggers, numberAll } from '#server/catalogue/search/search-bitmaps-made.repository.ts'
import { hasBitmaps } from '#server/catalogue/search/search-matches.service.ts'
import { findDatabaseError } from '#server/platform/db/errors.ts'
import { LargeCatalogue } from './large-catalogue.ts'

describe('the bitmaps of a large catalogue', () => {
  let catalogue: LargeCatalogue

  beforeAll(async () => {
    catalogue = await LargeCatalogue.open()
  })
  afterAll(() => catalogue.close())

  test('are made while entries are written, and merged by two at once, and tell what the entries say', async () => {
    expect(await hasBitmaps(catalogue.database)).toBe(false)
    // A process that was killed half way leaves these, and another one waits until it has said nothing for minutes.
    await catalogue.database.transaction((tx) => createTriggers(tx, 60_000))
    await catalogue.database.transaction(async (tx) => {
      await beginBitmaps(tx, 60_000)
      await numberAll(tx)
    })
    await makeBitmaps(catalogue.database)
    expect(await hasBitmaps(catalogue.database)).toBe(false)
    await catalogue.beSilent()
    let isDone = false
    const write = async () => {
      for (let n = 0; !isDone || n < 60; n += 1) await catalogue.changeSomething(n)
    }
    const merge = async () => {
      // The one that comes second to a version gives up, as a job that is tried again does.
      while (!isDone) await mergeChanges(catalogue.database).catch((error: unknown) => expect(findDatabaseError(error)?.code).toBe('40001'))
    }
    const writing = write()
    const merging = [merge(), merge()]
    // Jobs of two processes.
    await Promise.all([makeBitmaps(catalogue.database), makeBitmaps(catalogue.database)])
    expect(await hasBitmaps(catalogue.database)).toBe(true)
    await new Promise((done) => setTimeout(done, 300))
    isDone = true
    await Promise.all([writing, ...merging])
    await catalogue.mergeAll()
    expect(await catalogue.storedSets()).toEqual(await catalogue.expectedSets())
  })

  test('give the number of a product that is gone to none that came at the same time', async () => {
    const [gone = ''] = await catalogue.shop.stock({ products: [{ sku: 'GONE-1', name: 'Milk oven gone', nameAr: 'فرن' }] })
    await catalogue.mergeAll()
    await catalogue.database.db.execute(sql`delete from search_entries where product_id = ${gone}`)
    await catalogue.shop.stock({ products: [{ sku: 'GONE-2', name: 'Milk oven came', nameAr: 'فرن' }] })
    await catalogue.mergeAll()
    expect(await catalogue.storedSets()).toEqual(await catalogue.expectedSets())
  })

  test('are made anew where no trigger reports changes; searches use the index meanwhile, and what was cached is dropped', async () => {
    await catalogue.mergeAll()
    const asked = [['oven'], ['rack'], ['gone'], ['zorq1']].map((words) => ({ words: words.map((word) => [word]), skuKey: '' }))
    for (const each of asked) await catalogue.expectAlike(each)
    // A copy of the data has no triggers.
    await catalogue.database.db.execute(sql`drop trigger search_entries_changed on search_entries`)
    for (let n = 0; n < 12; n += 1) await catalogue.changeSomething(n)
    for (const each of asked) await catalogue.expectAlike(each)
    await catalogue.beSilent()
    await makeBitmaps(catalogue.database)
    for (const each of asked) await catalogue.expectAlike(each)
    expect(await catalogue.storedSets()).toEqual(await catalogue.expectedSets())
  })

  test('are left by a process that was silent too long, which marks nothing of another one as complete', async () => {
    await catalogue.database.db.execute(sql`drop trigger search_entries_changed on search_entries`)
    await catalogue.beSilent()
    const slow = makeBitmaps(catalogue.database)
    await catalogue.beSilent()
    await Promise.all([slow, makeBitmaps(catalogue.database).then(() => catalogue.beSilent())])
    await makeBitmaps(catalogue.database)
    await catalogue.mergeAll()
    for (const words of [['oven'], ['rack']]) await catalogue.expectAlike({ words: words.map((word) => [word]), skuKey: '' })
    expect(await catalogue.storedSets()).toEqual(await catalogue.expectedSets())
  })

  test('take the place of the index by sections and of the vocabulary', async () => {
    await catalogue.database.db.execute(sql`create index search_entries_sections on search_entries (kind_end)`)
    await catalogue.database.db.execute(sql`
      create trigger search_entries_vocabulary after insert on search_entries for each row execute function search_vocabulary_grows()`)
    await makeBitmaps(catalogue.database)
    const { rows } = await catalogue.database.db.execute(sql`
      select to_regclass('search_entries_sections') as index, exists (select from pg_trigger where tgname = 'search_entries_vocabulary') as "isNoted"`)
    expect(rows).toEqual([{ index: null, isNoted: false }])
  })
})
