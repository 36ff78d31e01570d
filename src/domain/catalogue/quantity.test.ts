import fc from 'fast-check'
import { expect, test } from 'vitest'
import { quantityInputMax, refuseQuantity, stepLimit } from '#domain/catalogue/quantity.ts'

test.each([
  [-3, 1],
  [0, 1],
  [1, 1],
  [25, 1],
  [26, 5],
  [100, 5],
  [101, 25],
  [499, 25],
  [500, 50],
  [100_000, 50],
])('with %d in stock a line may ask for up to %d', (stock, limit) => {
  expect(stepLimit(stock)).toBe(limit)
})

test('the limit is never above the stock', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000 }), (stock) => {
      expect(stepLimit(stock)).toBeLessThanOrEqual(stock)
    }),
  )
})

test('a quantity is refused below one, above the limit and between whole numbers', () => {
  expect(refuseQuantity(0, 100)).toEqual({ reason: 'too-few', min: 1 })
  expect(refuseQuantity(-1, 100)).toEqual({ reason: 'too-few', min: 1 })
  expect(refuseQuantity(6, 100)).toEqual({ reason: 'too-many', max: 5 })
  expect(refuseQuantity(2, 0)).toEqual({ reason: 'too-many', max: 1 })
  expect(refuseQuantity(Number.POSITIVE_INFINITY, 9)).toEqual({ reason: 'too-many', max: 1 })
  expect(refuseQuantity(1.5, 100)).toEqual({ reason: 'not-whole' })
  expect(refuseQuantity(Number.NaN, 100)).toEqual({ reason: 'not-whole' })
  expect(refuseQuantity(5, 100)).toBeNull()
  expect(refuseQuantity(1, 0)).toBeNull()
})

test('exactly the whole numbers from one to the limit are allowed', () => {
  fc.assert(
    fc.property(fc.integer({ min: -5, max: 60 }), fc.integer({ min: 0, max: 1000 }), (quantity, stock) => {
      expect(refuseQuantity(quantity, stock) === null).toBe(quantity >= 1 && quantity <= stepLimit(stock))
    }),
  )
})

test('the input goes up to the stock', () => {
  expect(quantityInputMax(340)).toBe(340)
  expect(quantityInputMax(0)).toBe(1)
})
