import type { CustomerOfferReply } from '#contract/offers/offer-replies.ts'
import type { InOwnData } from '#contract/own/own-data.ts'
import type { SignedIn } from '#domain/accounts/viewer.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Actor } from '../acting.service.ts'
import { listItems, listPayments } from '../deliveries.repository.ts'
import { listMessages } from '../offer-log.repository.ts'
import type { OfferDeps } from '../offers.deps.ts'
import { findOffer, findRequest, listVersions, type OfferRow } from '../offers.repository.ts'
import { customerOffer } from './customer-offer.replies.ts'
import { ownRowReply } from './offer.replies.ts'
import { listOwnRows } from './offer-lists.repository.ts'

/** The offers that were sent to this person, newest first, each as its page shows it. */
export async function offersOfPerson(
  { database: { db }, now }: Pick<OfferDeps, 'database' | 'now'>,
  viewer: SignedIn,
  page: { readonly limit: number; readonly offset: number },
): Promise<InOwnData<'offers'>[]> {
  const actor: Actor = { kind: 'customer', as: 'requester', id: viewer.id, name: viewer.firstName }
  const rows = await listOwnRows(db, { userId: viewer.id }, page)
  const offers: InOwnData<'offers'>[] = []
  for (const row of rows) {
    const offer = await findOffer(db, row.id)
    const shown = offer === null ? null : await readShown({ now }, db, offer, actor)
    offers.push({ ...ownRowReply(row, now()), page: shown })
  }
  return offers
}

/** Null where the customer is shown nothing any more. */
async function readShown({ now }: Pick<OfferDeps, 'now'>, db: Db, offer: OfferRow, actor: Actor): Promise<CustomerOfferReply | null> {
  const request = offer.orderId === null ? null : await findRequest(db, offer.orderId)
  const parts = {
    versions: await listVersions(db, offer.id),
    messages: await listMessages(db, offer.id),
    items: await listItems(db, offer.id),
    payments: await listPayments(db, offer.id),
  }
  return customerOffer({ offer, request, ...parts, actor, hasPrices: true, now: now() })
}
