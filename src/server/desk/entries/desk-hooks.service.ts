import { lockWithFacts } from '#server/customers/customer-of-subject.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { inOrder } from '#server/platform/db/together.ts'
import type { FollowingDeps } from '../desk.deps.ts'
import { findOwnerOfUsersCard } from '../entries.repository.ts'
import type { KnownHolder } from './beginning.service.ts'
import { enterNewSubject, refreshEntry, refreshLocked } from './following.service.ts'
import {
  newRequest,
  type OfferRead,
  type RequestParts,
  readNewRequest,
  readWithOffers,
  readWithRequest,
} from './reading-subjects.service.ts'

interface MadeRequest extends RequestParts {
  readonly requester: KnownHolder | null
}

/** Calls of other slices about their records, in the transaction of the change itself. */
export interface DeskHooks {
  /** Locks the customer of an account, and reads what its next request needs; null where there is none yet. */
  lockRequester(tx: Db, userId: string): Promise<KnownHolder | null>
  /** A request that this transaction made. */
  onNewRequest(tx: Db, orderId: string, made?: MadeRequest): Promise<void>
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
    lockRequester,
    onNewRequest: async (tx, orderId, made) =>
      made === undefined
        ? enterNewSubject(deps, tx, await readNewRequest(tx, orderId))
        : enterNewSubject(deps, tx, newRequest(made), made.requester),
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

async function lockRequester(tx: Db, userId: string): Promise<KnownHolder | null> {
  const [customer, ownerId] = await inOrder(tx, [() => lockWithFacts(tx, userId), () => findOwnerOfUsersCard(tx, userId)])
  if (customer === null) return null
  const { id: customerId, salespersonId, known } = customer
  return { customerId, salespersonId, known, ownerId }
}
