import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { type ReindexingDeps, reindex } from './reindexing.service.ts'
import { searchBitmapsJob, searchIndexJob } from './search.jobs.ts'
import { makeBitmaps } from './search-bitmaps.service.ts'

export function registerSearchWorkers(jobs: Jobs, deps: ReindexingDeps): void {
  jobs.work(searchIndexJob, ({ version }, { signal }) => reindex(deps, version, signal))
  jobs.work(searchBitmapsJob, (_payload, { signal }) => makeBitmaps(deps.database, signal))
}
