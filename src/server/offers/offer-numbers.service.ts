import { offerNumberText } from '#domain/offers/numbers.ts'
import type { Db } from '#server/platform/db/database.ts'
import { isId } from '#server/platform/ids.ts'
import { findOffer } from './offers.repository.ts'

/** The number of an offer, for slices that name one; null where it does not exist. */
export async function findOfferNumber(db: Db, id: string): Promise<string | null> {
  const offer = isId(id) ? await findOffer(db, id) : null
  return offer === null ? null : offerNumberText(offer)
}
