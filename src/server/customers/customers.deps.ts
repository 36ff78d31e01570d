import type { Database } from '#server/platform/db/database.ts'
import type { NewId } from '#server/platform/ids.ts'

export interface CustomerDeps {
  readonly database: Database
  readonly newId: NewId
  readonly now: () => Date
}
