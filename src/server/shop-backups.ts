import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod'
import type { ReadSettings } from '#domain/settings/sections.ts'
import { registerBackupWorkers } from './backup/backup.workers.ts'
import type { BackupDeps } from './backup/making.service.ts'
import { backUpNow, claimNight, type NightlyDeps } from './backup/nightly.service.ts'
import type { Environment } from './environment.ts'
import type { MediaDeps } from './media-library/media-library.service.ts'
import type { DataLocation } from './opening.ts'
import { openControl } from './platform/control/control.ts'
import type { Database } from './platform/db/database.ts'
import { withoutValues } from './platform/db/errors.ts'
import type { Making } from './platform/ids.ts'
import type { Jobs } from './platform/jobs/jobs.ts'
import type { Log } from './platform/log/log.ts'
import { VERSION } from './platform/version.ts'

const LOOK_EVERY_MS = 60_000
const Target = z.object({ to: z.string().min(1), secretsTo: z.string().min(1).optional() })

interface BackupParts extends Making {
  readonly database: Database
  readonly jobs: Jobs
  readonly media: MediaDeps
  readonly read: ReadSettings
}

export interface Backups {
  /** Looks for the time of the night, and answers commands where only this process can use the database. */
  begin(): Promise<{ close(): void }>
}

/** Must be called before the jobs start. */
export function openBackups(settings: Environment, { dataDir, log }: DataLocation, parts: BackupParts): Backups {
  const { database, jobs, media, newId, now, read } = parts
  const deps: BackupDeps = { database, storage: media.storage, dataDir, version: VERSION, now }
  const plan = { folder: resolve(settings.BACKUP_DIR ?? ''), at: settings.BACKUP_AT, most: settings.BACKUP_KEEP }
  const nightly: NightlyDeps = { ...deps, jobs, newId, log, settings: read, plan }
  const isNightly = settings.BACKUP_DIR !== undefined
  if (isNightly) {
    registerBackupWorkers(jobs, nightly)
    prepareFolder(plan.folder, log)
  }
  return {
    async begin() {
      const look = () =>
        void claimNight(nightly).catch((error: unknown) =>
          log.warn({ err: withoutValues(error) }, 'the backup of the night could not be begun; it is tried again'),
        )
      const timer = isNightly ? setInterval(look, LOOK_EVERY_MS).unref() : undefined
      const work = { backup: (input: unknown) => backUpNow({ ...deps, newId }, Target.parse(input)) }
      const control = database.kind === 'embedded' ? await openControl({ dataDir, log, work }) : undefined
      return {
        close() {
          clearInterval(timer)
          control?.close()
        },
      }
    },
  }
}

/** Commands may want to write there before the first night. The backup of the night says why where it cannot. */
function prepareFolder(folder: string, log: Log): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
  } catch (error) {
    log.warn({ err: error, folder }, 'the folder that BACKUP_DIR names cannot be made')
  }
}
