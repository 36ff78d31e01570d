import { quantityTimes, shareInHundredths } from '../money/exact.ts'
import type { Hundredths, OfferContent } from './content.ts'
import { defaultDecision, groupsOf, isOfGroup, type OfferDecision } from './decisions.ts'
import { offerSums } from './sums.ts'

/**
 * All discounts and lowered prices against the list, of the decision that gives away the most among those near the seller's proposal: a
 * discount hidden on an alternative counts too. A price above the list makes up for no discount elsewhere.
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

export function againstList(content: OfferContent): AgainstList {
  const all = nearDecisions(content).map((decision) => discountOf(content, decision))
  return all.reduce((most, each) => (each.hundredths > most.hundredths ? each : most))
}

function discountOf(content: OfferContent, decision: OfferDecision): AgainstList {
  const sums = offerSums(content, decision)
  let [listed, given] = [0, Math.max(0, -sums.roundingMinor)]
  for (const [index, { quantity, listMinor }] of content.lines.entries()) {
    const line = sums.lines[index]
    if (line === undefined || !line.counts || line.netMinor === null) continue
    // A free line has no list price: only its discounts count.
    const list = listMinor === null ? (line.grossMinor ?? 0) : quantityTimes(quantity, listMinor)
    listed += list
    given += Math.max(0, list - (line.netMinor - line.wholeDiscountMinor))
  }
  return { listMinor: listed, givenMinor: given, hundredths: shareInHundredths(given, listed) }
}

/** The proposal, the same with each alternative in turn, with each option turned round, and with all options or none. */
function nearDecisions(content: OfferContent): readonly OfferDecision[] {
  const proposal = defaultDecision(content)
  const options = content.lines.filter(({ role }) => role === 'optional').map(({ id }) => id)
  const alternatives = groupsOf(content.lines).flatMap((group) =>
    content.lines
      .filter((line) => isOfGroup(line, group))
      .map(({ id }) => ({ ...proposal, choices: { ...proposal.choices, [group]: id } })),
  )
  const turned = options.map((id) => {
    const { ticked } = proposal
    return { ...proposal, ticked: ticked.includes(id) ? ticked.filter((each) => each !== id) : [...ticked, id] }
  })
  return [proposal, ...alternatives, ...turned, { ...proposal, ticked: options }, { ...proposal, ticked: [] }]
}

/** Null stands for no limit, and for nothing approved yet. A discount that is raised above the approved one asks again. */
export function needsApproval(content: OfferContent, limit: Hundredths | null, approved: Hundredths | null): boolean {
  if (limit === null) return false
  return discountAgainstList(content) > Math.max(limit, approved ?? 0)
}
