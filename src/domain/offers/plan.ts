import { percentOf } from '../money/exact.ts'
import { type Discount, type Hundredths, PAYMENT_TIMES, type PaymentPart } from './content.ts'
import { OFFER_LIMITS } from './limits.ts'

const ALL: Hundredths = 10_000

/** The amount of each part. No part is above what the earlier ones leave, and the last takes the rest, so that they add up to the total. */
export function planAmounts(plan: readonly PaymentPart[], totalMinor: number): number[] {
  let left = totalMinor
  return plan.map(({ share }, index) => {
    const amount = index === plan.length - 1 ? left : Math.min(left, shareOf(share, totalMinor))
    left -= amount
    return amount
  })
}

function shareOf(share: Discount, totalMinor: number): number {
  return share.kind === 'percent' ? percentOf(totalMinor, share.hundredths) : share.minor
}

/** The percentage that the last part takes, where all earlier ones are percentages; null where amounts make it depend on the total. */
export function lastShare(plan: readonly PaymentPart[]): Hundredths | null {
  let left: Hundredths = ALL
  for (const { share } of plan.slice(0, -1)) {
    if (share.kind === 'amount') return null
    left -= share.hundredths
  }
  return plan.length === 0 ? null : Math.max(0, left)
}

export type PlanProblem = 'too-many' | 'over-total' | 'no-rest' | 'date-missing'

export function planProblems(plan: readonly PaymentPart[], totalMinor: number): readonly { part: number | null; problem: PlanProblem }[] {
  const problems: { part: number | null; problem: PlanProblem }[] = []
  if (plan.length > OFFER_LIMITS.planParts) problems.push({ part: null, problem: 'too-many' })
  const isOver = plan.slice(0, -1).reduce((sum, { share }) => sum + shareOf(share, totalMinor), 0) > totalMinor
  if (isOver) problems.push({ part: plan.length - 1, problem: 'over-total' })
  else if (totalMinor > 0 && plan.length > 1 && planAmounts(plan, totalMinor).at(-1) === 0) {
    problems.push({ part: plan.length - 1, problem: 'no-rest' })
  }
  for (const [part, { time, date }] of plan.entries()) {
    if (time === 'on-date' && date === null) problems.push({ part, problem: 'date-missing' })
  }
  return problems
}

/** Parts in the order in which they fall due; parts with a date stand where they were written. */
export function isInOrder(plan: readonly PaymentPart[]): boolean {
  const steps = plan.filter(({ time }) => time !== 'on-date').map(({ time }) => PAYMENT_TIMES.indexOf(time))
  return steps.every((step, index) => index === 0 || step >= (steps[index - 1] ?? 0))
}
