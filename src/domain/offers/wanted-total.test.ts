import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyDecidedOffer, sampleLine, sampleOffer } from '#tests/support/offers.ts'
import { offerSums } from './sums.ts'
import { wantedTotal } from './wanted-total.ts'

const NOTHING = { choices: {}, ticked: [] }

test('“make it 250,000” gives the discount before tax', () => {
  const offer = sampleOffer({ lines: [sampleLine({ unitMinor: 25_000_000 })] })
  // 285,000 with the tax. Before it, 219,298.25 comes to a piastre more than wanted and 219,298.24 to one less.
  expect(wantedTotal(offer, NOTHING, 25_000_000)).toEqual({ discount: { kind: 'amount', minor: 3_070_175 }, roundingMinor: -1 })
})

test('a rest that no discount reaches is left to the rounding', () => {
  const offer = sampleOffer({ lines: [sampleLine({ unitMinor: 100 })] })
  // A tax of 14 % makes 9 of 8, 5 of 4, and 3 of 3, so that a total of 4 is out of reach.
  expect(wantedTotal(offer, NOTHING, 9)).toEqual({ discount: { kind: 'amount', minor: 92 }, roundingMinor: 0 })
  expect(wantedTotal(offer, NOTHING, 4)).toMatchObject({ roundingMinor: expect.toSatisfy((rest: number) => Math.abs(rest) === 1) })
})

test('the total without a discount needs none, and one above it is refused', () => {
  const offer = sampleOffer({ discount: { kind: 'percent', hundredths: 500 } })
  expect(wantedTotal(offer, NOTHING, 114_000)).toEqual({ discount: null, roundingMinor: 0 })
  expect(wantedTotal(offer, NOTHING, 114_001)).toBe('offer/wanted-total')
  expect(wantedTotal(offer, NOTHING, -1)).toBe('offer/wanted-total')
})

test('any wanted total up to the undiscounted one becomes the total exactly, with a rounding of a few piastres at most', () => {
  const wanted = anyDecidedOffer.chain(({ offer, decision }) => {
    const { totalMinor } = offerSums({ ...offer, discount: null, roundingMinor: 0 }, decision)
    return fc.record({ offer: fc.constant(offer), decision: fc.constant(decision), total: fc.integer({ min: 0, max: totalMinor }) })
  })
  fc.assert(
    fc.property(wanted, ({ offer, decision, total }) => {
      const made = wantedTotal(offer, decision, total)
      if (typeof made === 'string') throw new Error(made)
      expect(offerSums({ ...offer, ...made }, decision).totalMinor).toBe(total)
      expect(Math.abs(made.roundingMinor)).toBeLessThanOrEqual(2)
    }),
    { numRuns: 300 },
  )
})
