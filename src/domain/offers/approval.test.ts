import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyDiscount, anyOffer, sampleLine, sampleOffer } from '#tests/support/offers.ts'
import { discountAgainstList, needsApproval } from './approval.ts'
import type { OfferContent, OfferLine } from './content.ts'

const percent = (hundredths: number) => ({ kind: 'percent', hundredths }) as const

test('every way to give something away counts against the list', () => {
  const given = (changes: Parameters<typeof sampleLine>[0], offer: Parameters<typeof sampleOffer>[0] = {}) =>
    discountAgainstList(sampleOffer({ lines: [sampleLine(changes)], ...offer }))
  expect(given({})).toBe(0)
  expect(given({ unitMinor: 95_000 })).toBe(500)
  expect(given({ discount: percent(500) })).toBe(500)
  expect(given({}, { discount: percent(500) })).toBe(500)
  expect(given({ unitMinor: 95_000, discount: percent(500) }, { discount: percent(500) })).toBe(1_426)
  expect(given({}, { roundingMinor: -1_000 })).toBe(100)
  expect(given({}, { roundingMinor: 1_000 })).toBe(0)
})

test('a price above the list makes up for no discount elsewhere', () => {
  const lines = [sampleLine({ id: 'a', unitMinor: 50_000 }), sampleLine({ id: 'b', unitMinor: 150_000 })]
  expect(discountAgainstList(sampleOffer({ lines }))).toBe(2_500)
})

test('a free line counts with its discount only', () => {
  expect(discountAgainstList(sampleOffer({ lines: [sampleLine({ listMinor: null, discount: percent(1_000) })] }))).toBe(1_000)
  expect(discountAgainstList(sampleOffer({ lines: [] }))).toBe(0)
})

test('a discount on an alternative or an option that is not proposed counts too', () => {
  const lines = [
    sampleLine({ id: 'a', role: 'choice', choiceId: 'oven', isChosen: true }),
    sampleLine({ id: 'b', role: 'choice', choiceId: 'oven', discount: percent(3_000) }),
  ]
  expect(discountAgainstList(sampleOffer({ lines }))).toBe(3_000)
  const optional = [sampleLine({ id: 'a' }), sampleLine({ id: 'b', role: 'optional', discount: percent(3_000) })]
  expect(discountAgainstList(sampleOffer({ lines: optional }))).toBe(1_500)
})

test('discounts that are spread over many choices count together', () => {
  const groups = ['oven', 'fridge', 'mixer', 'sink']
  const lines = groups.flatMap((choiceId) => [
    sampleLine({ id: `${choiceId}-listed`, role: 'choice', choiceId, isChosen: true }),
    sampleLine({ id: `${choiceId}-lowered`, role: 'choice', choiceId, discount: percent(4_000) }),
  ])
  expect(discountAgainstList(sampleOffer({ lines }))).toBe(4_000)
  const machine = sampleLine({ id: 'machine', unitMinor: 10_000_000, listMinor: 10_000_000, role: 'optional', isChosen: true })
  const small = groups.map((id) => sampleLine({ id, role: 'optional', discount: percent(5_000) }))
  expect(discountAgainstList(sampleOffer({ lines: [machine, ...small] }))).toBe(5_000)
})

test('a discount of an amount counts for the smallest purchase that the offer allows', () => {
  const lines = [sampleLine({ id: 'small' }), sampleLine({ id: 'large', quantity: 9, role: 'optional', isChosen: true })]
  expect(discountAgainstList(sampleOffer({ lines, discount: { kind: 'amount', minor: 50_000 } }))).toBe(5_000)
  const optional = lines.map((line) => ({ ...line, role: 'optional', isChosen: true }) as const)
  expect(discountAgainstList(sampleOffer({ lines: optional, discount: { kind: 'amount', minor: 50_000 } }))).toBe(5_000)
})

const anyLines = fc.array(
  fc.record({
    unitMinor: fc.integer({ min: 1_000_000, max: 9_000_000 }),
    listMinor: fc.integer({ min: 1_000_000, max: 9_000_000 }),
    discount: fc.option(fc.integer({ min: 0, max: 5_000 }).map(percent)),
    role: fc.constantFrom('counted', 'optional', 'choice'),
    choiceId: fc.constantFrom('oven', 'fridge'),
  }),
  { minLength: 1, maxLength: 7 },
)

/** The same offer with one decision after the other as its only one. */
function decided(offer: OfferContent): OfferContent[] {
  const alternatives = (lines: readonly OfferLine[]): (readonly OfferLine[])[] => (lines.length === 0 ? [[]] : lines.map((line) => [line]))
  const ways = ['oven', 'fridge'].map((group) =>
    alternatives(offer.lines.filter((line) => line.role === 'choice' && line.choiceId === group)),
  )
  const options = offer.lines.filter(({ role }) => role === 'optional').map((line) => [[], [line]])
  const all = [...ways, ...options].reduce<(readonly OfferLine[])[]>(
    (sets, more) => sets.flatMap((set) => more.map((lines) => [...set, ...lines])),
    [offer.lines.filter(({ role }) => role === 'counted')],
  )
  return all.map((lines) => ({ ...offer, lines: lines.map((line) => ({ ...line, role: 'counted', choiceId: null })) }))
}

test('the discount that is compared with the limit is the largest that any decision of the customer leads to', () => {
  fc.assert(
    fc.property(anyLines, anyDiscount, (drawn, discount) => {
      // If the discount is an amount, prices above the list could lead the search to a decision beside the largest, so none are drawn.
      const isExact = discount?.kind !== 'amount'
      const lines = drawn.map((line, at) =>
        sampleLine({ ...line, id: `${at}`, ...(isExact ? {} : { unitMinor: Math.min(line.unitMinor, line.listMinor) }) }),
      )
      const offer = sampleOffer({
        lines,
        discount: discount?.kind === 'amount' ? { kind: 'amount', minor: discount.minor % 20_000_000 } : discount,
      })
      const largest = Math.max(...decided(offer).map(discountAgainstList))
      // The last digit may be another rounding of equal shares.
      expect(Math.abs(discountAgainstList(offer) - largest)).toBeLessThanOrEqual(1)
    }),
    { numRuns: 200 },
  )
})

test('approval is asked for over the limit, and again when the discount is raised', () => {
  const offer = (hundredths: number) => sampleOffer({ discount: percent(hundredths) })
  expect(needsApproval(offer(9_000), null, null)).toBe(false)
  expect(needsApproval(offer(1_000), 1_000, null)).toBe(false)
  expect(needsApproval(offer(1_001), 1_000, null)).toBe(true)
  expect(needsApproval(offer(1_500), 1_000, 1_500)).toBe(false)
  expect(needsApproval(offer(1_200), 1_000, 1_500)).toBe(false)
  expect(needsApproval(offer(1_501), 1_000, 1_500)).toBe(true)
})

test('a limit of 0 lets no discount pass without an approval', () => {
  const line = { unitMinor: 100_000_000, listMinor: 100_000_000 }
  const given = (minor: number) => sampleOffer({ lines: [sampleLine(line)], discount: { kind: 'amount', minor } })
  expect(needsApproval(given(100), 0, null)).toBe(true)
  expect(needsApproval(given(0), 0, null)).toBe(false)
})

test('the discount against the list is a percentage of the list', () => {
  fc.assert(
    fc.property(anyOffer, (offer) => {
      const discount = discountAgainstList({ ...offer, roundingMinor: 0 })
      expect(discount >= 0 && discount <= 10_000).toBe(true)
    }),
  )
})
