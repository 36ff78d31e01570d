import { RefusalError } from '#domain/errors.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { makeUsualFilesJob } from './media-library.jobs.ts'
import { type MediaDeps, makeUsualFiles } from './media-library.service.ts'

export function registerMediaWorkers(jobs: Jobs, deps: MediaDeps): void {
  jobs.work(makeUsualFilesJob, async ({ name }) => {
    try {
      await makeUsualFiles(deps, name)
    } catch (error) {
      // The picture was replaced and removed before the job ran: nothing is left to make.
      if (error instanceof RefusalError && error.refusal === 'media/not-found') return
      throw error
    }
  })
}
