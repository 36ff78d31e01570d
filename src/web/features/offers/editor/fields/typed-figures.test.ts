import { expect, test } from 'vitest'
import { hundredthsText, minorFieldText, offerMinor, quantityText, typedHundredths, typedQuantity } from './typed-figures.ts'

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
