import type { SignedInViewer } from '#domain/accounts/viewer.ts'
import type { LineStatus } from '#domain/orders/orders.ts'
import type { ReadSettings } from '#domain/settings/sections.ts'
import type { Database, Db } from '#server/platform/db/database.ts'
import type { NewId } from '#server/platform/ids.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { RequestFacts, RequestLineFacts } from './orders.tables.ts'

export interface OrderDeps {
  readonly database: Database
  readonly settings: ReadSettings
  readonly jobs: Pick<Jobs, 'send'>
  readonly newId: NewId
  readonly now: () => Date
}

/** A request as its transaction made it, so that the sales desk need not read it. */
export interface MadeRequest {
  readonly order: RequestFacts
  readonly lines: readonly RequestLineFacts[]
  readonly isEmailProven: boolean
}

export interface RequestDeps extends OrderDeps {
  /** Runs in the transaction that makes a request, once its lines are there. */
  readonly onNewRequest: (tx: Db, orderId: string, made?: MadeRequest) => Promise<void>
  /** Runs in the transaction of everything that moves or cancels a request, as its last step. */
  readonly onRequestChange: (tx: Db, orderId: string) => Promise<void>
}

export interface CancelledRequest {
  readonly orderId: string
  readonly requesterId: string | null
  readonly by: SignedInViewer
  readonly reason: string
}

export interface MovedLines {
  readonly lineIds: readonly string[]
  readonly to: LineStatus
  readonly by: SignedInViewer
  readonly requesterId: string | null
}

export interface OrderChangeDeps extends RequestDeps {
  /** Takes down what was built on the request, in the same transaction; true where the customer had agreed to something. */
  readonly onRequestCancelled: (tx: Db, cancelled: CancelledRequest) => Promise<boolean>
  readonly onLinesMoved: (tx: Db, moved: MovedLines) => Promise<void>
}
