import type { SignedInViewer } from '#domain/accounts/viewer.ts'
import { cancelledBy, isOpen } from '#domain/orders/orders.ts'
import type { Actor } from '../acting.service.ts'
import type { ItemRow } from '../deliveries.repository.ts'
import type { VersionRow } from '../offers.repository.ts'

/** True if everything of a confirmed yes is delivered or cancelled. Before staff confirm a yes there may be no item. */
export function isFinished({ state, isConfirmed }: VersionRow, items: readonly ItemRow[]): boolean {
  return state === 'accepted' && isConfirmed && !items.some(isOpen)
}

/** The person behind a change of the request, to the history of its offers: requesters are its customer, of whatever role. */
export function actorOfRequestChange(by: SignedInViewer, requesterId: string | null): Actor {
  const kind = cancelledBy(by, requesterId) === 'requester' ? 'customer' : 'staff'
  return { kind, as: 'shop', id: by.id, name: by.firstName }
}
