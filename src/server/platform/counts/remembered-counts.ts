import { LRUCache } from 'lru-cache'
import type { Db } from '#server/platform/db/database.ts'

/** Fewer rows are counted in a few milliseconds, each time anew. */
const REMEMBERED_FROM = 10_000
const REMEMBERED_MS = 60_000
const REMEMBERED_MOST = 1000

const memories = new WeakMap<Db, LRUCache<string, number>>()

/**
 * The count that a list of staff tells beside its page, remembered for a minute once it is so large that nobody reads its last digits:
 * counting a million rows takes many times as long as reading a page of them.
 */
export async function rememberedCount(db: Db, list: readonly unknown[], count: () => Promise<number>): Promise<number> {
  const memory = memories.get(db) ?? new LRUCache<string, number>({ max: REMEMBERED_MOST, ttl: REMEMBERED_MS })
  memories.set(db, memory)
  const key = JSON.stringify(list)
  const known = memory.get(key)
  if (known !== undefined) return known
  const counted = await count()
  if (counted > REMEMBERED_FROM) memory.set(key, counted)
  return counted
}

/** For a database that was emptied, as between two suites of tests. */
export function forgetCounts(db: Db): void {
  memories.delete(db)
}
