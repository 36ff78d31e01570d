import { LRUCache } from 'lru-cache'
import type { SuggestionRow } from '#server/catalogue/listing/cards.repository.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { SearchFound, ShopSearch } from './search.deps.ts'
import { countByTerms, findByTerms, type SearchTerms, suggestAmong, walkByTerms, walkSuggestions } from './search.repository.ts'
import { plannedIn } from './search-plans.facts.ts'
import type { LargeCatalogue } from './sections.service.ts'

/** Counted no further, and no page lies behind it. */
const COUNTED_MOST = 10_000
/** Ranking so many takes as long as walking. */
const RANKED_MOST = 1000

/** Ranks all that the words find, and of too many products the best alone. */
export async function findInLarge(db: Db, catalogue: LargeCatalogue, asked: SearchTerms, query: ShopSearch): Promise<SearchFound> {
  const { filter, paging } = query
  // To find what has several words is most of the work: it is done once, for the count and for the order.
  const most = asked.words.length === 1 ? RANKED_MOST : COUNTED_MOST
  const { terms, ways, isCommon } = plannedIn(catalogue, asked, most)
  const search = [asked, filter]
  if (!isCommon && !isBeyond(db, search)) {
    const found = await findByTerms(db, terms, query, most + 1)
    if (found.count <= most) return found
    if (most === COUNTED_MOST) rememberBeyond(db, search)
  }
  const count = await countOnce(db, search, () => countByTerms(db, terms, filter, COUNTED_MOST + 1))
  if (count <= most) return findByTerms(db, terms, query)
  const limit = Math.min(paging.limit, COUNTED_MOST - paging.offset)
  const rows = limit <= 0 ? [] : await walkByTerms(db, asked, { ...query, paging: { ...paging, limit } }, ways)
  return { rows, count: Math.min(count, COUNTED_MOST), countIsMinimum: count > COUNTED_MOST }
}

/** Nobody is told how many there are, so that a common word's products are not counted. */
export async function suggestInLarge(
  db: Db,
  catalogue: LargeCatalogue,
  asked: SearchTerms,
  limit: number,
): Promise<readonly SuggestionRow[]> {
  const { terms, ways, isCommon } = plannedIn(catalogue, asked, RANKED_MOST)
  const isExpected = isCommon && asked.words.length === 1
  const suggestions = isExpected || isBeyond(db, [asked]) ? null : await suggestAmong(db, terms, limit, RANKED_MOST)
  if (suggestions !== null) return suggestions
  // Several words may be expected wrongly: that they are common is remembered once it was seen.
  if (!isExpected) rememberBeyond(db, [asked])
  return walkSuggestions(db, asked, limit, ways)
}

const BEYOND_MOST = 2000
const BEYOND_MS = 10 * 60_000

const beyond = new WeakMap<Db, LRUCache<string, true>>()

/** True for a search that was found to have more than are counted, some minutes ago at most. */
function isBeyond(db: Db, search: unknown): boolean {
  return beyond.get(db)?.has(JSON.stringify(search)) === true
}

function rememberBeyond(db: Db, search: unknown): void {
  const known = beyond.get(db) ?? new LRUCache<string, true>({ max: BEYOND_MOST, ttl: BEYOND_MS })
  beyond.set(db, known)
  known.set(JSON.stringify(search), true)
}

/** Counting is most of the work for a common word, so that the searches found to have too many are remembered. */
async function countOnce(db: Db, search: unknown, count: () => Promise<number>): Promise<number> {
  if (isBeyond(db, search)) return COUNTED_MOST + 1
  const counted = await count()
  if (counted > COUNTED_MOST) rememberBeyond(db, search)
  return counted
}
