import { BLOCK_SIZE, packed, storedSet } from '#domain/search/bitmaps/block.ts'
import { BlockPositions } from '#domain/search/bitmaps/block-positions.ts'
import type { Database, Db } from '#server/platform/db/database.ts'
import { tryForLocks } from '#server/platform/db/schema/lock-tries.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { searchBitmapsJob } from './search.jobs.ts'
import {
  areComplete,
  type BitmapSet,
  clearBitmaps,
  createTriggers,
  dropEarlierIndex,
  hasEntriesBeyond,
  listEntries,
  markComplete,
  nextVersion,
  numberAll,
  writeSets,
} from './search-bitmaps-made.repository.ts'
import { forgetWhetherComplete } from './search-matches.service.ts'

/** With fewer products, ranking all that a word finds costs less than the bitmaps would. */
export const LARGE_FROM = 20_000
const TRIGGER_TRIES = 20
const TRIGGER_WAIT_MS = 500
const PAUSE_MS = 2000
const LIMITS = { limitMs: 10 * 60_000 }
/** Small pieces, so that the process answers others in between. */
const ENTRIES_PER_READ = 256
const SETS_PER_WRITE = 500

/** Sends the job that makes what a large catalogue is searched by, where it has become large. */
export async function tendBitmaps({ database, jobs }: { readonly database: Database; readonly jobs: Pick<Jobs, 'send'> }): Promise<void> {
  if (database.kind === 'embedded' || !(await hasEntriesBeyond(database.db, LARGE_FROM))) return
  if (await areComplete(database.db)) return
  await database.transaction((tx) => jobs.send(tx, searchBitmapsJob, {}))
}

/** May be repeated: one that was killed half way is begun anew. Changes meanwhile are noted from the beginning, so that none is missed. */
export async function makeBitmaps(database: Database): Promise<void> {
  if (await areComplete(database.db)) return dropEarlierIndex(database)
  const start = () => database.transaction((tx) => createTriggers(tx, TRIGGER_WAIT_MS))
  await tryForLocks(start, { tries: TRIGGER_TRIES, pauseMs: PAUSE_MS })
  let version: number | null = await database.transaction(async (tx) => {
    const begun = await clearBitmaps(tx)
    await numberAll(tx)
    return begun
  }, LIMITS)
  for (let block = 0; version !== null; block += 1) {
    const read = await readBlock(database.db, block)
    if (read.positions.isEmpty) break
    version = await writeBlock(database, read, version)
  }
  if (version === null) return
  await database.runLong('analyze search_bitmaps, search_numbers')
  await database.transaction(markComplete)
  forgetWhetherComplete(database)
  await dropEarlierIndex(database)
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
