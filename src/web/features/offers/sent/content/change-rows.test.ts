import { expect, test } from 'vitest'
import { sentOffer } from '#i18n/en/sent-offer.ts'
import { translator } from '#i18n/translate.ts'
import { sampleLine, sampleOffer } from '#tests/support/offers.ts'
import { changeRows, type RowWords } from './change-rows.ts'

const words: RowWords = { t: translator({ sentOffer }, 'en') as RowWords['t'], language: 'en' }
const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '').replace(/\u00a0/g, ' ')

test('changes are rows with both values: lines in and out, quantity, price and total', () => {
  const before = sampleOffer({ lines: [sampleLine(), sampleLine({ id: 'out', name: { en: 'Fryer', ar: 'قلاية' } })] })
  const after = sampleOffer({
    lines: [sampleLine({ quantity: 2, unitMinor: 90_000 }), sampleLine({ id: 'in', name: { en: 'Grill', ar: 'شواية' } })],
  })
  expect(changeRows(before, after, words).map(({ subject, fact, from, to }) => [subject, fact, from, to].map(plain))).toEqual([
    ['Gas range', 'Quantity', '1', '2'],
    ['Gas range', 'Unit price', '1,000 L.E', '900 L.E'],
    ['Grill', 'Added', '', '1'],
    ['Fryer', 'Left out', '1', ''],
    ['', 'Total', '2,280 L.E', '3,192 L.E'],
  ])
})
