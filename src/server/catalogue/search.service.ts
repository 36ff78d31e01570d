import { queryPlan } from '#domain/search-query.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { FreeFilter } from './catalogue.repository.ts'
import { EVERYTHING } from './listing.repository.ts'
import { findByLikeness, findByWords, isForgiven, type SearchFound, type SearchWish } from './search.repository.ts'

/** Tried in turn, the later only when the earlier found nothing. */
const LIKENESS_STEPS = [0.5, 0.3]

const ANYTHING: FreeFilter = { scope: EVERYTHING, brandId: null, minPiastres: null, maxPiastres: null, rating: 0 }

/** First what is typed right, then what is typed nearly right. */
export async function searchProducts(database: Database, term: string, wish: SearchWish): Promise<SearchFound> {
  const { words, sku, isEmpty } = queryPlan(term)
  if (isEmpty) return { rows: [], count: 0 }
  const exact = await findByWords(database.db, words, sku, wish)
  if (exact.count > 0 || !words.some(isForgiven)) return exact
  return database.transaction(async (tx) => {
    for (const likeness of LIKENESS_STEPS) {
      const found = await findByLikeness(tx, words, likeness, wish)
      if (found.count > 0) return found
    }
    return exact
  })
}

export async function suggestProducts(database: Database, term: string, limit: number): Promise<SearchFound['rows']> {
  const { rows } = await searchProducts(database, term, { filter: ANYTHING, order: undefined, paging: { limit, offset: 0 } })
  return rows
}
