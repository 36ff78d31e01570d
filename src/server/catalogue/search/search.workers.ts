import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { type ReindexingDeps, reindex } from './reindexing.service.ts'
import { searchIndexJob } from './search.jobs.ts'

export function registerSearchWorkers(jobs: Jobs, deps: ReindexingDeps): void {
  jobs.work(searchIndexJob, ({ version }, { signal }) => reindex(deps, version, signal))
}
