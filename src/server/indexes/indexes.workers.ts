import type { Database } from '#server/platform/db/database.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { indexesJob } from './indexes.jobs.ts'
import { makeIndexes } from './indexes.service.ts'

export function registerIndexWorkers(jobs: Jobs, { database }: { readonly database: Database }): void {
  jobs.work(indexesJob, (_, { signal }) => makeIndexes(database, signal))
}
