import type { Admin } from '#domain/accounts/viewer.ts'
import { RefusalError } from '#domain/errors.ts'
import type { PaymentWay } from '#domain/offers/content.ts'
import { shownVersion } from '#domain/offers/versions.ts'
import { isId } from '#server/platform/ids.ts'
import { logEvent } from '../acting.service.ts'
import { deletePayment, insertPayment } from '../deliveries.repository.ts'
import type { OfferChangeDeps } from '../offers.deps.ts'
import { refuseFuture } from '../past-days.facts.ts'
import { type ChangedOffer, changeAsStaff } from '../reading/staff-change.service.ts'

export interface Received {
  readonly part: number
  readonly amountMinor: number
  readonly received: string
  readonly way: PaymentWay | null
  readonly note?: string | undefined
}

/** With the first payment the delivery time begins. */
export async function receivePayment(
  deps: OfferChangeDeps,
  viewer: Admin,
  id: string,
  { note = '', ...payment }: Received,
): Promise<ChangedOffer> {
  refuseFuture(deps, viewer, 'received', payment.received)
  return changeAsStaff(deps, viewer, { id, message: 'offerPaymentReceived' }, async (tx, { versions }, actor) => {
    const shown = shownVersion(versions)
    if (shown?.state !== 'accepted') throw new RefusalError('offer/not-ready')
    if (payment.part >= Math.max(1, shown.content.plan.length)) throw new RefusalError('validation', { field: 'part' })
    const recordedBy = viewer.firstName
    await insertPayment(tx, { id: deps.newId(), offerId: id, ...payment, note, recordedBy, created: deps.now() })
    const { part, amountMinor, received } = payment
    await logEvent(deps, tx, id, { kind: 'payment-received', actor, version: shown.version, facts: { part, amountMinor, received } })
  })
}

export async function removePayment(deps: OfferChangeDeps, viewer: Admin, id: string, paymentId: string): Promise<ChangedOffer> {
  return changeAsStaff(deps, viewer, { id, message: 'offerPaymentRemoved' }, async (tx, _open, actor) => {
    const payment = isId(paymentId) ? await deletePayment(tx, id, paymentId) : null
    if (payment === null) throw new RefusalError('offer/not-found')
    const { part, amountMinor, received } = payment
    await logEvent(deps, tx, id, { kind: 'payment-removed', actor, facts: { part, amountMinor, received } })
  })
}
