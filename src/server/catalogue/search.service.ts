import { cutWord } from '#domain/search-entry.ts'
import { queryPlan, skuKey } from '#domain/search-query.ts'
import { corrections, forgivenErrors } from '#domain/search-typo.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { SuggestionRow } from './cards.repository.ts'
import {
  findByTerms,
  findKeptByTerms,
  type KeptFound,
  type KeptWish,
  listAlike,
  listUnknownWords,
  type SearchFound,
  type SearchTerms,
  type SearchWish,
  suggestByTerms,
} from './search.repository.ts'

const NOTHING: SearchFound = { rows: [], count: 0 }

export async function searchProducts(database: Database, term: string, wish: SearchWish): Promise<SearchFound> {
  return search(database, term, NOTHING, (terms) => findByTerms(database.db, terms, wish))
}

export async function suggestProducts(database: Database, term: string, limit: number): Promise<readonly SuggestionRow[]> {
  const { rows } = await search(database, term, { rows: [], count: 0 }, async (terms) => {
    const rows = await suggestByTerms(database.db, terms, limit)
    return { rows, count: rows.length }
  })
  return rows
}

/** For those who keep products: whatever is not on show is found too. */
export async function searchKept(database: Database, term: string, wish: KeptWish): Promise<KeptFound> {
  return search(database, term, { ids: [], count: 0 }, (terms) => findKeptByTerms(database.db, terms, wish))
}

/** First what is typed right, then what was probably meant. */
async function search<Found extends { readonly count: number }>(
  database: Database,
  term: string,
  nothing: Found,
  find: (terms: SearchTerms) => Promise<Found>,
): Promise<Found> {
  const plan = queryPlan(term)
  if (plan.isEmpty) return nothing
  const words = plan.words.map(cutWord)
  const typed = await find({ words: words.map((word) => [word]), skuKey: skuKey(plan.sku ?? '') })
  if (typed.count > 0) return typed
  const meant = await correct(database, words)
  return meant === null ? typed : find(meant)
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
