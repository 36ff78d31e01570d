import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anonymousViewer, type Viewer } from '../accounts/viewer.ts'
import { amountFromDecimal, amountOf } from './money.ts'
import { visiblePrice } from './pricing.ts'

const named = (firstName: string): Viewer => ({
  kind: 'signed-in',
  id: 'a',
  role: 'ROLE MEMBER',
  areas: [],
  firstName,
  brandId: null,
  isDisabled: false,
  language: 'en',
})

describe('a price', () => {
  test('goes out in pounds, with at most two decimals, to viewers who may see it', () => {
    expect(visiblePrice(named('Mona'), amountFromDecimal(45_000))).toEqual({ price: 45_000 })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), (amount) => {
        const { price } = visiblePrice(named('Mona'), amountOf(amount))
        expect(String(price)).toMatch(/^\d+(\.\d{1,2})?$/)
        expect(Math.round((price ?? 0) * 100)).toBe(amount)
      }),
    )
  })

  test('is absent, not 0 and not null, for viewers who may not', () => {
    for (const viewer of [anonymousViewer('en'), anonymousViewer('ar'), named(''), named('  ')]) {
      expect(visiblePrice(viewer, amountFromDecimal(45_000))).toStrictEqual({})
    }
  })
})
