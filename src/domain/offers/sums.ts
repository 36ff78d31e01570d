import { percentOf, percentWithin, quantityTimes, spread } from '../money/exact.ts'
import type { Discount, OfferContent, OfferLine, TaxRate } from './content.ts'
import { counts, type OfferDecision } from './decisions.ts'
import { planAmounts } from './plan.ts'

/** The amounts of a line. Gross, discount and net stand for any line with a price, also for one that does not count. */
export interface LineSums {
  readonly lineId: string
  readonly counts: boolean
  /** Null without a price. */
  readonly grossMinor: number | null
  readonly discountMinor: number
  readonly netMinor: number | null
  /** The part of the whole discount that falls on this line; 0 for a line that does not count. */
  readonly wholeDiscountMinor: number
}

export interface SectionSums {
  /** Null for the lines before the first section. */
  readonly sectionId: string | null
  readonly subtotalMinor: number
}

export interface TaxRow {
  readonly rate: TaxRate
  /** The sum of the rate's lines after every discount: without the tax where prices exclude it, with it where they include it. */
  readonly baseMinor: number
  readonly amountMinor: number
}

/** Every amount of a version. Screens, documents, emails and the API show these and compute none. */
export interface OfferSums {
  readonly lines: readonly LineSums[]
  readonly sections: readonly SectionSums[]
  /** The counted lines after their own discounts, before the whole discount. */
  readonly subtotalMinor: number
  readonly wholeDiscountMinor: number
  /** The sum after every discount; with the tax where prices include it. */
  readonly discountedMinor: number
  /** A row per rate that counted lines have, none where no basis was chosen. */
  readonly taxes: readonly TaxRow[]
  readonly taxMinor: number
  /** May be negative. */
  readonly roundingMinor: number
  readonly totalMinor: number
  readonly parts: readonly number[]
}

export type SummedContent = Pick<OfferContent, 'sections' | 'lines' | 'discount' | 'roundingMinor' | 'taxBasis' | 'taxRates' | 'plan'>

export function offerSums(content: SummedContent, decision: OfferDecision): OfferSums {
  const priced = content.lines.map((line) => ({ line, ...lineSums(line), counts: counts(line, decision) }))
  const weights = priced.map((each) => (each.counts ? (each.netMinor ?? 0) : 0))
  const subtotalMinor = sumOf(weights)
  const wholeDiscountMinor = discountOn(subtotalMinor, content.discount)
  const shares = spread(wholeDiscountMinor, weights)
  const discountedMinor = subtotalMinor - wholeDiscountMinor
  const taxes = taxRows(
    content,
    content.lines,
    weights.map((net, index) => net - (shares[index] ?? 0)),
    priced,
  )
  const taxMinor = sumOf(taxes.map(({ amountMinor }) => amountMinor))
  const beforeRounding = discountedMinor + (content.taxBasis === 'excluded' ? taxMinor : 0)
  // A rounding that was made for other choices never turns the total negative.
  const roundingMinor = Math.max(-beforeRounding, content.roundingMinor)
  const totalMinor = beforeRounding + roundingMinor
  return {
    lines: priced.map(({ line, ...each }, index) => ({ lineId: line.id, ...each, wholeDiscountMinor: shares[index] ?? 0 })),
    sections: sectionSums(content, weights),
    subtotalMinor,
    wholeDiscountMinor,
    discountedMinor,
    taxes,
    taxMinor,
    roundingMinor,
    totalMinor,
    parts: planAmounts(content.plan, totalMinor),
  }
}

/** No choice, tick or lost discount makes the total larger than every line together at its full price. */
export function largestTotal(content: SummedContent): number {
  const lines = content.lines.map((line) => ({ ...line, role: 'counted' as const, discount: null }))
  const { totalMinor } = offerSums(
    { ...content, lines, discount: null, roundingMinor: Math.max(0, content.roundingMinor), plan: [] },
    { choices: {}, ticked: [] },
  )
  return totalMinor
}

type OwnSums = Pick<LineSums, 'grossMinor' | 'discountMinor' | 'netMinor'>

function lineSums({ quantity, unitMinor, discount }: OfferLine): OwnSums {
  if (unitMinor === null) return { grossMinor: null, discountMinor: 0, netMinor: null }
  const grossMinor = quantityTimes(quantity, unitMinor)
  const discountMinor = discountOn(grossMinor, discount)
  return { grossMinor, discountMinor, netMinor: grossMinor - discountMinor }
}

/** A discount takes at most the amount it is given on. */
export function discountOn(minor: number, discount: Discount | null): number {
  if (discount === null) return 0
  return Math.min(minor, discount.kind === 'percent' ? percentOf(minor, discount.hundredths) : discount.minor)
}

/** Tax is rounded once, on the sum of its rate: rounding each line would drift from the tax office's figure. */
function taxRows(
  { taxBasis, taxRates }: SummedContent,
  lines: readonly OfferLine[],
  taxed: readonly number[],
  counted: readonly { readonly counts: boolean }[],
): TaxRow[] {
  if (taxBasis === null) return []
  const taxIn = taxBasis === 'excluded' ? percentOf : percentWithin
  return taxRates.flatMap((rate) => {
    const ofRate = lines.flatMap(({ taxRateId }, index) => (taxRateId === rate.id && counted[index]?.counts ? [taxed[index] ?? 0] : []))
    if (ofRate.length === 0) return []
    const baseMinor = sumOf(ofRate)
    return [{ rate, baseMinor, amountMinor: taxIn(baseMinor, rate.hundredths) }]
  })
}

/** Lines of a section that is gone stand before the first one, so that the subtotals always add up. */
function sectionSums({ sections, lines }: SummedContent, weights: readonly number[]): SectionSums[] {
  const known = new Set(sections.map(({ id }) => id))
  const sectionOf = ({ sectionId }: OfferLine) => (sectionId !== null && known.has(sectionId) ? sectionId : null)
  const subtotalOf = (id: string | null) =>
    sumOf(weights.filter((_, index) => lines[index] !== undefined && sectionOf(lines[index]) === id))
  const isLoose = lines.some((line) => sectionOf(line) === null)
  const ids = [...(isLoose ? [null] : []), ...sections.map(({ id }) => id)]
  return ids.map((sectionId) => ({ sectionId, subtotalMinor: subtotalOf(sectionId) }))
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}
