import type { Database } from '#server/platform/db/database.ts'
import { createConcurrently, indexState } from '#server/platform/db/schema/concurrent-index.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { indexesJob } from './indexes.jobs.ts'
import { CONCURRENT_INDEXES } from './indexes.repository.ts'

interface IndexDeps {
  readonly database: Database
  readonly jobs: Pick<Jobs, 'send'>
}

/** Runs after each start: a version may bring further indexes, and a killed process may have left one half made. */
export async function beginMakingIndexes({ database, jobs }: IndexDeps): Promise<void> {
  for (const { name } of CONCURRENT_INDEXES) {
    if ((await indexState(database.db, name)) === 'ready') continue
    await database.transaction((tx) => jobs.send(tx, indexesJob, {}))
    return
  }
}

/** May be repeated: what is there stays, and what a killed process left half made is made anew. */
export async function makeIndexes(database: Database, signal?: AbortSignal): Promise<void> {
  for (const index of CONCURRENT_INDEXES) {
    signal?.throwIfAborted()
    await createConcurrently(database, index)
  }
}
