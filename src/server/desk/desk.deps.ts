import type { ReadSettings } from '#domain/settings/sections.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Making } from '#server/platform/ids.ts'

/** Whatever follows a subject needs, inside the transaction of its change. */
export interface FollowingDeps extends Making {
  readonly settings: ReadSettings
}

export interface DeskDeps extends FollowingDeps {
  readonly database: Database
}
