import type { Manager } from '#domain/accounts/viewer.ts'
import type { Making } from '#server/platform/ids.ts'

export interface BatchDeps extends Making {
  readonly manager: Manager
  /** Called with the number of products that were written since the last call. */
  readonly onWritten: (products: number) => void
}
