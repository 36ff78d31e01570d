import { LRUCache } from 'lru-cache'
import type { Database, Db } from '#server/platform/db/database.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { searchSectionsJob } from './search.jobs.ts'
import { createSectionsIndex, findSectionsState, hasEntriesBeyond } from './search-sections.repository.ts'

/** With fewer products, ranking all that a word finds costs less than the index by sections would. */
const LARGE_FROM = 20_000
const REMEMBERED_MS = 60_000

interface Remembered {
  readonly isReady: boolean
  readonly until: number
}

const remembered = new WeakMap<Db, Remembered>()

/** True where the matches of a common word can be walked in the order of their ranking. Remembered for a minute. */
export async function canWalk(database: Database): Promise<boolean> {
  if (database.kind === 'embedded') return false
  const known = remembered.get(database.db)
  if (known !== undefined && performance.now() < known.until) return known.isReady
  const isReady = (await findSectionsState(database.db)) === 'ready'
  remembered.set(database.db, { isReady, until: performance.now() + REMEMBERED_MS })
  return isReady
}

const COMMON_MOST = 2000
const COMMON_MS = 10 * 60_000

const common = new WeakMap<Db, LRUCache<string, true>>()

/**
 * The count of a search, no further than one beyond `most`. Counting is most of the work for a common word, so that the searches found to
 * have more are remembered for some minutes.
 */
export async function countOnce(db: Db, search: unknown, most: number, count: (most: number) => Promise<number>): Promise<number> {
  const remembering = common.get(db) ?? new LRUCache<string, true>({ max: COMMON_MOST, ttl: COMMON_MS })
  common.set(db, remembering)
  const key = JSON.stringify([search, most])
  if (remembering.has(key)) return most + 1
  const counted = await count(most + 1)
  if (counted > most) remembering.set(key, true)
  return counted
}

/** Sends the job that makes the index by sections, where the catalogue has become large. */
export async function tendSections({ database, jobs }: { readonly database: Database; readonly jobs: Pick<Jobs, 'send'> }): Promise<void> {
  if (database.kind === 'embedded' || !(await hasEntriesBeyond(database.db, LARGE_FROM))) return
  const state = await findSectionsState(database.db)
  if (state === 'absent' || state === 'broken') await database.transaction((tx) => jobs.send(tx, searchSectionsJob, {}))
}

/** May be repeated: what a killed process left half made is made anew. */
export async function makeSections(database: Database): Promise<void> {
  const state = await findSectionsState(database.db)
  if (state === 'ready' || state === 'building') return
  await createSectionsIndex(database, state === 'broken')
  remembered.delete(database.db)
}
