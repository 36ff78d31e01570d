import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addAmounts,
  amountFromDecimal,
  amountOf,
  decimalFromAmount,
  isDecimalAmount,
  PRICE_FILTER_MAX,
  priceBounds,
  timesQuantity,
} from '#domain/money/money.ts'

const amount = fc.integer({ min: 0, max: 1e12 }).map(amountOf)

describe('amountOf', () => {
  test.each([0.5, -1, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, 1e15 + 1])('refuses %d', (value) => {
    expect(() => amountOf(value)).toThrow(RangeError)
  })

  test('a minus zero is a zero', () => {
    expect(Object.is(amountOf(-0), 0)).toBe(true)
  })
})

describe('decimals', () => {
  test('every amount comes back unchanged', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (value) => {
        const sum = amountOf(value % 1e15)
        expect(amountFromDecimal(decimalFromAmount(sum))).toBe(sum)
      }),
    )
  })

  test.each([0.29, 1.1, 4.35, 1.15, 8.2, 45000, 149999.99])('%d is an amount', (decimal) => {
    expect(decimalFromAmount(amountFromDecimal(decimal))).toBe(decimal)
  })

  test.each([1.005, 0.001, 0.1 + 0.2, -1, Number.NaN, Number.POSITIVE_INFINITY, 1e14])('%d is refused', (decimal) => {
    expect(isDecimalAmount(decimal)).toBe(false)
    expect(() => amountFromDecimal(decimal)).toThrow(RangeError)
  })
})

describe('sums', () => {
  test('ten times a tenth makes one', () => {
    expect(decimalFromAmount(addAmounts(...Array.from({ length: 10 }, () => amountFromDecimal(0.1))))).toBe(1)
  })

  test('the order and grouping of parts make no difference', () => {
    fc.assert(
      fc.property(fc.array(amount, { maxLength: 30 }), fc.nat(), (parts, cut) => {
        const at = parts.length === 0 ? 0 : cut % parts.length
        const grouped = addAmounts(addAmounts(...parts.slice(at)), addAmounts(...parts.slice(0, at)))
        expect(grouped).toBe(addAmounts(...parts))
        expect(BigInt(grouped)).toBe(parts.reduce((sum, part) => sum + BigInt(part), 0n))
      }),
    )
  })

  test('a line is its price added as often as its quantity', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 50 }), (price, quantity) => {
        expect(timesQuantity(price, quantity)).toBe(addAmounts(...Array.from({ length: quantity }, () => price)))
      }),
    )
  })

  test.each([-1, 1.5, Number.NaN])('a quantity of %d is refused', (quantity) => {
    expect(() => timesQuantity(amountOf(100), quantity)).toThrow(RangeError)
  })
})

describe('priceBounds', () => {
  test('are inclusive, and the end of the slider means no upper bound', () => {
    expect(priceBounds(1, 100)).toEqual({ from: 100, to: 10_000 })
    expect(priceBounds(1.1, 1.1)).toEqual({ from: 110, to: 110 })
    expect(priceBounds(null, null)).toEqual({ from: 0, to: null })
    expect(priceBounds(5, PRICE_FILTER_MAX)).toEqual({ from: 500, to: null })
    expect(priceBounds(5, 149_999.99)).toEqual({ from: 500, to: 14_999_999 })
    expect(priceBounds(1e300, -3)).toEqual({ from: 1e15, to: 0 })
  })

  test('allow exactly the prices between the two numbers', () => {
    const minor = fc.integer({ min: 0, max: 14_999_999 })
    fc.assert(
      fc.property(minor, minor, minor, (min, max, price) => {
        const { from, to } = priceBounds(min / 100, max / 100)
        expect(price >= from && (to === null || price <= to)).toBe(price >= min && price <= max)
      }),
    )
  })
})
