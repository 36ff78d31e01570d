import { readBackupHistory } from '#server/backup/history.service.ts'
import type { Database } from '#server/platform/db/database.ts'
import { readLeastRoom } from '#server/platform/disk.ts'
import { countQueues } from '#server/platform/jobs/job-status.ts'
import type { StoredReadings } from '#server/platform/watch/metrics/metrics.ts'
import type { HostFacts } from './status.service.ts'

export interface ReadingDeps {
  readonly database: Pick<Database, 'db'>
  readonly host: HostFacts
  /** Entries of the search that wait to be made anew. */
  readonly countSearchBacklog: () => Promise<number>
}

/** Shorter than the time that whoever scrapes waits for an answer. */
const READING_LIMIT_MS = 3_000

/** Null while the database is away or too busy to say. */
export async function readStored(deps: ReadingDeps): Promise<StoredReadings | null> {
  const limit = new Promise<null>((resolve) => setTimeout(resolve, READING_LIMIT_MS, null).unref())
  return Promise.race([limit, read(deps).catch(() => null)])
}

async function read({ database: { db }, host: { folders }, countSearchBacklog }: ReadingDeps): Promise<StoredReadings> {
  const [queues, searchEntriesBehind, { last }, room] = await Promise.all([
    countQueues(db),
    countSearchBacklog(),
    readBackupHistory(db),
    readLeastRoom(folders),
  ])
  return { queues, searchEntriesBehind, lastBackup: last?.finished ?? null, diskFreeBytes: room?.free ?? null }
}
