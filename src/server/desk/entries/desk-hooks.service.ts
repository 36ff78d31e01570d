import type { Db } from '#server/platform/db/database.ts'
import type { FollowingDeps } from '../desk.deps.ts'
import { enterNewSubject, refreshEntry, refreshLocked } from './following.service.ts'
import {
  newRequest,
  type OfferRead,
  type RequestParts,
  readNewRequest,
  readWithOffers,
  readWithRequest,
} from './reading-subjects.service.ts'

/** Calls of other slices about their records, in the transaction of the change itself. */
export interface DeskHooks {
  /** A request that this transaction made. */
  onNewRequest(tx: Db, orderId: string, made?: RequestParts): Promise<void>
  onRequestChange(tx: Db, orderId: string): Promise<void>
  /** The offer as it was read after the change spares reading it again. */
  onOfferChange(tx: Db, offerId: string, known?: OfferRead): Promise<void>
  onMessageReceived(tx: Db, messageId: string): Promise<void>
  onConversationChange(tx: Db, customerId: string): Promise<void>
  onApplicationChange(tx: Db, merchantId: string): Promise<void>
}

export function deskHooks(deps: FollowingDeps): DeskHooks {
  const refresh = (tx: Db, kind: Parameters<typeof refreshEntry>[2]['kind'], subjectId: string) =>
    refreshEntry(deps, tx, { kind, subjectId })
  return {
    onNewRequest: async (tx, orderId, made) =>
      enterNewSubject(deps, tx, made === undefined ? await readNewRequest(tx, orderId) : newRequest(made)),
    onRequestChange: async (tx, orderId) => refreshLocked(deps, tx, await readWithOffers(tx, orderId)),
    onOfferChange: async (tx, offerId, known) => refreshLocked(deps, tx, await readWithRequest(tx, offerId, known ?? null)),
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
