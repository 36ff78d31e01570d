import type { ReadSettings } from '#domain/settings/sections.ts'
import type { Database, Db } from '#server/platform/db/database.ts'
import type { NewId } from '#server/platform/ids.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { OfferRow, VersionRow } from './offers.repository.ts'

/** The name under which the key of the links is stored with the shop's other secrets. */
export const OFFER_SECRET = 'offer-links'

export interface OfferDeps {
  readonly database: Database
  readonly settings: ReadSettings
  readonly jobs: Pick<Jobs, 'send'>
  readonly newId: NewId
  readonly now: () => Date
  readonly publicUrl: string
  /** The key of the links' tokens; it is used for nothing else. */
  readonly offerKey: string
}

/** An offer with its versions, the newest first. */
export interface ReadOffer {
  readonly offer: OfferRow
  readonly versions: readonly VersionRow[]
}

export interface OfferChangeDeps extends OfferDeps {
  /** Runs in the transaction of every change of an offer, as its last step, with what was read after the change. */
  readonly onOfferChange: (tx: Db, offerId: string, known?: ReadOffer) => Promise<void>
}
