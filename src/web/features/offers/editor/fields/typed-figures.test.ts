import { expect, test } from 'vitest'
import {
  discountText,
  hundredthsText,
  isRefusedFigure,
  isSameDiscount,
  minorFieldText,
  offerMinor,
  quantityText,
  typedDiscount,
  typedHundredths,
  typedQuantity,
} from './typed-figures.ts'

test.each([
  ['45,000', 4_500_000],
  ['٤٥٬٠٠٠٫٥', 4_500_050],
  ['0.01', 1],
  ['', null],
  ['1.234', undefined],
  ['-5', undefined],
  ['abc', undefined],
])('the amount %s is %s', (typed, minor) => expect(offerMinor(typed)).toBe(minor))

test('percentages may carry their sign, and end at a hundred', () => {
  expect([typedHundredths('5%'), typedHundredths('٧٫٥٪'), typedHundredths('100'), typedHundredths('101')]).toEqual([
    500,
    750,
    10_000,
    undefined,
  ])
})

test('a quantity is at least something, and has three decimals at most', () => {
  expect([typedQuantity('12'), typedQuantity('2.125'), typedQuantity('0'), typedQuantity('1.2345'), typedQuantity('')]).toEqual([
    12,
    2.125,
    undefined,
    undefined,
    null,
  ])
})

test('a shown figure reads back as itself', () => {
  for (const minor of [0, 1, 100, 123_456_789]) expect(offerMinor(minorFieldText(minor))).toBe(minor)
  for (const hundredths of [0, 5, 750, 10_000]) expect(typedHundredths(hundredthsText(hundredths))).toBe(hundredths)
  for (const quantity of [1, 2.125, 100_000]) expect(typedQuantity(quantityText(quantity))).toBe(quantity)
})

test('a discount is in the unit of its field, or in percent where a sign says so', () => {
  expect(typedDiscount('1,500', 'amount', false)).toEqual({ kind: 'amount', minor: 150_000 })
  expect(typedDiscount('7.5', 'percent', false)).toEqual({ kind: 'percent', hundredths: 750 })
  expect(typedDiscount('١٠٪', 'amount', false)).toEqual({ kind: 'percent', hundredths: 1_000 })
  expect(typedDiscount('1,500', 'percent', false)).toBeUndefined()
  expect(typedDiscount('150%', 'amount', false)).toBeUndefined()
})

test('0 percent is no discount, but a part of a payment plan may have 0 percent', () => {
  expect([typedDiscount('0', 'percent', false), typedDiscount('', 'percent', true)]).toEqual([null, null])
  expect(typedDiscount('0', 'percent', true)).toEqual({ kind: 'percent', hundredths: 0 })
})

test('10 pounds are no 10 percent, whatever the field shows', () => {
  const [percent, amount] = [
    { kind: 'percent', hundredths: 1_000 },
    { kind: 'amount', minor: 1_000 },
  ] as const
  expect([discountText(percent), discountText(amount)]).toEqual(['10', '10'])
  expect([isSameDiscount(percent, amount), isSameDiscount(percent, { ...percent }), isSameDiscount(null, percent)]).toEqual([
    false,
    true,
    false,
  ])
})

test('a figure that can not be read is refused, and an empty one where a figure is needed', () => {
  expect([isRefusedFigure(undefined, false), isRefusedFigure(null, true), isRefusedFigure(null, false), isRefusedFigure(0, true)]).toEqual([
    true,
    true,
    false,
    false,
  ])
})
