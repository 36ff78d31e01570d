import type { ReadSettings } from '#domain/settings/sections.ts'
import type { Database } from '#server/platform/db/database.ts'

export interface OwnDataDeps {
  readonly database: Database
  readonly settings: ReadSettings
  readonly now: () => Date
}
