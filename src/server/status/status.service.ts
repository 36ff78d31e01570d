import type { CallReply } from '#contract/endpoints.ts'
import type { Viewer } from '#domain/accounts/viewer.ts'
import { RefusalError } from '#domain/errors.ts'
import { messageText } from '#i18n/messages.ts'
import { readBackupHistory } from '#server/backup/history.service.ts'
import type { Database } from '#server/platform/db/database.ts'
import { readDatabaseStatus } from '#server/platform/db/database-status.ts'
import { readLeastRoom } from '#server/platform/disk.ts'
import { isId } from '#server/platform/ids.ts'
import { countJobs, countTroubledJobs, listTroubledJobs, tryJobAgain } from '#server/platform/jobs/job-status.ts'
import { VERSION } from '#server/platform/version.ts'

/** Facts of the machine that this process runs on. */
export interface HostFacts {
  /** The folders of this machine that the shop fills: data, backups. */
  readonly folders: readonly string[]
  readonly isBackedUpNightly: boolean
}

export interface StatusDeps {
  readonly database: Database
  readonly host: HostFacts
  /** The folder that emails are written to while no mail server is set. */
  readonly outbox: string | null
}

export async function readStatus({ database, host, outbox }: StatusDeps): Promise<CallReply<'GET /api/status'>> {
  const { db } = database
  const [status, { last, failed }, waiting, troubles, disk] = await Promise.all([
    readDatabaseStatus(database),
    readBackupHistory(db),
    countJobs(db),
    listTroubledJobs(db),
    readLeastRoom(host.folders),
  ])
  return {
    version: VERSION,
    node: process.versions.node,
    started: new Date(Math.round(performance.timeOrigin)).toISOString(),
    database: status,
    disk,
    backup: {
      isNightly: host.isBackedUpNightly,
      last: last && { ...last, finished: last.finished.toISOString() },
      failed: failed && { ...failed, started: failed.started.toISOString() },
    },
    outbox,
    waiting,
    troubles: troubles.map(({ id, name, ...rest }) => ({ _id: id, job: name, ...rest })),
  }
}

export function countTroubles({ database: { db } }: Pick<StatusDeps, 'database'>): Promise<number> {
  return countTroubledJobs(db)
}

export async function tryAgain(
  { database }: Pick<StatusDeps, 'database'>,
  { language }: Pick<Viewer, 'language'>,
  id: string,
): Promise<CallReply<'POST /api/status/job/:id/again'>> {
  if (!isId(id) || !(await tryJobAgain(database.db, id))) throw new RefusalError('not-found')
  return { success: true, message: messageText('jobAgain', language) }
}
