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
  const found = await findMatches(database, terms, false)
  if (found === null) return bounded((most) => findByTerms(db, terms, query, most))
  const way = {
    key: [terms, filter],
    paging,
    filter: isOpen(filter) ? null : (given: readonly Candidate[]) => filterCandidates(db, given, filter),
    rank: (given: readonly Candidate[], within: Paging) => rankCandidates(db, terms, given, within),
  }
  return pageOf(db, found, way)
}

/** The same for managers. A sorted list has to rank all that it finds. */
export async function findManagedInLarge(database: Database, terms: SearchTerms, query: ManagedSearch): Promise<ManagedFound> {
  const { db } = database
  const { condition, paging } = query
  const isAllRanked = query.position !== null || query.isWhole === true
  if (isAllRanked) return findManagedByTerms(db, terms, query)
  const found = await findMatches(database, terms, true)
  if (found === null) {
    const { rows, ...counted } = await bounded(async (most) => {
      const { ids, count } = await findManagedByTerms(db, terms, query, most)
      return { rows: ids, count }
    })
    return { ids: rows, ...counted }
  }
  const { rows, ...counted } = await pageOf(db, found, {
    key: null,
    paging,
    filter: condition === undefined ? null : (given) => filterManagedCandidates(db, given, condition),
    rank: (given, within) => rankManagedCandidates(db, terms, given, within),
  })
  return { ids: rows, ...counted }
}

export async function suggestInLarge(database: Database, terms: SearchTerms, limit: number): Promise<readonly SuggestionRow[]> {
  const found = await findMatches(database, terms, false)
  const paging = { limit, offset: 0 }
  if (found === null) return suggestByTerms(database.db, terms, limit, MAX_COUNTED_MATCHES + 1)
  return suggestCandidates(database.db, terms, first(inOrder(found), upTo(paging)), limit)
}

/** True where some product has such a word. */
export async function isKnownInLarge(database: Database, word: string, includesHidden: boolean): Promise<boolean> {
  const found = await findMatches(database, { words: [[word]], skuKey: '' }, includesHidden)
  return found !== null && !found.matches.isEmpty
}

interface Page<Row> {
  readonly rows: readonly Row[]
  readonly count: number
  readonly countIsMinimum?: boolean
}

/** Ranks no more than are counted, of whatever rank they are: the way until the bitmaps are up to date again. */
async function bounded<Row>(find: (most: number) => Promise<Page<Row>>): Promise<Page<Row>> {
  const found = await find(MAX_COUNTED_MATCHES + 1)
  return { ...found, ...counted(found.count) }
}

function counted(count: number) {
  return { count: Math.min(count, MAX_COUNTED_MATCHES), countIsMinimum: count > MAX_COUNTED_MATCHES }
}

interface Way<Row> {
  /** Everything that decides how many a filter lets through; null where that is not remembered. */
  readonly key: unknown
  readonly paging: Paging
  /** The turns of those that a filter lets through. */
  readonly filter: ((given: readonly Candidate[]) => Promise<number[]>) | null
  rank(given: readonly Candidate[], within: Paging): Promise<readonly Row[]>
}

async function pageOf<Row>(db: Db, found: Found, { key, paging, filter, rank }: Way<Row>): Promise<Page<Row>> {
  const limit = Math.min(paging.limit, MAX_COUNTED_MATCHES - paging.offset)
  const page = { offset: paging.offset, limit: Math.max(limit, 0) }
  const { candidates, count } = filter === null ? unfiltered(found, page) : await filtered(db, found, { key, page, filter })
  const from = Math.floor(page.offset / RANKED_AT_ONCE) * RANKED_AT_ONCE
  const given = candidates.slice(from, upTo(page))
  const rows = given.length === 0 || page.limit === 0 ? [] : await rank(given, { limit: page.limit, offset: page.offset - from })
  return { rows, ...counted(count) }
}

/** Candidates are ranked in groups, so that the last one must be whole. */
function upTo({ offset, limit }: Paging): number {
  return Math.ceil((offset + limit) / RANKED_AT_ONCE) * RANKED_AT_ONCE
}

function unfiltered(found: Found, page: Paging) {
  return { candidates: first(inOrder(found), upTo(page)), count: found.bySku.length + found.matches.count }
}

/** The pieces in which candidates are looked at; one page is often full with the first. */
const FIRST_PIECE = 500
const PIECE = 5000

async function filtered(
  db: Db,
  found: Found,
  { key, page, filter }: { readonly key: unknown; readonly page: Paging; readonly filter: NonNullable<Way<unknown>['filter']> },
) {
  const isBeyond = hasBeyond(db, key)
  const most = isBeyond ? upTo(page) : MAX_COUNTED_MATCHES + 1
  const candidates: Candidate[] = []
  const source = inOrder(found)
  for (let size = FIRST_PIECE; candidates.length < most; size = PIECE) {
    const piece = first(source, size)
    if (piece.length === 0) return { candidates, count: candidates.length }
    for (const turn of await filter(piece)) candidates.push(piece[turn - 1] ?? '')
  }
  if (!isBeyond) rememberBeyond(db, key)
  return { candidates, count: MAX_COUNTED_MATCHES + 1 }
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
