import type { OfferReply } from '#contract/offers/offer-replies.ts'
import type { Admin } from '#domain/accounts/viewer.ts'
import { type MessageKey, messageText } from '#i18n/messages.ts'
import type { Db } from '#server/platform/db/database.ts'
import { together } from '#server/platform/db/together.ts'
import { type Actor, type OpenOffer, openOffer, refreshOffer, staffActor } from '../acting.service.ts'
import { announceOffer } from '../offer-news.repository.ts'
import type { OfferChangeDeps } from '../offers.deps.ts'
import { offerReply } from './reading.service.ts'

export interface ChangedOffer {
  readonly success: true
  readonly message: string
  readonly offer: OfferReply
}

interface StaffChange {
  readonly id: string
  readonly message: MessageKey
}

/** One change by staff: the offer is locked, changed, brought up to date in lists, announced, and answered whole. */
export async function changeAsStaff(
  deps: OfferChangeDeps,
  viewer: Admin,
  { id, message }: StaffChange,
  work: (tx: Db, open: OpenOffer, actor: Actor) => Promise<void>,
): Promise<ChangedOffer> {
  const offer = await deps.database.transaction(async (tx) => {
    const open = await openOffer(tx, id)
    await work(tx, open, staffActor(viewer))
    const read = await refreshOffer(deps, tx, id)
    const [, reply] = await together([announceOffer(tx, open.offer.userId), offerReply(deps, tx, viewer, id, read)])
    return reply
  })
  return { success: true, message: messageText(message, viewer.language), offer }
}
