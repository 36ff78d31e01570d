import type { Admin } from '#domain/accounts/viewer.ts'
import { RefusalError } from '#domain/errors.ts'
import { currencyNamed } from '#domain/money/currencies.ts'
import { amountOf } from '#domain/money/money.ts'
import { offeredAmount } from '#domain/money/pricing.ts'
import type { PaymentWay } from '#domain/offers/content.ts'
import { leftToReceive } from '#domain/offers/payments.ts'
import { shownVersion } from '#domain/offers/versions.ts'
import { formatMoney } from '#i18n/formats.ts'
import { isId } from '#server/platform/ids.ts'
import { logEvent } from '../acting.service.ts'
import { deletePayment, insertPayment, listPayments, type PaymentRow } from '../deliveries.repository.ts'
import type { OfferChangeDeps } from '../offers.deps.ts'
import type { VersionRow } from '../offers.repository.ts'
import { refuseFarDay } from '../past-days.facts.ts'
import { type ChangedOffer, changeAsStaff } from '../reading/staff-change.service.ts'

export interface Received {
  /** Made by the caller, so that a payment that is sent twice is stored once. */
  readonly id: string
  readonly part: number
  readonly amountMinor: number
  readonly received: string
  readonly way: PaymentWay | null
  readonly note?: string | undefined
}

/** Records a received part; the first one begins the delivery time. */
export async function receivePayment(
  deps: OfferChangeDeps,
  viewer: Admin,
  id: string,
  { note = '', ...payment }: Received,
): Promise<ChangedOffer> {
  return changeAsStaff(deps, viewer, { id, message: 'offerPaymentReceived' }, async (tx, { offer, versions }, actor) => {
    refuseFarDay(deps, viewer, { field: 'received', day: payment.received, offer })
    const shown = shownVersion(versions)
    if (shown?.state !== 'accepted') throw new RefusalError('offer/not-accepted')
    if (payment.part >= Math.max(1, shown.content.plan.length)) throw new RefusalError('validation', { field: 'part' })
    const payments = await listPayments(tx, id)
    if (payments.some((each) => each.id === payment.id)) return
    refuseOverpaid(viewer, shown, payments, payment.amountMinor)
    const isNew = await insertPayment(tx, { ...payment, offerId: id, note, recordedBy: viewer.firstName, created: deps.now() })
    if (!isNew) throw new RefusalError('validation', { field: 'id' })
    await logEvent(deps, tx, id, { kind: 'payment-received', actor, version: shown.version, facts: factsOf(payment, shown) })
  })
}

/** The log stands by itself, so that its amounts name their currency. */
function factsOf({ part, amountMinor, received }: Omit<Received, 'note'>, shown: VersionRow | null) {
  return { part, amountMinor, currency: currencyNamed(shown?.currency), received }
}

function refuseOverpaid(
  { language }: Admin,
  { totalMinor, content }: VersionRow,
  payments: readonly PaymentRow[],
  amountMinor: number,
): void {
  const left = leftToReceive(totalMinor ?? 0, payments)
  if (amountMinor <= left) return
  const values = { left: formatMoney(offeredAmount(amountOf(left)), language, content.currency) }
  throw new RefusalError('offer/overpaid', { field: 'amountMinor', values })
}

export async function removePayment(deps: OfferChangeDeps, viewer: Admin, id: string, paymentId: string): Promise<ChangedOffer> {
  return changeAsStaff(deps, viewer, { id, message: 'offerPaymentRemoved' }, async (tx, { versions }, actor) => {
    const payment = isId(paymentId) ? await deletePayment(tx, id, paymentId) : null
    if (payment === null) throw new RefusalError('offer/not-found')
    await logEvent(deps, tx, id, { kind: 'payment-removed', actor, facts: factsOf(payment, shownVersion(versions)) })
  })
}
