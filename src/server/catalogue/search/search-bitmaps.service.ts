import { BLOCK_SIZE, packed, storedSet } from '#domain/search/bitmaps/block.ts'
import { BlockPositions } from '#domain/search/bitmaps/block-positions.ts'
import type { Database, Db } from '#server/platform/db/database.ts'
import { tryForLocks } from '#server/platform/db/schema/lock-tries.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { searchBitmapsJob } from './search.jobs.ts'
import {
  areBeingMade,
  areComplete,
  areNoted,
  type BitmapSet,
  beginBitmaps,
  createTriggers,
  dropFormerIndex,
  dropTriggers,
  hasEntriesBeyond,
  hasRemains,
  listEntries,
  markComplete,
  nextVersion,
  numberAll,
  writeSets,
} from './search-bitmaps-made.repository.ts'
import { forgetWhetherComplete } from './search-matches.service.ts'

/** The number of products from which bitmaps pay: below it, ranking all that a word finds costs less. */
export const LARGE_FROM = 20_000
const LOCK_TRIES = 20
const LOCK_WAIT_MS = 500
const PAUSE_MS = 2000
const LIMITS = { limitMs: 10 * 60_000 }
/** Small pieces, so that the process answers others in between. */
const ENTRIES_PER_READ = 256
const SETS_PER_WRITE = 500

/** Sends the job that makes what a large catalogue is searched by, where it has become large. One that never became it notes no changes. */
export async function queueBitmapsIfDue({
  database,
  jobs,
}: {
  readonly database: Database
  readonly jobs: Pick<Jobs, 'send'>
}): Promise<void> {
  if (database.kind === 'embedded') return
  const { db } = database
  if ((await areComplete(db)) ? !(await hasRemains(db)) : await areBeingMade(db)) return
  if (await hasEntriesBeyond(db, LARGE_FROM)) return database.transaction((tx) => jobs.send(tx, searchBitmapsJob, {}))
  if (!(await areComplete(db)) && (await areNoted(db))) await patiently(database, (tx) => dropTriggers(tx, LOCK_WAIT_MS))
}

/**
 * May be repeated, and by several processes at once: one that was killed half way is begun anew after a while. Changes meanwhile are noted
 * from the beginning, so that none is missed.
 */
export async function makeBitmaps(database: Database, signal?: AbortSignal): Promise<void> {
  if (await areComplete(database.db)) return dropFormerIndex(database, LOCK_WAIT_MS)
  const begun = await beginAnew(database)
  if (begun === null) return
  let version: number | null = begun.version
  for (let block = 0; block * BLOCK_SIZE < begun.products && version !== null; block += 1) {
    if (signal?.aborted === true) return
    version = await writeBlock(database, await readBlock(database.db, block), version)
  }
  if (version === null) return
  await database.runLong('analyze search_bitmaps, search_numbers')
  const last = version
  if (!(await database.transaction((tx) => markComplete(tx, last)))) return
  forgetWhetherComplete(database)
  await dropFormerIndex(database, LOCK_WAIT_MS)
}

/** Null where another process is at it. */
async function beginAnew(database: Database): Promise<{ readonly version: number; readonly products: number } | null> {
  const begun = await patiently(database, async (tx) => {
    const version = await beginBitmaps(tx, LOCK_WAIT_MS)
    if (version !== null) await createTriggers(tx, LOCK_WAIT_MS)
    return version
  })
  if (begun === null) return null
  // Apart from the locks above, which hold up everybody.
  return database.transaction(async (tx) => {
    const version = await nextVersion(tx, begun)
    return version === null ? null : { version, products: await numberAll(tx) }
  }, LIMITS)
}

/** Others wait behind a lock that is waited for, so that each try is short. */
function patiently<Done>(database: Database, work: (tx: Db) => Promise<Done>): Promise<Done> {
  return tryForLocks(() => database.transaction(work, LIMITS), { tries: LOCK_TRIES, pauseMs: PAUSE_MS })
}

/** Null where somebody else has begun anew. */
function writeBlock(database: Database, { block, positions }: Block, version: number): Promise<number | null> {
  return database.transaction(async (tx) => {
    const next = await nextVersion(tx, version)
    if (next === null) return null
    let sets: BitmapSet[] = []
    const write = async () => {
      if (sets.length > 0) await writeSets(tx, sets, next)
      sets = []
    }
    for (const { token, section, positions: of } of positions.all()) {
      sets.push({ token, section, block, products: storedSet(packed(of)) })
      if (sets.length >= SETS_PER_WRITE) await write()
    }
    await write()
    return next
  }, LIMITS)
}

interface Block {
  readonly block: number
  readonly positions: BlockPositions
}

async function readBlock(db: Db, block: number): Promise<Block> {
  const positions = new BlockPositions()
  for (let from = block * BLOCK_SIZE; from < (block + 1) * BLOCK_SIZE; from += ENTRIES_PER_READ)
    for (const entry of await listEntries(db, from, from + ENTRIES_PER_READ)) positions.add(entry)
  return { block, positions }
}
