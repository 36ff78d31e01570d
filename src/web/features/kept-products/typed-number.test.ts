import fc from 'fast-check'
import { expect, test } from 'vitest'
import { typedNumber } from './typed-number.ts'

test('digits of either kind count and everything else is left out', () => {
  expect(typedNumber('٤٥٬٠٠٠')).toBe('45000')
  expect(typedNumber('12 pieces')).toBe('12')
  expect(typedNumber('1.5')).toBe('15')
})

test('decimals and a sign are kept where they may be, once', () => {
  expect(typedNumber('٤٥٬٠٠٠٫٥٠', { hasDecimals: true })).toBe('45000.50')
  expect(typedNumber('1,250.5.5 L.E', { hasDecimals: true })).toBe('1250.55')
  expect(typedNumber('-18', { maybeNegative: true })).toBe('-18')
  expect(typedNumber('1-8', { maybeNegative: true })).toBe('18')
})

test('what was left of a text is left alone', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.boolean(), fc.boolean(), (text, hasDecimals, maybeNegative) => {
      const kept = typedNumber(text, { hasDecimals, maybeNegative })
      expect(typedNumber(kept, { hasDecimals, maybeNegative })).toBe(kept)
      expect(kept).toMatch(/^-?\d*\.?\d*$/)
    }),
  )
})
