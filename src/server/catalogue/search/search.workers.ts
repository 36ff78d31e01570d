import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { type ReindexingDeps, reindex } from './reindexing.service.ts'
import { searchIndexJob, searchSectionsJob } from './search.jobs.ts'
import { makeSections } from './sections.service.ts'

export function registerSearchWorkers(jobs: Jobs, deps: ReindexingDeps): void {
  jobs.work(searchIndexJob, ({ version }, { signal }) => reindex(deps, version, signal))
  jobs.work(searchSectionsJob, () => makeSections(deps.database))
}
