import { LRUCache } from 'lru-cache'
import { MAX_COUNTED_MATCHES } from '#domain/paging.ts'
import type { Paging, SuggestionRow } from '#server/catalogue/listing/cards.repository.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { ManagedFound, ManagedSearch, SearchFound, ShopSearch } from './search.deps.ts'
import { countByTerms, findByTerms, type SearchTerms, suggestAmong, walkByTerms, walkSuggestions } from './search.repository.ts'
import { countManagedByTerms, findManagedByTerms, walkManagedByTerms } from './search-managed.repository.ts'
import { askedIn, plannedIn } from './search-plans.facts.ts'
import type { WalkWays } from './search-walk.repository.ts'
import type { LargeCatalogue } from './sections.service.ts'

/** Ranking so many takes as long as walking. */
const RANKED_MOST = 1000

/** Ranks all that the words find, and of too many products the best alone. */
export async function findInLarge(db: Db, catalogue: LargeCatalogue, asked: SearchTerms, query: ShopSearch): Promise<SearchFound> {
  const { rows, ...counted } = await rankedOrWalked(db, catalogue, asked, {
    paging: query.paging,
    search: [asked, query.filter],
    find: async (terms, most) => findByTerms(db, terms, query, most),
    count: (terms) => countByTerms(db, terms, query.filter, MAX_COUNTED_MATCHES + 1),
    walk: (paging, ways) => walkByTerms(db, asked, { ...query, paging }, ways),
  })
  return { rows, ...counted }
}

/** The same for managers. A sorted list has to rank all that it finds. */
export async function findManagedInLarge(
  db: Db,
  catalogue: LargeCatalogue,
  asked: SearchTerms,
  query: ManagedSearch,
): Promise<ManagedFound> {
  const isAllRanked = query.position !== null || query.isWhole === true
  if (isAllRanked) return findManagedByTerms(db, askedIn(catalogue, asked, Number.POSITIVE_INFINITY), query)
  const { rows, ...counted } = await rankedOrWalked(db, catalogue, asked, {
    paging: query.paging,
    search: query.condition === undefined ? [asked, 'managed'] : null,
    find: async (terms, most) => {
      const { ids, count } = await findManagedByTerms(db, terms, query, most)
      return { rows: ids, count }
    },
    count: (terms) => countManagedByTerms(db, terms, query, MAX_COUNTED_MATCHES + 1),
    walk: (paging, ways) => walkManagedByTerms(db, asked, { ...query, paging }, ways),
  })
  return { ids: rows, ...counted }
}

interface Ways<Row> {
  readonly paging: Paging
  /** Everything that decides how many are found; null where that is not remembered. */
  readonly search: unknown
  find(terms: SearchTerms, most?: number): Promise<Page<Row>>
  /** Counts one further than is told. */
  count(terms: SearchTerms): Promise<number>
  walk(paging: Paging, ways: WalkWays): Promise<readonly Row[]>
}

interface Page<Row> {
  readonly rows: readonly Row[]
  readonly count: number
  readonly countIsMinimum?: boolean
}

async function rankedOrWalked<Row>(db: Db, catalogue: LargeCatalogue, asked: SearchTerms, ways: Ways<Row>): Promise<Page<Row>> {
  const { search, paging } = ways
  // To find what has several words is most of the work: it is done once, for the count and for the order.
  const most = asked.words.length === 1 ? RANKED_MOST : MAX_COUNTED_MATCHES
  const planned = plannedIn(catalogue, asked, most)
  if (!planned.isCommon && !isBeyond(db, search)) {
    const found = await ways.find(planned.terms, most + 1)
    if (found.count <= most) return found
    if (most === MAX_COUNTED_MATCHES) rememberBeyond(db, search)
  }
  const count = await countOnce(db, search, () => ways.count(planned.terms))
  if (count <= most) return ways.find(planned.terms)
  const limit = Math.min(paging.limit, MAX_COUNTED_MATCHES - paging.offset)
  const rows = limit <= 0 ? [] : await ways.walk({ ...paging, limit }, planned.ways)
  return { rows, count: Math.min(count, MAX_COUNTED_MATCHES), countIsMinimum: count > MAX_COUNTED_MATCHES }
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
  return search !== null && beyond.get(db)?.has(JSON.stringify(search)) === true
}

function rememberBeyond(db: Db, search: unknown): void {
  if (search === null) return
  const known = beyond.get(db) ?? new LRUCache<string, true>({ max: BEYOND_MOST, ttl: BEYOND_MS })
  beyond.set(db, known)
  known.set(JSON.stringify(search), true)
}

/** Counting is most of the work for a common word, so that the searches found to have too many are remembered. */
async function countOnce(db: Db, search: unknown, count: () => Promise<number>): Promise<number> {
  if (isBeyond(db, search)) return MAX_COUNTED_MATCHES + 1
  const counted = await count()
  if (counted > MAX_COUNTED_MATCHES) rememberBeyond(db, search)
  return counted
}
