import type { Database } from '#server/platform/db/database.ts'
import type { NewId } from '#server/platform/ids.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'

export interface OfferDeps {
  readonly database: Database
  readonly jobs: Pick<Jobs, 'send'>
  readonly newId: NewId
  readonly now: () => Date
  readonly publicUrl: string
  /** The key of the links' tokens; it is used for nothing else. */
  readonly offerKey: string
}
