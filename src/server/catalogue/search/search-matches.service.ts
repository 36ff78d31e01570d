import { LRUCache } from 'lru-cache'
import { MAX_COUNTED_MATCHES } from '#domain/paging.ts'
import { type BlockSet, bitsOf, EMPTY, packedBits, readSet } from '#domain/search/bitmaps/block.ts'
import { type Beginning, type BegunIn, type Changed, Matches } from '#domain/search/bitmaps/matches.ts'
import { IN_STOCK, onlyToken, SECTIONS, SHOWN, sectionOf, type TokenRange, tokensBegunBy } from '#domain/search/bitmaps/tokens.ts'
import type { Database, Db } from '#server/platform/db/database.ts'
import { parameters, type SearchTerms, shapeOf } from './search.repository.ts'
import { type ChangedRow, findMoment, listBitmaps, listVersions, type Moment } from './search-bitmaps.repository.ts'
import { areComplete } from './search-bitmaps-made.repository.ts'

const REMEMBERED_MS = 60_000
/** A few hundred words of a million products. */
const CACHE_BYTES = 96 * 1024 * 1024
/** With more changes each search would take longer than without the bitmaps. */
const CHANGES_MOST = 5000

interface Cached {
  /** The version of the bitmaps up to which it is known to be true. */
  version: number
  readonly beginning: Beginning
}

interface Known {
  readonly cache: LRUCache<string, Cached>
  areComplete: boolean
  until: number
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
    areComplete: false,
    until: 0,
  }
  known.set(db, own)
  return own
}

function bytesOf(beginning: Beginning): number {
  const sets = new Set([...beginning.values()].flat())
  return [...sets].reduce((sum, set) => sum + set.byteLength + 100, 200)
}

/** All that is found, with the products found by their SKU apart. */
export interface Found {
  readonly matches: Matches
  readonly bySku: Moment['bySku']
}

/** The products that have every word, or the SKU; null where too much has changed since the bitmaps were made. */
export async function findMatches(database: Database, terms: SearchTerms, includesHidden: boolean): Promise<Found | null> {
  const own = knownOf(database)
  const wanted = new Set([...terms.words.flat(), IN_STOCK_KEY, ...(includesHidden ? [] : [SHOWN_KEY])])
  const { words, hasSku } = shapeOf(terms)
  const moment = (db: Db) =>
    findMoment(
      db,
      { words, hasSku, includesHidden },
      { ...parameters(terms), changesMost: CHANGES_MOST + 1, skusMost: MAX_COUNTED_MATCHES + 1 },
    )
  const now = await moment(database.db)
  if (now === null || now.changes > CHANGES_MOST) return null
  const cached = cachedAt(own, wanted, now.version)
  if (cached !== null) return foundOf(terms, now, cached, includesHidden)
  return database.transaction(
    async (tx) => {
      const then = await moment(tx)
      if (then === null) return null
      await refresh(tx, own, wanted, then.version)
      const all = cachedAt(own, wanted, then.version)
      return all === null ? null : foundOf(terms, then, all, includesHidden)
    },
    { isolationLevel: 'repeatable read' },
  )
}

/** Words never have a tab in them. */
const SHOWN_KEY = '\tshown'
const IN_STOCK_KEY = '\tstock'

function rangeOf(key: string): TokenRange {
  if (key === SHOWN_KEY) return onlyToken(SHOWN)
  return key === IN_STOCK_KEY ? onlyToken(IN_STOCK) : tokensBegunBy(key)
}

function cachedAt({ cache }: Known, wanted: ReadonlySet<string>, version: number): Map<string, Beginning> | null {
  const found = new Map<string, Beginning>()
  for (const key of wanted) {
    const each = cache.get(key)
    if (each?.version !== version) return null
    found.set(key, each.beginning)
  }
  return found
}

/** Reads what is missing and what has changed since it was read. */
async function refresh(tx: Db, { cache }: Known, wanted: ReadonlySet<string>, version: number): Promise<void> {
  const old = [...wanted].flatMap((key) => {
    const each = cache.peek(key)
    return each === undefined || each.version === version ? [] : [{ key, each }]
  })
  const versions =
    old.length === 0
      ? []
      : await listVersions(
          tx,
          old.map(({ key }) => rangeOf(key)),
        )
  const isUnchanged = (at: number, since: number) => (versions[at] ?? Number.POSITIVE_INFINITY) <= since
  // Another process may have been read a newer version meanwhile, which nothing older replaces.
  for (const [at, { each }] of old.entries()) if (each.version < version && isUnchanged(at, each.version)) each.version = version
  const missing = [...wanted].filter((key) => cache.peek(key)?.version !== version)
  if (missing.length === 0) return
  const rows = Map.groupBy(await listBitmaps(tx, missing.map(rangeOf)), ({ at }) => at)
  for (const [at, key] of missing.entries()) cache.set(key, { version, beginning: beginningOf(rows.get(at) ?? []) })
}

function beginningOf(rows: readonly { readonly section: number; readonly block: number; readonly products: Uint8Array }[]): Beginning {
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

function foundOf(terms: SearchTerms, { changed, bySku }: Moment, bits: ReadonlyMap<string, Beginning>, includesHidden: boolean): Found {
  const of = (key: string): Beginning => bits.get(key) ?? new Map()
  const taken = new Set(bySku.map(({ id }) => id))
  const matches = new Matches({
    words: terms.words.map((beginnings) => beginnings.map(of)),
    shown: includesHidden ? null : of(SHOWN_KEY),
    inStock: of(IN_STOCK_KEY),
    changed: changed.filter(({ id }) => !taken.has(id)).map(asChanged),
    without: bySku.flatMap(({ number }) => number ?? []),
  })
  return { matches, bySku }
}

function asChanged({ id, number, isFound, isInStock, at, ...ends }: ChangedRow): Changed {
  const hasAll = isFound === true && at.length > 0 && at.every((position) => position > 0)
  return { id, number, section: hasAll ? sectionOf(Math.max(...at), ends) : null, isInStock: isInStock === true }
}
