import { expect, test } from 'vitest'
import { hiddenBy, switchedBack } from './switches.ts'

test('a product is hidden by a merchant or brand that is off, in this order, and by having no brand', () => {
  expect(hiddenBy({ isActive: true, isMerchantActive: true })).toEqual([])
  expect(hiddenBy({ isActive: false, isMerchantActive: true })).toEqual(['brand'])
  expect(hiddenBy({ isActive: true, isMerchantActive: false })).toEqual(['merchant'])
  expect(hiddenBy({ isActive: false, isMerchantActive: false })).toEqual(['merchant', 'brand'])
  expect(hiddenBy(null)).toEqual(['no-brand'])
})

test('a switch that is taken back finds the reasons above as they are by now', () => {
  const on = { isActive: true, inactiveReasons: [] }
  expect(switchedBack(on, { once: [], now: [] })).toEqual(on)
  expect(switchedBack(on, { once: [], now: ['brand'] })).toEqual({ isActive: false, inactiveReasons: ['brand'] })
  // It was on although its category was off already: somebody had wanted that.
  expect(switchedBack(on, { once: ['category:1'], now: ['category:1'] })).toEqual(on)
  const off = { isActive: false, inactiveReasons: ['brand', 'category:1'] }
  expect(switchedBack(off, { once: off.inactiveReasons, now: ['category:1', 'category:2'] }).inactiveReasons).toEqual([
    'category:1',
    'category:2',
  ])
  expect(switchedBack(off, { once: off.inactiveReasons, now: [] })).toEqual(on)
  const byHand = { isActive: false, inactiveReasons: [] }
  expect(switchedBack(byHand, { once: [], now: ['brand'] })).toEqual(byHand)
})
