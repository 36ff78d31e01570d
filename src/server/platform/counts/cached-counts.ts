import { LRUCache } from 'lru-cache'
import type { Db } from '#server/platform/db/database.ts'

/** The count from which it is cached: fewer rows are counted in a few milliseconds. */
const CACHED_FROM = 10_000
/** A page shows many records, and to count below each reads the whole rows. */
const EACH_CACHED_FROM = 1_000
const CACHED_MS = 60_000
const CACHED_MOST = 1000

type Cache = LRUCache<string, { readonly counted: unknown }>

const caches = new WeakMap<Db, Cache>()

function cacheOf(db: Db): Cache {
  const cache = caches.get(db) ?? new LRUCache({ max: CACHED_MOST, ttl: CACHED_MS })
  caches.set(db, cache)
  return cache
}

/**
 * The count that a list of staff tells beside its page, cached for a minute once it is so large that nobody reads its last digits:
 * counting a million rows takes many times as long as reading a page of them.
 */
export async function cachedCount(db: Db, list: readonly unknown[], count: () => Promise<number>): Promise<number> {
  const cache = cacheOf(db)
  const key = JSON.stringify(list)
  const known = cache.get(key)
  if (known !== undefined) return known.counted as number
  const counted = await count()
  if (counted > CACHED_FROM) cache.set(key, { counted })
  return counted
}

interface Counting<Counts> {
  readonly kind: string
  readonly records: readonly CountedRecord[]
  count(db: Db, ids: readonly string[]): Promise<(id: string) => Counts>
}

/** An edit or a switch of the record has it counted anew. */
interface CountedRecord {
  readonly id: string
  readonly version: number
  readonly isActive: boolean
}

/** The same for what is counted below each record. Within a transaction nothing is cached, as it has a handle of its own. */
export async function cachedCountsOfEach<Counts extends { readonly productCount: number }>(
  db: Db,
  { kind, records, count }: Counting<Counts>,
): Promise<(id: string) => Counts> {
  const cache = cacheOf(db)
  const keyOf = ({ id, version, isActive }: CountedRecord) => JSON.stringify([kind, id, version, isActive])
  const known = new Map(records.map((record) => [record.id, cache.get(keyOf(record))?.counted as Counts | undefined]))
  const left = records.filter(({ id }) => known.get(id) === undefined)
  const countsOf = await count(
    db,
    left.map(({ id }) => id),
  )
  for (const record of left) {
    const counted = countsOf(record.id)
    if (counted.productCount > EACH_CACHED_FROM) cache.set(keyOf(record), { counted })
  }
  return (id) => known.get(id) ?? countsOf(id)
}

/** Drops the counts of a database that was emptied, as between two suites of tests. */
export function forgetCounts(db: Db): void {
  caches.delete(db)
}
