import { LRUCache } from 'lru-cache'
import { MAX_COUNTED_MATCHES } from '#domain/paging.ts'
import type { Candidate } from '#domain/search/bitmaps/matches.ts'
import type { Paging, SuggestionRow } from '#server/catalogue/listing/cards.repository.ts'
import type { Database, Db } from '#server/platform/db/database.ts'
import type { ManagedFound, ManagedSearch, SearchFound, ShopSearch } from './search.deps.ts'
import {
  filterCandidates,
  findByTerms,
  isOpen,
  rankCandidates,
  type SearchTerms,
  suggestByTerms,
  suggestCandidates,
} from './search.repository.ts'
import { RANKED_AT_ONCE } from './search-candidates.repository.ts'
import { filterManagedCandidates, findManagedByTerms, rankManagedCandidates } from './search-managed.repository.ts'
import { type Found, findMatches } from './search-matches.service.ts'

/** Finds by the bitmaps, and ranks the few products of the page alone. */
export async function findInLarge(database: Database, terms: SearchTerms, query: ShopSearch): Promise<SearchFound> {
  const { db } = database
  const { filter, paging } = query
  return pageOf(db, {
    key: [terms, filter],
    paging,
    matches: () => findMatches(database, terms, { includesHidden: false }),
    byIndex: (most) => findByTerms(db, terms, query, most),
    filter: isOpen(filter) ? null : (given) => filterCandidates(db, given, filter),
    rank: (given, within) => rankCandidates(db, terms, given, within),
  })
}

/** The same for managers. A sorted list has to rank all that it finds. */
export async function findManagedInLarge(database: Database, terms: SearchTerms, query: ManagedSearch): Promise<ManagedFound> {
  const { db } = database
  const { condition, paging } = query
  const isAllRanked = query.position !== null || query.isWhole === true
  if (isAllRanked) return findManagedByTerms(db, terms, query)
  const { rows, ...counted } = await pageOf(db, {
    key: null,
    paging,
    matches: () => findMatches(database, terms, { includesHidden: true }),
    byIndex: async (most) => {
      const { ids, count } = await findManagedByTerms(db, terms, query, most)
      return { rows: ids, count }
    },
    filter: condition === undefined ? null : (given) => filterManagedCandidates(db, given, condition),
    rank: (given, within) => rankManagedCandidates(db, terms, given, within),
  })
  return { ids: rows, ...counted }
}

export async function suggestInLarge(database: Database, terms: SearchTerms, limit: number): Promise<readonly SuggestionRow[]> {
  const enough = upTo({ limit, offset: 0 })
  const found = await findMatches(database, terms, { includesHidden: false, enough })
  if (found === null) return suggestByTerms(database.db, terms, limit, MOST)
  return suggestCandidates(database.db, terms, first(inOrder(found), enough), limit)
}

/** True where some product is known to have such a word; a rare one may be missed. */
export async function isKnownInLarge(database: Database, word: string, includesHidden: boolean): Promise<boolean> {
  const found = await findMatches(database, { words: [[word]], skuKey: '' }, { includesHidden })
  return found !== null && !found.matches.isEmpty
}

interface Page<Row> {
  readonly rows: readonly Row[]
  readonly count: number
  readonly countIsMinimum?: boolean
}

interface Way<Row> {
  /** The key of everything that decides how many products a filter lets through; null if that number is not cached. */
  readonly key: unknown
  readonly paging: Paging
  matches(): Promise<Found | null>
  /** Ranks and counts any so many that the index of words finds. */
  byIndex(most: number): Promise<Page<Row>>
  /** The turns of those that a filter lets through. */
  readonly filter: ((given: readonly Candidate[]) => Promise<number[]>) | null
  rank(given: readonly Candidate[], within: Paging): Promise<readonly Row[]>
}

/** One more than is told, which tells that there are more. */
const MOST = MAX_COUNTED_MATCHES + 1

async function pageOf<Row>(db: Db, way: Way<Row>): Promise<Page<Row>> {
  const { key, paging, filter, rank } = way
  if (filter !== null && !hasBeyond(db, key)) {
    // The index looks at few that a filter lets through much sooner than one candidate after the other would.
    const page = await way.byIndex(MOST)
    if (page.count <= MAX_COUNTED_MATCHES) return page
    rememberBeyond(db, key)
  }
  const found = await way.matches()
  if (found === null) return bounded(await way.byIndex(MOST))
  const page = { offset: paging.offset, limit: Math.max(0, Math.min(paging.limit, MAX_COUNTED_MATCHES - paging.offset)) }
  const count = filter === null ? found.skus + found.matches.count : MOST
  // A page behind the last candidate shows nothing, and looking at all of them first would make it the most expensive page.
  if (page.limit === 0) return bounded({ rows: [], count })
  const candidates = filter === null ? first(inOrder(found), upTo(page)) : await filtered(found, upTo(page), filter)
  const from = Math.floor(page.offset / RANKED_AT_ONCE) * RANKED_AT_ONCE
  const given = candidates.slice(from)
  const rows = given.length === 0 ? [] : await rank(given, { limit: page.limit, offset: page.offset - from })
  return bounded({ rows, count })
}

function bounded<Row>({ rows, count }: Page<Row>): Page<Row> {
  return { rows, count: Math.min(count, MAX_COUNTED_MATCHES), countIsMinimum: count > MAX_COUNTED_MATCHES }
}

/** Candidates are ranked in groups, so that the last one must be whole. */
function upTo({ offset, limit }: Paging): number {
  return Math.ceil((offset + limit) / RANKED_AT_ONCE) * RANKED_AT_ONCE
}

/** The pieces in which candidates are looked at; one page is often full with the first. */
const FIRST_PIECE = 500
const PIECE = 5000

/** The first `most` candidates that a filter lets through, out of more than are counted. */
async function filtered(found: Found, most: number, filter: NonNullable<Way<unknown>['filter']>): Promise<Candidate[]> {
  const candidates: Candidate[] = []
  const source = inOrder(found)
  for (let size = FIRST_PIECE; candidates.length < most; size = PIECE) {
    const piece = first(source, size)
    if (piece.length === 0) break
    const turns = new Set(await filter(piece))
    candidates.push(...piece.filter((_, at) => turns.has(at + 1)))
  }
  return candidates.slice(0, most)
}

function* inOrder({ matches, bySku }: Found): Generator<Candidate> {
  for (const { id, number } of bySku) yield number ?? id
  yield* matches.inOrder()
}

/** Takes so many from a source, which goes on from there. */
function first<Each>(source: Iterator<Each>, count: number): Each[] {
  const taken: Each[] = []
  while (taken.length < count) {
    const next = source.next()
    if (next.done === true) break
    taken.push(next.value)
  }
  return taken
}

const BEYOND_MOST = 2000
const BEYOND_MS = 10 * 60_000

const beyond = new WeakMap<Db, LRUCache<string, true>>()

/** True for a search that was found to have more than are counted, some minutes ago at most: to filter them all is most of its work. */
function hasBeyond(db: Db, key: unknown): boolean {
  return key !== null && beyond.get(db)?.has(JSON.stringify(key)) === true
}

function rememberBeyond(db: Db, key: unknown): void {
  if (key === null) return
  const known = beyond.get(db) ?? new LRUCache<string, true>({ max: BEYOND_MOST, ttl: BEYOND_MS })
  beyond.set(db, known)
  known.set(JSON.stringify(key), true)
}
