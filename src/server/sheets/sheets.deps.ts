import type { ReadSettings } from '#domain/settings/sections.ts'
import type { ChangeDeps } from '#server/catalogue/catalogue-change.service.ts'
import type { Making } from '#server/platform/ids.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'

export interface SheetDeps extends ChangeDeps, Making {
  readonly jobs: Pick<Jobs, 'send'>
  readonly settings: ReadSettings
}
