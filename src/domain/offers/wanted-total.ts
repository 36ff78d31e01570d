import type { Refusal } from '../errors.ts'
import type { Discount, OfferContent } from './content.ts'
import type { OfferDecision } from './decisions.ts'
import { offerSums } from './sums.ts'

export interface WantedTotal {
  readonly discount: Discount | null
  readonly roundingMinor: number
}

/** Shares are spread in whole units, so that the total may step back by some; the nearest one is among these neighbours. */
const NEIGHBOURS = 8

/**
 * The whole discount, and the rounding after it, that make the total to pay, with its tax, exactly the wanted one: "make it 250,000".
 * Refused above the total without a discount, as a discount never adds.
 */
export function wantedTotal(content: OfferContent, decision: OfferDecision, wantedMinor: number): WantedTotal | Refusal {
  const sumsAt = (minor: number) =>
    offerSums({ ...content, roundingMinor: 0, plan: [], discount: minor === 0 ? null : { kind: 'amount', minor } }, decision)
  const undiscounted = sumsAt(0)
  if (wantedMinor > undiscounted.totalMinor || wantedMinor < 0) return 'offer/wanted-total'
  const totalAt = (minor: number) => sumsAt(minor).totalMinor
  const start = firstNotAbove(wantedMinor, undiscounted.subtotalMinor, totalAt)
  const [from, to] = [Math.max(0, start - NEIGHBOURS), Math.min(undiscounted.subtotalMinor, start + NEIGHBOURS)]
  let nearest = { minor: from, rest: wantedMinor - totalAt(from) }
  for (let minor = from + 1; minor <= to; minor++) {
    const rest = wantedMinor - totalAt(minor)
    if (Math.abs(rest) < Math.abs(nearest.rest)) nearest = { minor, rest }
  }
  const { minor, rest } = nearest
  return { discount: minor === 0 ? null : { kind: 'amount', minor }, roundingMinor: rest }
}

/** The smallest discount whose total is not above the wanted one, as far as totals fall steadily. */
function firstNotAbove(wantedMinor: number, maxMinor: number, totalAt: (minor: number) => number): number {
  let [low, high] = [0, maxMinor]
  while (low < high) {
    const middle = low + Math.floor((high - low) / 2)
    if (totalAt(middle) <= wantedMinor) high = middle
    else low = middle + 1
  }
  return low
}
