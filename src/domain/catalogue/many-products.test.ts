import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountFromDecimal } from '../money/money.ts'
import { priceAfter, ROUNDINGS } from './many-products.ts'

const priced = (price: number, percent: number, rounding: (typeof ROUNDINGS)[number]) =>
  priceAfter(amountFromDecimal(price), percent, rounding)

test('a price rises or falls by percent and is rounded half up to the multiple', () => {
  expect(priced(1000, 5, 0)).toBe(105_000)
  expect(priced(999.99, 5, 0)).toBe(104_999)
  expect(priced(1012, 5, 1)).toBe(106_300)
  expect(priced(1010, 5, 5)).toBe(106_000)
  expect(priced(1050, 10, 10)).toBe(116_000)
  expect(priced(1050, -10, 50)).toBe(95_000)
  expect(priced(45_000, 2.5, 100)).toBe(4_610_000)
})

test('a price below one pound, or above the highest, is none', () => {
  expect(priced(40, 5, 100)).toBeNull()
  expect(priced(1, -10, 0)).toBeNull()
  expect(priced(1_000_000_000, 1, 0)).toBeNull()
})

test('each new price is a multiple of its rounding, and the nearest one', () => {
  const price = fc.integer({ min: 100, max: 90_000_000_00 })
  fc.assert(
    fc.property(price, fc.integer({ min: -9_000, max: 100_000 }), fc.constantFrom(...ROUNDINGS), (minor, parts, rounding) => {
      const after = priceAfter(amountFromDecimal(minor / 100), parts / 100, rounding)
      if (after === null) return
      const step = Math.max(1, rounding * 100)
      expect(after % step).toBe(0)
      expect(Math.abs(after - (minor * (10_000 + parts)) / 10_000)).toBeLessThanOrEqual(step / 2 + 0.5)
    }),
  )
})
