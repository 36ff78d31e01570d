import type { OfferReply, VersionReply } from '#contract/offers/offer-replies.ts'
import type { PaymentPart } from '#domain/offers/content.ts'
import { offerSums } from '#domain/offers/sums.ts'
import { decisionOf } from '../offer-view.ts'

export type Payment = OfferReply['payments'][number]

export interface PlanPart {
  readonly index: number
  /** Null where no parts were agreed: then one part is the whole total. */
  readonly part: PaymentPart | null
  readonly dueMinor: number
  readonly payments: readonly Payment[]
  readonly receivedMinor: number
  /** Negative where more was received than agreed. */
  readonly restMinor: number
}

export interface PlanState {
  readonly parts: readonly PlanPart[]
  readonly totalMinor: number
  readonly restMinor: number
}

/** The parts of the payment plan with the payments that were received for them. */
export function planState(version: VersionReply, payments: readonly Payment[]): PlanState {
  const { plan } = version.content
  const sums = offerSums(version.content, decisionOf(version))
  const due = plan.length === 0 ? [sums.totalMinor] : sums.parts
  const parts = due.map((dueMinor, index): PlanPart => {
    const own = payments.filter(({ part }) => part === index)
    const receivedMinor = sumOf(own)
    return { index, part: plan[index] ?? null, dueMinor, payments: own, receivedMinor, restMinor: dueMinor - receivedMinor }
  })
  return { parts, totalMinor: sums.totalMinor, restMinor: sums.totalMinor - sumOf(payments) }
}

function sumOf(payments: readonly Payment[]): number {
  return payments.reduce((sum, { amountMinor }) => sum + (amountMinor ?? 0), 0)
}
