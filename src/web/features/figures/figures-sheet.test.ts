import { expect, test } from 'vitest'
import { LANGUAGES } from '#domain/text/language.ts'
import { figuresTexts } from '#i18n/sets/figures.ts'
import { loadTexts } from '../../platform/texts/texts.ts'
import type { Figures } from './figures-query.ts'
import { figuresSheet } from './figures-sheet.ts'

const NONE = { count: 0, valueMinor: 0 }
const FIGURES: Figures = {
  from: '2026-11-14',
  to: '2026-11-23',
  at: '2026-11-23T10:00:00Z',
  notCalled: { customers: 0, late: 0, oldest: null },
  openOffers: NONE,
  expiring: NONE,
  largest: [],
  withoutDeposit: { ...NONE, offers: [] },
  won: { week: NONE, lastWeek: NONE, month: NONE, lastMonth: NONE, span: NONE },
  lost: { ...NONE, reasons: [{ reason: 'price', count: 2, valueMinor: 1_050 }], entries: [] },
  people: [{ _id: null, name: '=HYPERLINK("x")', offers: 1, grossMinor: 10_000, discountMinor: 500, requests: 3, late: 1 }],
  weeks: [
    {
      from: '2026-11-14',
      requests: 3,
      valueMinor: 12_345,
      medianMinutes: 61.4,
      slowMinutes: null,
      inTime: 2,
      judged: 3,
      won: 1,
      wonMinor: 5_000,
    },
  ],
  brands: [{ _id: null, name: null, pieces: 1.5, valueMinor: 100 }],
  categories: [],
  machines: [{ sku: '-7', name: { en: 'Oven', ar: 'فرن' }, pieces: 4, requests: 2 }],
  searches: [{ term: '+ tortilla', language: 'en', count: 2 }],
}

test('the sheet holds plain numbers in every language, and no word as a formula', async () => {
  for (const language of LANGUAGES) {
    const lines = figuresSheet(FIGURES, { t: await loadTexts(language, figuresTexts), language }).split('\r\n')
    const machine = language === 'ar' ? 'فرن' : 'Oven'
    expect(lines).toEqual(
      expect.arrayContaining([
        '2026-11-14,3,123.45,61,,0.67,1,50',
        `"'=HYPERLINK(""x"")",1,100,5,3,1`,
        `${machine},'-7,2,4`,
        "'+ tortilla,2",
      ]),
    )
    expect(lines.some((line) => line.endsWith(',2,10.5'))).toBe(true)
    expect(lines.some((line) => line.endsWith(',1.5,1'))).toBe(true)
  }
})
