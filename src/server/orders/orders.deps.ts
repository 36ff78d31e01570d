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

/** The requester on the sales desk, locked by the transaction that makes a request. */
export interface LockedRequester {
  readonly customerId: string
  readonly salespersonId: string | null
  /** The colleague who has the customer's card. */
  readonly ownerId: string | null
  /** Phones, emails and companies that the desk knows. */
  readonly known: ReadonlySet<string>
}

/** A request as its transaction made it, so that the sales desk need not read it. */
export interface MadeRequest {
  /** Null where the desk has no customer of this account yet. */
  readonly requester: LockedRequester | null
  readonly order: RequestFacts
  readonly lines: readonly RequestLineFacts[]
  readonly isEmailProven: boolean
}

export interface RequestDeps extends OrderDeps {
  /** Runs in the transaction that makes a request, before its lines are there. */
  readonly lockRequester: (tx: Db, userId: string) => Promise<LockedRequester | null>
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
