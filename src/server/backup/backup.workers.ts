import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { backupJob } from './backup.jobs.ts'
import { backUpByNight, type NightlyDeps } from './nightly.service.ts'

export function registerBackupWorkers(jobs: Jobs, deps: NightlyDeps): void {
  jobs.work(backupJob, ({ id }) => backUpByNight(deps, id))
}
