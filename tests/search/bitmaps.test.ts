import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PRODUCT_ORDERS } from '#domain/catalogue/products.ts'
import { EVERYTHING } from '#domain/list-scope.ts'
import { BLOCK_SIZE, positionsDown, readSet } from '#domain/search/bitmaps/block.ts'
import { IN_STOCK, SHOWN, tokensOf } from '#domain/search/bitmaps/tokens.ts'
import { WHOLE } from '#domain/search/readings.ts'
import { products } from '#server/catalogue/catalogue.tables.ts'
import { changeCatalogue } from '#server/catalogue/catalogue-change.service.ts'
import { catalogueSearch } from '#server/catalogue/search/catalogue-search.service.ts'
import { findInLarge, findManagedInLarge, suggestInLarge } from '#server/catalogue/search/large-search.service.ts'
import { findByTerms, type SearchTerms, suggestByTerms } from '#server/catalogue/search/search.repository.ts'
import { mergeChanges } from '#server/catalogue/search/search-bitmap-changes.service.ts'
import { makeBitmaps } from '#server/catalogue/search/search-bitmaps.service.ts'
import { clearBitmaps, createTriggers, numberAll } from '#server/catalogue/search/search-bitmaps-made.repository.ts'
import { RANKED_AT_ONCE } from '#server/catalogue/search/search-candidates.repository.ts'
import { findManagedByTerms } from '#server/catalogue/search/search-managed.repository.ts'
import { hasBitmaps } from '#server/catalogue/search/search-matches.service.ts'
import type { Database } from '#server/platform/db/database.ts'
import { findDatabaseError } from '#server/platform/db/errors.ts'
import { openPostgresTestDatabase } from '../support/database/both-databases.ts'
import { editProduct, switchBrand } from '../support/shop/catalogue-changes.ts'
import { openTestShop, type TestShop } from '../support/shop/test-shop.ts'
import { stockOvens } from './ovens.ts'

const SHOWN_ALL = { scope: EVERYTHING, brandId: null, minAmount: null, maxAmount: null, rating: 0 }
const PAGE = { limit: 100, offset: 0 }
/** Words that begin alike, and one that many products have. */
const ALIKE = 90
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

describe('the bitmaps of a large catalogue', () => {
  let opened: Awaited<ReturnType<typeof openPostgresTestDatabase>>
  let database: Database
  let shop: TestShop
  let ids: string[]

  beforeAll(async () => {
    opened = await openPostgresTestDatabase()
    database = opened.database
    shop = await openTestShop(database)
    ids = [
      ...(await stockOvens(shop)),
      ...(await shop.stock({
        brands: [{ name: 'Zorqa' }],
        products: [
          ...Array.from({ length: ALIKE }, (_, i) => ({ sku: `VOC-${i}`, name: `Rack zorq${i}`, nameAr: 'رف', quantity: i % 2 })),
          { sku: 'VOC-X', name: 'Naïve 冷蔵庫', nameAr: 'ثلاجة' },
        ],
      })),
    ]
  })
  afterAll(async () => {
    await shop.close()
    await opened.close()
  })

  /** Every number that a token has in a section. */
  async function storedSets(): Promise<Map<string, number[]>> {
    const { rows } = await database.db.execute<{ token: string; section: number; block: number; products: Buffer }>(
      sql`select token, section, block, products from search_bitmaps order by block`,
    )
    const sets = new Map<string, number[]>()
    for (const { token, section, block, products: stored } of rows) {
      const numbers = [...positionsDown(readSet(stored))].map((position) => block * BLOCK_SIZE + position)
      if (numbers.length > 0)
        sets.set(
          `${token} ${section}`,
          [...(sets.get(`${token} ${section}`) ?? []), ...numbers].toSorted((a, b) => a - b),
        )
    }
    return sets
  }

  /** The same from the entries as they are. */
  async function expectedSets(): Promise<Map<string, number[]>> {
    const { rows } = await database.db.execute<{
      number: number
      words: Buffer
      kindEnd: number
      nameEnd: number
      brandEnd: number
      categoryEnd: number
      isShown: boolean
      isInStock: boolean
    }>(sql`
      select n.number, e.words, e.kind_end as "kindEnd", e.name_end as "nameEnd", e.brand_end as "brandEnd", e.category_end as "categoryEnd",
        e.price_minor is not null as "isShown", e.is_in_stock as "isInStock"
      from search_entries e left join search_numbers n using (product_id) order by n.number`)
    const sets = new Map<string, number[]>()
    const add = (token: string, number: number) => sets.set(token, [...(sets.get(token) ?? []), number])
    for (const { number, words, isShown, isInStock, ...ends } of rows) {
      for (const [token, section] of tokensOf({ words: words.toString('latin1'), ...ends })) add(`${token} ${section}`, number)
      if (isShown) add(`${SHOWN} 0`, number)
      if (isInStock) add(`${IN_STOCK} 0`, number)
    }
    return sets
  }

  async function mergeAll(): Promise<void> {
    while (await mergeChanges(database));
  }

  /** A change of any sort that may change what is found. */
  async function changeSomething(n: number): Promise<void> {
    const id = ids[(n * 7) % ids.length] ?? ''
    const kind = n % 6
    if (kind === 0) await editProduct(shop.change, id, { name: `Deck oven new${n % 5}` })
    if (kind === 1)
      await changeCatalogue(shop.change, ({ tx, touch }) =>
        tx
          .update(products)
          .set({ quantity: n % 3 })
          .where(sql`id = ${id}`)
          .then(() => touch([id])),
      )
    if (kind === 2)
      await changeCatalogue(shop.change, ({ tx, touch }) =>
        tx
          .update(products)
          .set({ isActive: n % 4 === 0 })
          .where(sql`id = ${id}`)
          .then(() => touch([id])),
      )
    if (kind === 3)
      ids.push(...(await shop.stock({ products: [{ sku: `CAME-${ids.length}`, name: `Rack oven zorq${n}`, nameAr: 'فرن' }] })))
    if (kind === 4) await editProduct(shop.change, id, { name: `Milk rack zorq${n % 7}` })
    if (kind === 5) {
      await database.db.execute(sql`delete from search_entries where product_id = ${ids.at(-1) ?? ''}`)
      if (n % 2 === 0) await database.transaction((tx) => catalogueSearch.index(tx, [ids.at(-1) ?? '']))
    }
  }

  /** Both ways see one state: nothing is written meanwhile. */
  async function expectAlike(asked: SearchTerms): Promise<void> {
    const query = { filter: SHOWN_ALL, order: undefined, paging: PAGE }
    const exact = await findByTerms(database.db, asked, query)
    const found = await findInLarge(database, asked, query)
    expect(found.count, 'the count').toBe(exact.count)
    const skus = (rows: readonly { sku: string }[]) => rows.map(({ sku }) => sku)
    if (exact.count <= RANKED_AT_ONCE) {
      expect(found.rows).toEqual(exact.rows)
      expect(await suggestInLarge(database, asked, 10)).toEqual(await suggestByTerms(database.db, asked, 10))
    } else if (exact.count <= PAGE.limit) expect(skus(found.rows).toSorted()).toEqual(skus(exact.rows).toSorted())
    const hidden = sql`${products.isActive} = false`
    for (const condition of [undefined, hidden]) {
      const managed = { condition, position: null, paging: PAGE }
      const { ids: all, count } = await findManagedByTerms(database.db, asked, managed)
      const own = await findManagedInLarge(database, asked, managed)
      expect(own.count).toBe(count)
      if (count <= RANKED_AT_ONCE) expect(own.ids).toEqual(all)
    }
  }

  test('are made while entries are written, and merged by two at once, and tell what the entries say', async () => {
    expect(await hasBitmaps(database)).toBe(false)
    // A job that was killed half way leaves these.
    await database.transaction((tx) => createTriggers(tx, 60_000))
    await database.transaction(async (tx) => {
      await clearBitmaps(tx)
      await numberAll(tx)
    })
    let isDone = false
    const write = async () => {
      for (let n = 0; !isDone || n < 60; n += 1) await changeSomething(n)
    }
    const merge = async () => {
      // The one that comes second to a version gives up, as a job that is tried again does.
      while (!isDone) await mergeChanges(database).catch((error: unknown) => expect(findDatabaseError(error)?.code).toBe('40001'))
    }
    const writing = write()
    const merging = [merge(), merge()]
    await makeBitmaps(database)
    expect(await hasBitmaps(database)).toBe(true)
    await new Promise((done) => setTimeout(done, 300))
    isDone = true
    await Promise.all([writing, ...merging])
    await mergeAll()
    expect(await storedSets()).toEqual(await expectedSets())
  })

  test('find, count and order what the index over words does, whatever has changed since they were merged', async () => {
    await fc.assert(
      fc.asyncProperty(terms, fc.integer({ min: 0, max: 1000 }), fc.boolean(), async (asked, n, isMerged) => {
        await changeSomething(n)
        if (isMerged) await mergeAll()
        await expectAlike(asked)
      }),
      { numRuns: 80 },
    )
    await switchBrand(shop, 'zorqa', false)
    await expectAlike({ words: [['rack']], skuKey: '' })
    await switchBrand(shop, 'zorqa', true)
    await expectAlike({ words: [['rack']], skuKey: '' })
    await mergeAll()
    expect(await storedSets()).toEqual(await expectedSets())
  })

  test('give the number of a product that is gone to none that came at the same time', async () => {
    const [gone = ''] = await shop.stock({ products: [{ sku: 'GONE-1', name: 'Milk oven gone', nameAr: 'فرن' }] })
    await mergeAll()
    await database.db.execute(sql`delete from search_entries where product_id = ${gone}`)
    await shop.stock({ products: [{ sku: 'GONE-2', name: 'Milk oven came', nameAr: 'فرن' }] })
    await mergeAll()
    expect(await storedSets()).toEqual(await expectedSets())
  })

  test('answer all pages of a search with each product once, and those of a filter', async () => {
    const { rows } = await database.db.execute<{ scope: string }>(
      sql`select scope from listing_counts order by count desc offset 1 limit 1`,
    )
    const scope = (rows[0]?.scope ?? '') as typeof EVERYTHING
    for (const filter of [SHOWN_ALL, { ...SHOWN_ALL, scope }, { ...SHOWN_ALL, minAmount: 100_100 }, { ...SHOWN_ALL, rating: 4 }])
      for (const words of [[['rack']], [['o'], ['de']], [['zorq']]]) {
        const asked = { words, skuKey: '' }
        const exact = await findByTerms(database.db, asked, { filter, order: undefined, paging: PAGE })
        const found: string[] = []
        for (let offset = 0; offset < PAGE.limit; offset += 20) {
          const page = await findInLarge(database, asked, { filter, order: undefined, paging: { limit: 20, offset } })
          expect(page.count).toBe(exact.count)
          found.push(...page.rows.map(({ sku }) => sku))
        }
        expect(found.toSorted()).toEqual(exact.rows.map(({ sku }) => sku).toSorted())
      }
  })

  test('serve people: what is mistyped, sorted by price or typed as a SKU is found as in a small shop', async () => {
    const small = { ...database, kind: 'embedded' } as Database
    await mergeAll()
    for (const term of ['deck oven', 'decc oven', 'refrigirator fridge', 'tst-ov1', 'tst-', 'mixer 25 kg', 'فرن', 'rack zorqq', 'samovar'])
      for (const order of [undefined, PRODUCT_ORDERS.priceLowToHigh]) {
        const query = { filter: SHOWN_ALL, order, paging: { limit: 50, offset: 0 } }
        const [one, other] = [await catalogueSearch.search(database, term, query), await catalogueSearch.search(small, term, query)]
        expect(one.count, term).toBe(other.count)
        if (other.count <= RANKED_AT_ONCE) expect(one.rows, term).toEqual(other.rows)
      }
  })

  test('leave searches to the index where too much has changed, which then says no more than that there are many', async () => {
    const query = { filter: SHOWN_ALL, order: undefined, paging: PAGE }
    const asked = { words: [['oven']], skuKey: '' }
    const exact = await findByTerms(database.db, asked, query)
    await database.db.execute(sql`insert into search_changes (product_id) select gen_random_uuid() from generate_series(1, 5001)`)
    expect(await findInLarge(database, asked, query)).toMatchObject(exact)
    await mergeAll()
    expect((await findInLarge(database, asked, query)).count).toBe(exact.count)
  })

  test('take the place of the index by sections and of the vocabulary', async () => {
    await database.db.execute(sql`create index search_entries_sections on search_entries (kind_end)`)
    await makeBitmaps(database)
    const { rows } = await database.db.execute(sql`select to_regclass('search_entries_sections') as index`)
    expect(rows).toEqual([{ index: null }])
  })
})
