import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PRODUCT_ORDERS } from '#domain/catalogue/products.ts'
import type { EVERYTHING } from '#domain/list-scope.ts'
import { WHOLE } from '#domain/search/readings.ts'
import { catalogueSearch } from '#server/catalogue/search/catalogue-search.service.ts'
import { findInLarge } from '#server/catalogue/search/large-search.service.ts'
import { findByTerms, type SearchTerms } from '#server/catalogue/search/search.repository.ts'
import { makeBitmaps } from '#server/catalogue/search/search-bitmaps.service.ts'
import { RANKED_AT_ONCE } from '#server/catalogue/search/search-candidates.repository.ts'
import type { Database } from '#server/platform/db/database.ts'
import { switchBrand } from '../support/shop/catalogue-changes.ts'
import { LargeCatalogue, PAGE, SHOWN_ALL } from './large-catalogue.ts'

const WORDS = [
  'deck',
  'oven',
  'فرن',
  'ماكينة',
  'milk',
  'tst',
  'zorq12',
  'zorq',
  'rack',
  'even',
  'odd',
  'kelmara',
  'naïve',
  '冷蔵庫',
  'new3',
  'missing',
  'samovar',
]

const beginning = fc
  .tuple(fc.constantFrom(...WORDS), fc.integer({ min: 1, max: 8 }), fc.boolean())
  .map(([word, letters, isWhole]) => (isWhole ? word + WHOLE : [...word].slice(0, letters).join('')))
const terms = fc
  .record({
    words: fc.array(fc.array(beginning, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 }),
    skuKey: fc.constantFrom('', '', 'tstov1', 'voc'),
  })
  .map((each): SearchTerms => each)

describe('searches of a large catalogue', () => {
  let catalogue: LargeCatalogue

  beforeAll(async () => {
    catalogue = await LargeCatalogue.open()
    await makeBitmaps(catalogue.database)
  })
  afterAll(() => catalogue.close())

  test('find, count and order what the index over words does, whatever has changed since they were merged', async () => {
    await fc.assert(
      fc.asyncProperty(terms, fc.integer({ min: 0, max: 1000 }), fc.boolean(), async (asked, n, isMerged) => {
        await catalogue.changeSomething(n)
        if (isMerged) await catalogue.mergeAll()
        await catalogue.expectAlike(asked)
      }),
      { numRuns: 80 },
    )
    await switchBrand(catalogue.shop, 'zorqa', false)
    await catalogue.expectAlike({ words: [['rack']], skuKey: '' })
    await switchBrand(catalogue.shop, 'zorqa', true)
    await catalogue.expectAlike({ words: [['rack']], skuKey: '' })
    await catalogue.mergeAll()
    expect(await catalogue.storedSets()).toEqual(await catalogue.expectedSets())
  })

  test('answer all pages of a search with each product once, and those of a filter', async () => {
    const { rows } = await catalogue.database.db.execute<{ scope: string }>(
      sql`select scope from listing_counts order by count desc offset 1 limit 1`,
    )
    const scope = (rows[0]?.scope ?? '') as typeof EVERYTHING
    for (const filter of [SHOWN_ALL, { ...SHOWN_ALL, scope }, { ...SHOWN_ALL, minAmount: 100_100 }, { ...SHOWN_ALL, rating: 4 }])
      for (const words of [[['rack']], [['o'], ['de']], [['zorq']]]) {
        const asked = { words, skuKey: '' }
        const exact = await findByTerms(catalogue.database.db, asked, { filter, order: undefined, paging: PAGE })
        const found: string[] = []
        for (let offset = 0; offset < PAGE.limit; offset += 20) {
          const page = await findInLarge(catalogue.database, asked, { filter, order: undefined, paging: { limit: 20, offset } })
          expect(page.count).toBe(exact.count)
          found.push(...page.rows.map(({ sku }) => sku))
        }
        expect(found.toSorted()).toEqual(exact.rows.map(({ sku }) => sku).toSorted())
      }
  })

  test('serve people: what is mistyped, sorted by price or typed as a SKU is found as in a small shop', async () => {
    const small = { ...catalogue.database, kind: 'embedded' } as Database
    await catalogue.mergeAll()
    for (const term of ['deck oven', 'decc oven', 'refrigirator fridge', 'tst-ov1', 'tst-', 'mixer 25 kg', 'فرن', 'rack zorqq', 'samovar'])
      for (const order of [undefined, PRODUCT_ORDERS.priceLowToHigh]) {
        const query = { filter: SHOWN_ALL, order, paging: { limit: 50, offset: 0 } }
        const [one, other] = [
          await catalogueSearch.search(catalogue.database, term, query),
          await catalogueSearch.search(small, term, query),
        ]
        expect(one.count, term).toBe(other.count)
        if (other.count <= RANKED_AT_ONCE) expect(one.rows, term).toEqual(other.rows)
      }
  })

  test('use the index where too much has changed, whose count then says only that there are many', async () => {
    const query = { filter: SHOWN_ALL, order: undefined, paging: PAGE }
    const asked = { words: [['oven']], skuKey: '' }
    const exact = await findByTerms(catalogue.database.db, asked, query)
    await catalogue.database.db.execute(sql`insert into search_changes (product_id) select gen_random_uuid() from generate_series(1, 5001)`)
    expect(await findInLarge(catalogue.database, asked, query)).toMatchObject(exact)
    await catalogue.mergeAll()
    expect((await findInLarge(catalogue.database, asked, query)).count).toBe(exact.count)
  })
})
