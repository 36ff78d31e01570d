import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyOffer, sampleLine, sampleOffer } from '#tests/support/offers.ts'
import { discountAgainstList, needsApproval } from './approval.ts'

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

test('approval is asked for over the limit, and again when the discount is raised', () => {
  const offer = (hundredths: number) => sampleOffer({ discount: percent(hundredths) })
  expect(needsApproval(offer(9_000), null, null)).toBe(false)
  expect(needsApproval(offer(1_000), 1_000, null)).toBe(false)
  expect(needsApproval(offer(1_001), 1_000, null)).toBe(true)
  expect(needsApproval(offer(1_500), 1_000, 1_500)).toBe(false)
  expect(needsApproval(offer(1_200), 1_000, 1_500)).toBe(false)
  expect(needsApproval(offer(1_501), 1_000, 1_500)).toBe(true)
})

test('it is a percentage of the list', () => {
  fc.assert(
    fc.property(anyOffer, (offer) => {
      const discount = discountAgainstList({ ...offer, roundingMinor: 0 })
      expect(discount >= 0 && discount <= 10_000).toBe(true)
    }),
  )
})
