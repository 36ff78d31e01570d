import { LRUCache } from 'lru-cache'
import { MAX_COUNTED_MATCHES } from '#domain/paging.ts'
import { type BlockSet, bitsOf, EMPTY, packedBits, readSet } from '#domain/search/bitmaps/block.ts'
import { type Beginning, type BegunIn, type Changed, Matches } from '#domain/search/bitmaps/matches.ts'
import { IN_STOCK, onlyToken, SECTIONS, SHOWN, sectionOf, type TokenRange, tokensBegunBy } from '#domain/search/bitmaps/tokens.ts'
import type { Database, Db } from '#server/platform/db/database.ts'
import { parameters, type SearchTerms, shapeOf } from './search.repository.ts'
import {
  type BitmapRow,
  type ChangedRow,
  findMoment,
  listBitmaps,
  listVersions,
  type Moment,
  type MomentLimits,
  RANGE_ROWS_MOST,
} from './search-bitmaps.repository.ts'
import { areComplete } from './search-bitmaps-made.repository.ts'

const REMEMBERED_MS = 60_000
/** Bitmaps that are behind are not asked by every search. */
const BEHIND_MS = 1000
/** A few hundred words of a million products. */
const CACHE_BYTES = 96 * 1024 * 1024
/** Sizes of a Map, its key and its arrays beside their bytes, as measured. */
const BYTES_OF_EACH = { beginning: 500, set: 200 }
/** The most products that are looked up by their SKU beside the bitmaps. */
const SKUS_MOST = 1000

interface Cached {
  /** The version of the bitmaps up to which it is known to be true. */
  version: number
  /** Null for one with too many words to read. */
  readonly beginning: Beginning | null
}

interface Known {
  readonly cache: LRUCache<string, Cached>
  epoch: number
  areComplete: boolean
  until: number
  /** The time until which the bitmaps are not asked, because they are behind. */
  behindUntil: number
}

const known = new WeakMap<Db, Known>()

/** True for a catalogue that is large enough to have bitmaps; remembered for a minute. */
export async function hasBitmaps(database: Database): Promise<boolean> {
  if (database.kind === 'embedded') return false
  const own = knownOf(database)
  if (performance.now() < own.until) return own.areComplete
  own.areComplete = await areComplete(database.db)
  own.until = performance.now() + REMEMBERED_MS
  return own.areComplete
}

/** Bitmaps that were just made are used at once. */
export function forgetWhetherComplete(database: Database): void {
  knownOf(database).until = 0
}

function knownOf({ db }: Database): Known {
  const own = known.get(db) ?? {
    cache: new LRUCache<string, Cached>({ maxSize: CACHE_BYTES, sizeCalculation: ({ beginning }) => bytesOf(beginning) }),
    epoch: 0,
    areComplete: false,
    until: 0,
    behindUntil: 0,
  }
  known.set(db, own)
  return own
}

function bytesOf(beginning: Beginning | null): number {
  const sets = new Set([...(beginning ?? new Map<number, BegunIn>()).values()].flat())
  return [...sets].reduce((sum, set) => sum + set.byteLength + BYTES_OF_EACH.set, BYTES_OF_EACH.beginning)
}

/** All that is found, with the products found by their SKU apart. */
export interface Found {
  readonly matches: Matches
  readonly bySku: Moment['bySku']
  /** Counted no further than matches are. */
  readonly skus: number
}

interface Wanted {
  readonly includesHidden: boolean
  /** Given where that many are enough and nobody is told how many there are. */
  readonly enough?: number
}

/**
 * The products that have every word, or the SKU; null where too much has changed since the bitmaps were made, and where more words or SKUs
 * begin so than are worth reading.
 */
export async function findMatches(database: Database, terms: SearchTerms, wanted: Wanted): Promise<Found | null> {
  const own = knownOf(database)
  if (performance.now() < own.behindUntil) return null
  const keys = new Set([...terms.words.flat(), IN_STOCK_KEY, ...(wanted.includesHidden ? [] : [SHOWN_KEY])])
  const now = await momentAt(database.db, terms, wanted)
  if (now === null) own.until = 0
  if (now?.changed === null) own.behindUntil = performance.now() + BEHIND_MS
  if (!isUseful(now, wanted)) return null
  const cached = cachedAt(own, keys, now)
  if (cached !== null) return foundOf(terms, now, cached, wanted)
  return database.transaction(
    async (tx) => {
      const then = await momentAt(tx, terms, wanted)
      if (!isUseful(then, wanted)) return null
      const all = await readAt(tx, own, keys, then)
      return all === null ? null : foundOf(terms, then, all, wanted)
    },
    { isolationLevel: 'repeatable read' },
  )
}

function momentAt(db: Db, terms: SearchTerms, { includesHidden, enough = SKUS_MOST }: Wanted): Promise<Moment | null> {
  const { words, hasSku } = shapeOf(terms)
  const limits: MomentLimits = { skuIdsMost: enough, skusMost: enough === SKUS_MOST ? MAX_COUNTED_MATCHES + 1 : enough }
  return findMoment(db, { words, hasSku, includesHidden }, { ...parameters(terms), ...limits })
}

/** All that are found by their SKU must be known, as some have the words too. */
function isUseful(moment: Moment | null, { enough }: Wanted): moment is Moment & { readonly changed: readonly ChangedRow[] } {
  if (moment === null || moment.changed === null) return false
  return enough !== undefined || moment.skus <= SKUS_MOST
}

/** Words never have a tab in them. */
const SHOWN_KEY = '\tshown'
const IN_STOCK_KEY = '\tstock'

function rangeOf(key: string): TokenRange {
  if (key === SHOWN_KEY) return onlyToken(SHOWN)
  return key === IN_STOCK_KEY ? onlyToken(IN_STOCK) : tokensBegunBy(key)
}

function cachedAt({ cache, epoch }: Known, wanted: ReadonlySet<string>, moment: Moment): Map<string, Beginning> | null {
  if (epoch !== moment.epoch) return null
  const found = new Map<string, Beginning>()
  for (const key of wanted) {
    const each = cache.get(key)
    if (each?.version !== moment.version || each.beginning === null) return null
    found.set(key, each.beginning)
  }
  return found
}

/**
 * Reads what is missing and what has changed since it was read; null where a word has too many beginnings. What was read is answered from
 * here and not from the cache, where another search may put a newer version meanwhile.
 */
async function readAt(tx: Db, own: Known, wanted: ReadonlySet<string>, { epoch, version }: Moment): Promise<Map<string, Beginning> | null> {
  if (epoch > own.epoch) own.cache.clear()
  own.epoch = Math.max(epoch, own.epoch)
  const cached = epoch === own.epoch ? entriesOf(own, wanted) : []
  const older = cached.filter(([, each]) => each.version < version)
  const ranges = older.map(([key]) => rangeOf(key))
  const versions = ranges.length === 0 ? [] : await listVersions(tx, ranges)
  for (const [at, [, each]] of older.entries()) {
    if ((versions[at] ?? Number.POSITIVE_INFINITY) <= each.version) each.version = Math.max(version, each.version)
  }
  const found = new Map(cached.flatMap(([key, { version: of, beginning }]) => (of === version ? [[key, beginning] as const] : [])))
  const missing = [...wanted].filter((key) => !found.has(key))
  const rows = missing.length === 0 ? null : Map.groupBy(await listBitmaps(tx, missing.map(rangeOf)), ({ at }) => at)
  for (const [at, key] of missing.entries()) {
    const beginning = beginningOf(rows?.get(at) ?? [])
    found.set(key, beginning)
    if (epoch === own.epoch && (own.cache.peek(key)?.version ?? 0) <= version) own.cache.set(key, { version, beginning })
  }
  const all = [...found].flatMap(([key, beginning]) => (beginning === null ? [] : [[key, beginning] as const]))
  return all.length < wanted.size ? null : new Map(all)
}

function entriesOf({ cache }: Known, wanted: ReadonlySet<string>): [string, Cached][] {
  return [...wanted].flatMap((key): [string, Cached][] => {
    const each = cache.peek(key)
    return each === undefined ? [] : [[key, each]]
  })
}

function beginningOf(rows: readonly BitmapRow[]): Beginning | null {
  if (rows.length > RANGE_ROWS_MOST) return null
  const blocks = new Map<number, BlockSet[][]>()
  for (const { section, block, products } of rows) {
    const sections = blocks.get(block) ?? Array.from({ length: SECTIONS }, (): BlockSet[] => [])
    blocks.set(block, sections)
    sections[section]?.push(readSet(products))
  }
  return new Map([...blocks].map(([block, sections]) => [block, upToEach(sections)]))
}

function upToEach(sections: readonly (readonly BlockSet[])[]): BegunIn {
  const upTo: BlockSet[] = []
  for (const [section, sets] of sections.entries()) {
    const before = upTo[section - 1] ?? EMPTY
    const all = [before, ...sets].filter(({ length }) => length > 0)
    upTo.push(all.length > 1 ? packedBits(bitsOf(all)) : (all[0] ?? EMPTY))
  }
  return upTo
}

function foundOf(
  terms: SearchTerms,
  { changed, bySku, skus }: Moment & { readonly changed: readonly ChangedRow[] },
  bits: ReadonlyMap<string, Beginning>,
  { includesHidden }: Wanted,
): Found {
  const of = (key: string): Beginning => bits.get(key) ?? new Map()
  const taken = new Set(bySku.map(({ id }) => id))
  const matches = new Matches({
    words: terms.words.map((beginnings) => beginnings.map(of)),
    shown: includesHidden ? null : of(SHOWN_KEY),
    inStock: of(IN_STOCK_KEY),
    changed: changed.filter(({ id }) => !taken.has(id)).map(asChanged),
    without: bySku.flatMap(({ number }) => number ?? []),
  })
  return { matches, bySku, skus }
}

function asChanged({ id, number, isFound, isInStock, at, ...ends }: ChangedRow): Changed {
  const hasAll = isFound === true && at.length > 0 && at.every((position) => position > 0)
  return { id, number, section: hasAll ? sectionOf(Math.max(...at), ends) : null, isInStock: isInStock === true }
}
