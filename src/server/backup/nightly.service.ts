import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { DAY_MS } from '#domain/durations.ts'
import type { ReadSettings } from '#domain/settings/sections.ts'
import { minutesOf, wallTime } from '#domain/support/wall-clock.ts'
import { withoutValues } from '#server/platform/db/errors.ts'
import type { NewId } from '#server/platform/ids.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { Log } from '#server/platform/log/log.ts'
import { StartRefusal } from '#server/platform/start-refusal.ts'
import { isUnfinished, superfluousArchives } from './backup.facts.ts'
import { backupJob } from './backup.jobs.ts'
import { deleteBackupsBefore, insertBackup, updateFailure, updateFinished } from './backup.repository.ts'
import { type BackupDeps, type BackupTarget, type MadeBackup, makeBackup } from './making.service.ts'

export interface NightlyPlan {
  readonly folder: string
  /** The time of the shop's clock, such as 03:00. */
  readonly at: string
  /** The number of archives that stay in the folder. */
  readonly most: number
}

export interface NightlyDeps extends BackupDeps {
  readonly jobs: Pick<Jobs, 'send'>
  readonly newId: NewId
  readonly log: Log
  readonly settings: ReadSettings
  readonly plan: NightlyPlan
}

const REMEMBERED_MS = 400 * DAY_MS

/** Queues the backup of the day once its time has come, once over all processes. True where this call did. */
export async function claimNight({ database, jobs, newId, now, settings, plan }: NightlyDeps): Promise<boolean> {
  const started = now()
  const { day, minute } = wallTime(started, settings().desk.calendar.timeZone)
  if (minute < minutesOf(plan.at)) return false
  return database.transaction(async (tx) => {
    const id = newId()
    if (!(await insertBackup(tx, { id, day, started }))) return false
    await deleteBackupsBefore(tx, new Date(started.getTime() - REMEMBERED_MS))
    await jobs.send(tx, backupJob, { id })
    return true
  })
}

export async function backUpByNight(deps: NightlyDeps, id: string): Promise<void> {
  const { folder, most } = deps.plan
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch(() => {})
  await dropUnfinished(folder, deps.now())
  const { file, bytes } = await recorded(deps, id, { to: folder })
  for (const name of superfluousArchives(await readdir(folder), most)) await rm(path.join(folder, name), { force: true })
  deps.log.info({ file, bytes }, 'a backup was made')
}

/** A backup that somebody asked the running shop for. */
export async function backUpNow(deps: BackupDeps & Pick<NightlyDeps, 'newId'>, target: BackupTarget): Promise<MadeBackup> {
  const id = deps.newId()
  await insertBackup(deps.database.db, { id, day: null, started: deps.now() })
  return recorded(deps, id, target)
}

async function recorded(deps: BackupDeps, id: string, target: BackupTarget): Promise<MadeBackup> {
  const { db } = deps.database
  try {
    const made = await makeBackup(deps, target)
    await updateFinished(db, id, { ...made, finished: deps.now() })
    return made
  } catch (error) {
    const safe = withoutValues(error)
    await updateFailure(db, id, safe instanceof StartRefusal ? safe.message : 'The log says why.')
    throw error
  }
}

/** Removes what processes that died have left. Somebody may be making a backup into the same folder: none takes a day. */
async function dropUnfinished(folder: string, now: Date): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names.filter(isUnfinished)) {
    const file = path.join(folder, name)
    const found = await stat(file).catch(() => null)
    if (found !== null && now.getTime() - found.mtimeMs > DAY_MS) await rm(file, { recursive: true, force: true })
  }
}
