import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { sheetPicturesJob } from './pictures/sheet-pictures.jobs.ts'
import { type SheetPictureDeps, workOnPictures } from './pictures/sheet-pictures.service.ts'
import { type RunWorkDeps, workOnRun } from './run-work.service.ts'
import { sheetRunJob } from './sheets.jobs.ts'

export function registerSheetWorkers(jobs: Jobs, deps: RunWorkDeps & SheetPictureDeps): void {
  jobs.work(sheetRunJob, ({ runId }, { signal }) => workOnRun(deps, runId, signal))
  jobs.work(sheetPicturesJob, ({ runId }, { signal }) => workOnPictures(deps, runId, signal))
}
