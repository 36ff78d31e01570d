import fc from 'fast-check'
import { expect, test } from 'vitest'
import { percentOf, percentWithin, quantityTimes, shareInHundredths, spread } from './exact.ts'

const minor = fc.integer({ min: 0, max: 1e15 })

test.each([
  [3, 33, 99],
  [2.5, 101, 253],
  [0.333, 100, 33],
  [1.005, 100, 101],
  [0.1 + 0.2, 10, 3],
  [99_999, 10_000_000_000, 999_990_000_000_000],
])('%d times %d is %d', (quantity, unit, product) => {
  expect(quantityTimes(quantity, unit)).toBe(product)
})

test.each([
  [10_050, 1_400, 1_407],
  [25, 200, 1],
  [24, 200, 0],
  [1_000_000_000_000_001, 1_234, 123_400_000_000_000],
])('of %d the share of %d hundredths is %d', (amount, hundredths, share) => {
  expect(percentOf(amount, hundredths)).toBe(share)
})

test('the tax within an amount is the tax on the rest', () => {
  expect(percentWithin(11_400, 1_400)).toBe(1_400)
  expect(percentWithin(100, 1_400)).toBe(12)
  fc.assert(
    fc.property(minor, fc.integer({ min: 0, max: 10_000 }), (amount, hundredths) => {
      const tax = percentWithin(amount, hundredths)
      expect(Math.abs(percentOf(amount - tax, hundredths) - tax)).toBeLessThanOrEqual(1)
    }),
  )
})

test('the share of one amount in another', () => {
  expect(shareInHundredths(1, 3)).toBe(3_333)
  expect(shareInHundredths(5, 0)).toBe(0)
  expect(shareInHundredths(-5, 10)).toBe(0)
})

test('a spread amount is whole again, and no part is above its weight', () => {
  expect(spread(100, [1, 1, 1])).toEqual([34, 33, 33])
  expect(spread(10, [0, 0])).toEqual([0, 0])
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 1e13 }), { minLength: 1 }), fc.nat(10_000), (weights, part) => {
      const whole = weights.reduce((sum, weight) => sum + weight, 0)
      const amount = percentOf(whole, part)
      const parts = spread(amount, weights)
      expect(parts.reduce((sum, each) => sum + each, 0)).toBe(amount)
      for (const [index, each] of parts.entries()) {
        expect(each).toBeGreaterThanOrEqual(0)
        expect(each).toBeLessThanOrEqual(weights[index] ?? 0)
      }
    }),
  )
})
