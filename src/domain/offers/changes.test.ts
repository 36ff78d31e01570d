import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyOffer, sampleLine, sampleOffer } from '#tests/support/offers.ts'
import { offerChanges } from './changes.ts'
import { withoutPrices } from './shown-content.ts'

const NAME = { en: 'Gas range', ar: 'بوتاجاز غاز' }
const OVEN = { en: 'Oven', ar: 'فرن' }

const before = sampleOffer({
  lines: [sampleLine({ id: 'a' }), sampleLine({ id: 'b', name: OVEN, sku: 'OV' }), sampleLine({ id: 'c' })],
})
const after = sampleOffer({
  lines: [
    sampleLine({ id: 'd', quantity: 3 }),
    sampleLine({ id: 'a', quantity: 2, unitMinor: 90_000 }),
    sampleLine({ id: 'c', name: OVEN, sku: 'OV-2', productId: 'oven-2' }),
  ],
  discount: { kind: 'percent', hundredths: 500 },
  closing: OVEN,
  validUntil: '2026-12-05',
})

test('a reader is told each change once, the total last', () => {
  expect(offerChanges(before, after)).toEqual([
    { kind: 'line-in', lineId: 'd', sku: 'GR-700', name: NAME, quantity: 3 },
    { kind: 'line', fact: 'quantity', lineId: 'a', sku: 'GR-700', name: NAME, from: 1, to: 2 },
    { kind: 'line', fact: 'unitMinor', lineId: 'a', sku: 'GR-700', name: NAME, from: 100_000, to: 90_000 },
    { kind: 'replaced', lineId: 'c', from: { sku: 'GR-700', name: NAME }, to: { sku: 'OV-2', name: OVEN } },
    { kind: 'line-out', lineId: 'b', sku: 'OV', name: OVEN, quantity: 1 },
    { kind: 'offer', fact: 'discount', from: null, to: { kind: 'percent', hundredths: 500 } },
    { kind: 'text', text: 'closing' },
    { kind: 'offer', fact: 'validUntil', from: '2026-11-30', to: '2026-12-05' },
    { kind: 'offer', fact: 'totalMinor', from: 342_000, to: 628_140 },
  ])
})

test('the reader of a technical offer is told no amount', () => {
  const changes = offerChanges(withoutPrices(before), withoutPrices(after))
  expect(changes.map((change) => ('fact' in change ? change.fact : change.kind))).toEqual([
    'line-in',
    'quantity',
    'replaced',
    'line-out',
    'text',
    'validUntil',
  ])
})

test('a version has no changes against itself, and lines added in one direction are removed in the other', () => {
  fc.assert(
    fc.property(anyOffer, anyOffer, (one, other) => {
      expect(offerChanges(one, one)).toEqual([])
      const lines = (kind: string, from: typeof one, to: typeof one) =>
        offerChanges(from, to).flatMap((change) => ('lineId' in change && change.kind === kind ? [change.lineId] : []))
      expect(lines('line-in', one, other)).toEqual(lines('line-out', other, one))
    }),
    { numRuns: 50 },
  )
})
