import type { Manager } from '#domain/accounts/viewer.ts'
import type { IndexingLater } from '#server/catalogue/search/search.deps.ts'
import type { Making } from '#server/platform/ids.ts'

export interface BatchDeps extends Making, IndexingLater {
  readonly manager: Manager
  /** Called with the number of products that were written since the last call. */
  readonly onWritten: (products: number) => void
}
