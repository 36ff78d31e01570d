import type { SignedIn } from '#domain/accounts/viewer.ts'
import type { ReadSettings } from '#domain/settings/sections.ts'
import type { AccountDeps } from '#server/accounts/accounts.service.ts'
import type { Database, Db } from '#server/platform/db/database.ts'

export interface OwnDataDeps {
  readonly database: Database
  readonly settings: ReadSettings
  readonly now: () => Date
}

/** Cancels and withdraws as the slices themselves do, telling the desk and everybody else. */
export interface DeletingDeps extends AccountDeps {
  readonly publicUrl: string
  readonly offerKey: string
  readonly cancelRequest: (tx: Db, viewer: SignedIn, orderId: string) => Promise<void>
  readonly withdrawOffer: (tx: Db, viewer: SignedIn, offerId: string) => Promise<void>
}
