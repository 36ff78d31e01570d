import { expect, test } from 'vitest'
import { hiddenBy } from './switches.ts'

test('a product is hidden by a merchant or brand that is off, in this order, and by having no brand', () => {
  expect(hiddenBy({ isActive: true, isMerchantActive: true })).toEqual([])
  expect(hiddenBy({ isActive: false, isMerchantActive: true })).toEqual(['brand'])
  expect(hiddenBy({ isActive: true, isMerchantActive: false })).toEqual(['merchant'])
  expect(hiddenBy({ isActive: false, isMerchantActive: false })).toEqual(['merchant', 'brand'])
  expect(hiddenBy(null)).toEqual(['no-brand'])
})
