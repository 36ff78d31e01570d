import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { EVERYTHING } from '#domain/list-scope.ts'
import { WHOLE } from '#domain/search/readings.ts'
import { countByTerms, findByTerms, type SearchTerms, suggestAmong } from '#server/catalogue/search/search.repository.ts'
import { findManagedByTerms } from '#server/catalogue/search/search-managed.repository.ts'
import { createVocabularyTrigger } from '#server/catalogue/search/search-vocabulary.repository.ts'
import { largeCatalogue, makeSections } from '#server/catalogue/search/sections.service.ts'
import type { Database, Db } from '#server/platform/db/database.ts'
import { openPostgresTestDatabase } from '../support/database/both-databases.ts'
import { editProduct } from '../support/shop/catalogue-changes.ts'
import { openTestShop, type TestShop } from '../support/shop/test-shop.ts'
import { stockOvens } from './ovens.ts'

const SHOWN = { scope: EVERYTHING, brandId: null, minAmount: null, maxAmount: null, rating: 0 }
const PAGE = { limit: 100, offset: 0 }
const MOST = 10
/** Words that begin alike, more than a beginning becomes. */
const ALIKE = 40
const WORDS = [
  'deck',
  'oven',
  'فرن',
  'ماكينة',
  'milk',
  'tst',
  'zorq12',
  'zorq',
  'even',
  'odd',
  'kelmara',
  'naïve',
  '冷蔵庫',
  'new3',
  'missing',
]

const beginning = fc
  .tuple(fc.constantFrom(...WORDS), fc.integer({ min: 1, max: 8 }), fc.boolean())
  .map(([word, letters, isWhole]) => (isWhole ? word + WHOLE : [...word].slice(0, letters).join('')))
const terms = fc
  .record({
    words: fc.array(fc.array(beginning, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 }),
    asked: fc.integer({ min: 1, max: 3 }),
    skuKey: fc.constantFrom('', '', 'tstov1'),
  })
  .map(({ words, asked, skuKey }): SearchTerms => ({ words, skuKey, asked: Math.min(asked, words.length) }))

describe('the vocabulary of a large catalogue', () => {
  let opened: Awaited<ReturnType<typeof openPostgresTestDatabase>>
  let database: Database
  let shop: TestShop
  let ids: string[]

  beforeAll(async () => {
    opened = await openPostgresTestDatabase()
    database = opened.database
    shop = await openTestShop(database)
    ids = await stockOvens(shop)
    await shop.stock({
      brands: [{ name: 'Zorqa' }],
      products: [
        ...Array.from({ length: ALIKE }, (_, i) => ({ sku: `VOC-${i}`, name: `Rack zorq${i}`, nameAr: 'رف' })),
        { sku: 'VOC-X', name: 'Naïve 冷蔵庫', nameAr: 'ثلاجة' },
      ],
    })
  })
  afterAll(async () => {
    await shop.close()
    await opened.close()
  })

  /** Gives products words that no other has, until the work is done. */
  async function whileEntriesAreWritten(work: () => Promise<void>): Promise<void> {
    let isDone = false
    const write = async () => {
      for (let n = 0; !isDone; n += 1) await editProduct(shop.change, ids[n % ids.length] ?? '', { name: `Deck oven new${n}` })
    }
    const writing = write()
    try {
      await work()
    } finally {
      isDone = true
      await writing
    }
  }

  const answers = async (db: Db, asked: SearchTerms) => [
    await findByTerms(db, asked, { filter: SHOWN, order: undefined, paging: PAGE }),
    await countByTerms(db, asked, SHOWN, MOST),
    await suggestAmong(db, asked, 10, MOST),
    await findManagedByTerms(db, asked, { condition: undefined, position: null, paging: PAGE }),
  ]

  test('is made while entries are written, and a search by it finds and counts what one by beginnings does', async () => {
    expect(await largeCatalogue(database)).toBeNull()
    await whileEntriesAreWritten(async () => {
      // A job that was killed leaves the trigger alone.
      await database.transaction((tx) => createVocabularyTrigger(tx, 60_000))
      await makeSections(database)
      expect(await largeCatalogue(database)).toMatchObject({ hasVocabulary: true })
      await fc.assert(
        fc.asyncProperty(terms, async (asked) => {
          // Both see one moment.
          const [byBeginnings, byVocabulary] = await database.transaction(
            async (tx) => [await answers(tx, asked), await answers(tx, { ...asked, hasVocabulary: true })],
            { isolationLevel: 'repeatable read' },
          )
          expect(byVocabulary).toEqual(byBeginnings)
        }),
        { numRuns: 60 },
      )
    })
    const { rows } = await database.db.execute(sql`
      select distinct unnest(string_to_array(btrim(encode(words, 'escape')), ' ')) from search_entries
      except select word from search_vocabulary`)
    expect(rows, 'words of entries that the vocabulary lacks').toEqual([])
  })
})
