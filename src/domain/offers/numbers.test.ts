import { expect, test } from 'vitest'
import { offerFileName, offerNumberText, typedOfferNumber, versionText } from './numbers.ts'

const OFFER = { year: 2026, number: 12 }

test('an offer is called by its number, a version by its own', () => {
  expect(offerNumberText(OFFER)).toBe('Q-2026-00012')
  expect(offerNumberText({ year: 2026, number: 123_456 })).toBe('Q-2026-123456')
  expect(versionText(2)).toBe('v2')
  expect(offerFileName(OFFER, 2)).toBe('Q-2026-00012-v2.pdf')
  expect(offerFileName(OFFER, 'draft')).toBe('Q-2026-00012-draft.pdf')
})

test.each([
  'Q-2026-00012',
  'q 2026 12',
  'q2026-12',
  'Q–2026–00012',
  '2026/12',
  '2026-00012',
  '202600012',
  '٢٠٢٦-١٢',
  'ع-٢٠٢٦-٠٠٠١٢',
  'عرض سعر رقم ٢٠٢٦/١٢',
  'Quotation no. Q-2026-00012',
  '# Q-2026-00012',
  '\u2066Q-2026-00012\u2069',
  'Q\u20112026\u221200012.',
  ' Ｑ-2026-12 ',
])('%j is Q-2026-00012', (typed) => {
  expect(typedOfferNumber(typed)).toEqual({ ...OFFER, version: null })
})

test.each(['Q-2026-00012-v2', 'q 2026 12 v2', 'Q-2026-00012-v2.pdf', '2026/12 V 2', 'عرض 2026-12 نسخة ٢', 'Q-2026-00012 rev. 2'])(
  '%j is its version 2',
  (typed) => {
    expect(typedOfferNumber(typed)).toEqual({ ...OFFER, version: 2 })
  },
)

test.each(['', 'Q', 'Q-2026', '2026', 'R-10432', '01012345678', '201012345678', '1999-12', 'Q-2026-0', 'Q-2026-00012 Mona', '2026-12-31'])(
  '%j is none',
  (typed) => {
    expect(typedOfferNumber(typed)).toBeNull()
  },
)
