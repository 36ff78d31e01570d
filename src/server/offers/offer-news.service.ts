import { OFFERS_CHANGED } from '#contract/chat.ts'
import type { Database, Db } from '#server/platform/db/database.ts'
import type { Realtime } from '#server/platform/realtime/realtime.ts'
import { announceOffer, OFFER_CHANNEL } from './offer-news.repository.ts'

/** Tells open screens of staff and of the requester that an offer changed; they then fetch what they may see. */
export async function openOfferNews({ database, emit }: { readonly database: Database; readonly emit: Realtime['emit'] }): Promise<void> {
  const tellStaff = () => emit({ areas: ['sales', 'approve'] }, OFFERS_CHANGED, null)
  await database.listen(OFFER_CHANNEL, (payload) => {
    const person = JSON.parse(payload) as string | null
    if (person !== null) emit({ person }, OFFERS_CHANGED, null)
    tellStaff()
  })
  // Notifications sent while the connection was cut were missed.
  database.onListeningChange((isListening) => {
    if (isListening) tellStaff()
  })
}

/** Tells staff alone that what stands at their offers changed, once the transaction commits. */
export async function announceToStaff(tx: Db): Promise<void> {
  await announceOffer(tx, null)
}
