import type { Database } from '#server/platform/db/database.ts'
import type { Making } from '#server/platform/ids.ts'

export interface DeskDeps extends Making {
  readonly database: Database
}
