import type { Db } from '#server/platform/db/database.ts'
import type { Making } from '#server/platform/ids.ts'
import { refreshEntry } from './following.service.ts'
import { findOfferRow, listOffersOfRequest } from './subjects.repository.ts'

/** Calls of other slices about their records, in the transaction of the change itself. */
export interface DeskHooks {
  onRequestChange(tx: Db, orderId: string): Promise<void>
  onOfferChange(tx: Db, offerId: string): Promise<void>
  onMessageReceived(tx: Db, messageId: string): Promise<void>
  onConversationChange(tx: Db, customerId: string): Promise<void>
  onApplicationChange(tx: Db, merchantId: string): Promise<void>
}

export function deskHooks(making: Making): DeskHooks {
  const refresh = (tx: Db, kind: Parameters<typeof refreshEntry>[2]['kind'], subjectId: string) =>
    refreshEntry(making, tx, { kind, subjectId })
  const offerItself = async (tx: Db, offerId: string) => {
    await refresh(tx, 'acceptance', offerId)
    await refresh(tx, 'offer-message', offerId)
    await refresh(tx, 'approval', offerId)
  }
  return {
    onRequestChange: async (tx, orderId) => {
      await refresh(tx, 'request', orderId)
      for (const offerId of await listOffersOfRequest(tx, orderId)) await offerItself(tx, offerId)
    },
    onOfferChange: async (tx, offerId) => {
      const offer = await findOfferRow(tx, offerId)
      if (offer?.orderId == null) await refresh(tx, 'offer', offerId)
      else await refresh(tx, 'request', offer.orderId)
      await offerItself(tx, offerId)
    },
    onMessageReceived: async (tx, messageId) => {
      await refresh(tx, 'contact', messageId)
    },
    onConversationChange: async (tx, customerId) => {
      await refresh(tx, 'chat', customerId)
    },
    onApplicationChange: async (tx, merchantId) => {
      await refresh(tx, 'application', merchantId)
    },
  }
}
