import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { deskEntriesJob } from '../desk.jobs.ts'
import { type CatchingUpDeps, catchUp } from './catching-up.service.ts'

export function registerDeskWorkers(jobs: Jobs, deps: CatchingUpDeps): void {
  jobs.work(deskEntriesJob, (piece, { signal }) => catchUp(deps, piece, signal))
}
