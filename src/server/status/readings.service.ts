import { readBackupHistory } from '#server/backup/history.service.ts'
import type { Database } from '#server/platform/db/database.ts'
import { readLeastRoom } from '#server/platform/disk.ts'
import { countQueues } from '#server/platform/jobs/job-status.ts'
import type { StoredReadings } from '#server/platform/watch/metrics/metrics.ts'
import type { HostFacts } from './status.service.ts'

export interface ReadingDeps {
  readonly database: Database
  readonly host: HostFacts
  readonly countSearchBacklog: (database: Database) => Promise<Pick<StoredReadings, 'searchEntriesBehind' | 'searchChanges'>>
}

/** Shorter than the time that whoever scrapes waits for an answer. */
const READING_LIMIT_MS = 3_000

/** Null while the database is away or too busy to say. */
export async function readStored(deps: ReadingDeps): Promise<StoredReadings | null> {
  const limit = new Promise<null>((resolve) => setTimeout(resolve, READING_LIMIT_MS, null).unref())
  return Promise.race([limit, read(deps).catch(() => null)])
}

async function read({ database, host: { folders }, countSearchBacklog }: ReadingDeps): Promise<StoredReadings> {
  const { db } = database
  const [queues, backlog, { last }, room] = await Promise.all([
    countQueues(db),
    countSearchBacklog(database),
    readBackupHistory(db),
    readLeastRoom(folders),
  ])
  return { queues, ...backlog, lastBackup: last?.finished ?? null, diskFreeBytes: room?.free ?? null }
}
