import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { VERSION } from '#server/platform/version.ts'
import { deskEntriesJob } from '../desk.jobs.ts'
import { type CatchingUpDeps, catchUp } from './catching-up.service.ts'

export function registerDeskWorkers(jobs: Jobs, deps: Omit<CatchingUpDeps, 'version'>): void {
  jobs.work(deskEntriesJob, (piece, { signal }) => catchUp({ ...deps, version: VERSION }, piece, signal))
}
