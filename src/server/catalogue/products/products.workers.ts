import type { Making } from '#server/platform/ids.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { dropUnusedPicture, type PictureDeps } from './product-pictures.service.ts'
import { purgeTrash } from './product-trash.service.ts'
import { dropUnusedPictureJob, purgeTrashJob } from './products.jobs.ts'

export function registerCatalogueWorkers(jobs: Jobs, deps: PictureDeps & Pick<Making, 'now'>): void {
  jobs.work(dropUnusedPictureJob, ({ name }) => dropUnusedPicture(deps, name))
  jobs.work(purgeTrashJob, (_, { signal }) => purgeTrash(deps, signal))
}
