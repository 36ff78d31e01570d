import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { dropUnusedPicture, type PictureDeps } from './product-pictures.service.ts'
import { dropUnusedPictureJob } from './products.jobs.ts'

export function registerCatalogueWorkers(jobs: Jobs, deps: Pick<PictureDeps, 'database' | 'media'>): void {
  jobs.work(dropUnusedPictureJob, ({ name }) => dropUnusedPicture(deps, name))
}
