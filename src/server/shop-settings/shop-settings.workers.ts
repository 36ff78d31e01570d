import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { dropUnnamedPicture, type PictureDroppingDeps } from './settings-pictures.service.ts'
import { dropSettingsPictureJob } from './shop-settings.jobs.ts'

export function registerSettingsWorkers(jobs: Jobs, deps: PictureDroppingDeps): void {
  jobs.work(dropSettingsPictureJob, ({ name }) => dropUnnamedPicture(deps, name))
}
