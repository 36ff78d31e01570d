import { cutWord } from '#domain/search-entry.ts'
import { queryPlan, skuKey } from '#domain/search-query.ts'
import { corrections, forgivenErrors } from '#domain/search-typo.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { FreeFilter } from './catalogue.repository.ts'
import { EVERYTHING } from './listing.repository.ts'
import { findByTerms, listAlike, listUnknownWords, type SearchFound, type SearchTerms, type SearchWish } from './search.repository.ts'

const ANYTHING: FreeFilter = { scope: EVERYTHING, brandId: null, minPiastres: null, maxPiastres: null, rating: 0 }
const NOTHING: SearchFound = { rows: [], count: 0 }

/** First what is typed right, then what was probably meant. */
export async function searchProducts(database: Database, term: string, wish: Omit<SearchWish, 'isCounted'>): Promise<SearchFound> {
  return search(database, term, { ...wish, isCounted: true })
}

export async function suggestProducts(database: Database, term: string, limit: number): Promise<SearchFound['rows']> {
  const { rows } = await search(database, term, { filter: ANYTHING, order: undefined, paging: { limit, offset: 0 }, isCounted: false })
  return rows
}

async function search(database: Database, term: string, wish: SearchWish): Promise<SearchFound> {
  const plan = queryPlan(term)
  if (plan.isEmpty) return NOTHING
  const words = plan.words.map(cutWord)
  const typed = await findByTerms(database.db, { words: words.map((word) => [word]), skuKey: skuKey(plan.sku ?? '') }, wish)
  if (typed.count > 0) return typed
  const meant = await correct(database, words)
  return meant === null ? typed : findByTerms(database.db, meant, wish)
}

/** Words that some product has stay as they are. Null where nothing can be put right, or not all of it. */
async function correct(database: Database, words: readonly string[]): Promise<SearchTerms | null> {
  if (!words.some((word) => forgivenErrors(word) > 0)) return null
  return database.transaction(async (tx) => {
    const unknown = await listUnknownWords(tx, words)
    const isHopeless = [...unknown].some((word) => forgivenErrors(word) === 0)
    if (unknown.size === 0 || isHopeless) return null
    const candidates = await listAlike(tx, [...unknown])
    const meant = words.map((word) => (unknown.has(word) ? corrections(word, candidates.get(word) ?? []) : [word]))
    return meant.every((beginnings) => beginnings.length > 0) ? { words: meant, skuKey: '' } : null
  })
}
