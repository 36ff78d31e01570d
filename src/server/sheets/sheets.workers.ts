import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { type RunWorkDeps, workOnRun } from './run-work.service.ts'
import { sheetRunJob } from './sheets.jobs.ts'

export function registerSheetWorkers(jobs: Jobs, deps: RunWorkDeps): void {
  jobs.work(sheetRunJob, ({ runId }, { signal }) => workOnRun(deps, runId, signal))
}
