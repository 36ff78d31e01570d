import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { EVERYTHING } from '#domain/list-scope.ts'
import { products } from '#server/catalogue/catalogue.tables.ts'
import { catalogueSearch } from '#server/catalogue/search/catalogue-search.service.ts'
import {
  countByTerms,
  findByTerms,
  suggestAmong,
  suggestByTerms,
  walkByTerms,
  walkSuggestions,
} from '#server/catalogue/search/search.repository.ts'
import { sectionedWords } from '#server/catalogue/search/search.tables.ts'
import { countManagedByTerms, findManagedByTerms, walkManagedByTerms } from '#server/catalogue/search/search-managed.repository.ts'
import { RANKED_AT_ONCE, type WalkWays } from '#server/catalogue/search/search-walk.repository.ts'
import { largeCatalogue, makeSections } from '#server/catalogue/search/sections.service.ts'
import { describeOnBothDatabases } from '../support/database/both-databases.ts'
import { openTestShop, type TestShop } from '../support/shop/test-shop.ts'
import { OVENS, stockOvens } from './ovens.ts'

/** The newest products first, fewer than there are, so that walks go on to older ones; by the index alone; and some of both. */
const NEWEST = [
  [12, 12, 12, 12, 12],
  [0, 0, 0, 0, 0],
  [1000, 0, 5, 0, 5],
]

/** Ways to walk for these words; the index is asked for all of them, or for the last. */
function waysOf(words: readonly (readonly string[])[]): WalkWays[] {
  return NEWEST.flatMap((newest) =>
    [words, words.slice(-1)]
      .slice(0, words.length)
      .map((asked) => ({ newest, sections: newest.map((count) => ({ isDense: count > 0, asked })) })),
  )
}

describeOnBothDatabases('walking', (on) => {
  let shop: TestShop

  beforeAll(async () => {
    shop = await openTestShop(on.database())
    await stockOvens(shop)
  })
  afterAll(() => shop.close())

  const EVERYTHING_SHOWN = { scope: EVERYTHING, brandId: null, minAmount: null, maxAmount: null, rating: 0 }

  test.each([
    [['oven'], ''],
    [['فرن'], ''],
    [['mix'], 'tst'],
    [['s'], 's'],
    [['t'], 'tst'],
    [['ا'], 'klm'],
    [['deck', 'oven'], ''],
    [['milk', 'fridge '], ''],
    [['work', 'table'], ''],
    [['nothinghasthis'], ''],
  ])('a walk for %j with the SKU "%s" finds each match once, in the order of all where they are few', async (words, skuKey) => {
    const { db } = shop.change.database
    const terms = { words: words.map((word) => [word]), skuKey }
    const query = { filter: EVERYTHING_SHOWN, order: undefined, paging: { limit: 500, offset: 0 } }
    const { rows, count } = await findByTerms(db, terms, query)
    const ranked = rows.map(({ sku }) => sku)
    // The index may be asked for the first of the words alone, and the words may stand in any order.
    const others = words.length < 2 ? [] : [terms.words, terms.words.toReversed()].map((each) => ({ ...terms, words: each, asked: 1 }))
    for (const each of [terms, ...others]) {
      expect(await countByTerms(db, each, EVERYTHING_SHOWN, 1000)).toBe(count)
      expect((await findByTerms(db, each, query)).rows).toEqual(rows)
    }
    for (const ways of waysOf(terms.words)) {
      const walked: string[] = []
      for (let offset = 0; offset < 60; offset += 20) {
        const page = await walkByTerms(db, terms, { ...query, paging: { limit: 20, offset } }, ways)
        walked.push(...page.map(({ sku }) => sku))
      }
      expect(walked.toSorted()).toEqual(ranked.toSorted())
      if (count > RANKED_AT_ONCE) continue
      expect(walked).toEqual(ranked)
      expect(await walkSuggestions(db, terms, 10, ways)).toEqual(await suggestByTerms(db, terms, 10))
    }
  })

  test('a walk for managers finds what is not on show too, and what their filter lets through, in the order of all', async () => {
    const { db } = shop.change.database
    const hidden = sql`${products.isActive} = false`
    const paging = { limit: 500, offset: 0 }
    for (const words of [['oven'], ['فرن'], ['deck', 'oven'], ['samovar'], ['nothinghasthis']])
      for (const condition of [undefined, hidden, sql`not (${hidden})`]) {
        const terms = { words: words.map((word) => [word]), skuKey: '' }
        const query = { condition, position: null, paging }
        const { ids, count } = await findManagedByTerms(db, terms, query)
        expect(ids).toHaveLength(count)
        expect(await countManagedByTerms(db, terms, query, 1000)).toBe(count)
        expect(await countManagedByTerms(db, terms, query, 2)).toBe(Math.min(count, 2))
        for (const ways of waysOf(terms.words)) {
          const walked = await walkManagedByTerms(db, terms, query, ways)
          expect(walked.toSorted()).toEqual(ids.toSorted())
          if (count <= RANKED_AT_ONCE) expect(walked).toEqual(ids)
        }
      }
    const samovar = { words: [['samovar']], skuKey: '' }
    expect((await findByTerms(db, samovar, { filter: EVERYTHING_SHOWN, order: undefined, paging })).count).toBe(0)
    expect((await findManagedByTerms(db, samovar, { condition: undefined, position: null, paging })).count).toBe(2)
  })

  test('a search that may rank so many ranks all where there are no more, and else tells that there are', async () => {
    const { db } = shop.change.database
    const terms = { words: [['oven']], skuKey: '' }
    const query = { filter: EVERYTHING_SHOWN, order: undefined, paging: { limit: 50, offset: 0 } }
    expect(await findByTerms(db, terms, query, OVENS)).toEqual(await findByTerms(db, terms, query))
    expect((await findByTerms(db, terms, query, OVENS - 1)).count).toBe(OVENS - 1)
    expect(await suggestAmong(db, terms, 10, OVENS)).toEqual(await suggestByTerms(db, terms, 10))
    expect(await suggestAmong(db, terms, 10, OVENS - 1)).toBeNull()
  })

  test('a filter holds on a walk too', async () => {
    const { db } = shop.change.database
    const { rows } = await db.execute<{ scope: string }>(sql`select scope from listing_counts order by count desc offset 1 limit 1`)
    const filter = { ...EVERYTHING_SHOWN, scope: (rows[0]?.scope ?? '') as typeof EVERYTHING, minAmount: 100 }
    const terms = { words: [['oven']], skuKey: '' }
    const query = { filter, order: undefined, paging: { limit: 50, offset: 0 } }
    const ranked = await findByTerms(db, terms, query)
    expect(ranked.count).toBeGreaterThan(0)
    for (const ways of waysOf(terms.words)) expect(await walkByTerms(db, terms, query, ways)).toEqual(ranked.rows)
  })

  if (on.kind === 'postgres')
    test('the index by sections is made once, and walks read it', async () => {
      const { database } = shop.change
      const terms = ['oven', 'deck oven', 'فرن', 'tst-ov1', 'mixer 25 kg', 'decc oven', 'samovar', 'refrigirator fridge']
      const query = { filter: EVERYTHING_SHOWN, order: undefined, paging: { limit: 50, offset: 0 } } as const
      const answer = async (term: string) => [
        await catalogueSearch.search(database, term, query),
        await catalogueSearch.suggest(database, term, 10),
      ]
      // One after the other, past the cache.
      const answers = async () => {
        const all: unknown[] = []
        for (const term of terms) all.push(await answer(term))
        return all
      }
      const small = await answers()
      await makeSections(database)
      expect(await answers(), 'few matches are found, ordered and counted as in a small shop').toEqual(small)
      expect(await largeCatalogue(database)).not.toBeNull()
      await makeSections(database)
      const plan = await database.transaction(async (tx) => {
        await tx.execute(sql`set local enable_seqscan = off`)
        return tx.execute(sql`explain select 1 from search_entries where ${sectionedWords} @@ (select '''=oven'':*'::tsquery)`)
      })
      expect(JSON.stringify(plan.rows)).toContain('search_entries_sections')
    })
})
