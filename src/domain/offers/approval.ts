import { quantityTimes, shareInHundredths } from '../money/exact.ts'
import type { Hundredths, OfferContent, OfferLine } from './content.ts'
import { counts, defaultDecision, groupsOf, isOfGroup, type OfferDecision } from './decisions.ts'
import { offerSums } from './sums.ts'

/**
 * All discounts and lowered prices against the list, of the decision that gives away the largest share: a discount hidden on an
 * alternative counts too. A price above the list makes up for no discount elsewhere.
 */
export function discountAgainstList(content: OfferContent): Hundredths {
  return againstList(content).hundredths
}

/** The list price and what is given away of it, for the decision about which approval decides. */
export interface AgainstList {
  readonly listMinor: number
  readonly givenMinor: number
  readonly hundredths: Hundredths
}

interface Given extends AgainstList {
  readonly decision: OfferDecision
  readonly share: number
  /** The part of the prices that the whole discount takes. */
  readonly rate: number
}

export function againstList(content: OfferContent): AgainstList {
  const proposal = defaultDecision(content)
  const starts = [proposal, { ...proposal, ticked: idsOf(content.lines.filter(isOption)) }, { ...proposal, ticked: [] }]
  const { listMinor, givenMinor, hundredths } = starts.map((start) => mostGenerous(content, start)).reduce(larger)
  return { listMinor, givenMinor, hundredths }
}

function larger(a: Given, b: Given): Given {
  return b.share > a.share ? b : a
}

/**
 * The share is a quotient of two sums over the lines that count, so that the best lines for a share are found one by one, and each round
 * reaches a larger share until it is the largest (Dinkelbach's method). Trying all decisions would take 2^options.
 */
function mostGenerous(content: OfferContent, start: OfferDecision): Given {
  let best = discountOf(content, start)
  for (;;) {
    const next = discountOf(content, betterDecision(content, best))
    if (next.share <= best.share) return best
    best = next
  }
}

function discountOf(content: OfferContent, decision: OfferDecision): Given {
  const sums = offerSums(content, decision)
  let [listMinor, givenMinor] = [0, Math.max(0, -sums.roundingMinor)]
  for (const [index, line] of content.lines.entries()) {
    const sum = sums.lines[index]
    if (sum === undefined || !sum.counts || sum.netMinor === null) continue
    const list = listOf(line, sum.grossMinor)
    listMinor += list
    givenMinor += Math.max(0, list - (sum.netMinor - sum.wholeDiscountMinor))
  }
  // The smallest discount is one: of somebody with a limit of nothing it is not rounded away.
  const hundredths = givenMinor > 0 ? Math.max(1, shareInHundredths(givenMinor, listMinor)) : 0
  const share = listMinor === 0 ? 0 : givenMinor / listMinor
  return {
    decision,
    listMinor,
    givenMinor,
    hundredths,
    share,
    rate: sums.subtotalMinor === 0 ? 0 : sums.wholeDiscountMinor / sums.subtotalMinor,
  }
}

/** A free line has no list price: only its discounts count. */
function listOf({ quantity, listMinor }: OfferLine, grossMinor: number | null): number {
  return listMinor === null ? (grossMinor ?? 0) : quantityTimes(quantity, listMinor)
}

function betterDecision(content: OfferContent, { decision, share, rate }: Given): OfferDecision {
  const sums = offerSums(content, decision)
  const gains = new Map(
    content.lines.map((line, index) => {
      const { netMinor = null, grossMinor = null } = sums.lines[index] ?? {}
      const net = netMinor ?? 0
      const list = listOf(line, grossMinor)
      // Each further line takes its part of an amount away from the others.
      const taken = content.discount?.kind === 'amount' ? net * rate : 0
      return [line.id, Math.max(0, list - net * (1 - rate)) - taken - share * list] as const
    }),
  )
  const gainOf = ({ id }: OfferLine) => gains.get(id) ?? 0
  const bestOf = (lines: readonly OfferLine[]) => lines.reduce((a, b) => (gainOf(b) > gainOf(a) ? b : a))
  const choices = groupsOf(content.lines).map(
    (group) => [group, bestOf(content.lines.filter((line) => isOfGroup(line, group))).id] as const,
  )
  const options = content.lines.filter(isOption)
  const ticked = options.filter((line) => gainOf(line) > 0)
  const chosen = { choices: Object.fromEntries(choices), ticked: idsOf(ticked) }
  // Something has to be bought.
  const isEmpty = options.length > 0 && !content.lines.some((line) => counts(line, chosen))
  return isEmpty ? { ...chosen, ticked: [bestOf(options).id] } : chosen
}

function isOption({ role }: OfferLine): boolean {
  return role === 'optional'
}

function idsOf(lines: readonly OfferLine[]): string[] {
  return lines.map(({ id }) => id)
}

/** Null stands for no limit, and for nothing approved yet. A discount that is raised above the approved one asks again. */
export function needsApproval(content: OfferContent, limit: Hundredths | null, approved: Hundredths | null): boolean {
  if (limit === null) return false
  return discountAgainstList(content) > Math.max(limit, approved ?? 0)
}
