import { expect, test } from 'vitest'
import { translator } from '#i18n/translate.ts'
import { ar, en } from '#tests/support/texts.ts'
import { specRows } from './specs.ts'

const inEnglish = translator(en, 'en')
const inArabic = translator(ar, 'ar')

test("specs are listed in one order, with Latin digits in both languages and words in the reader's", () => {
  const specs = {
    outputKgPerDay: 40,
    heightMm: 2050,
    widthMm: 1400,
    voltage: 400,
    phases: 3,
    temperatureMinC: -2,
    powerKw: 18.5,
    gasKw: 30,
    doors: 2,
  }
  const told = (words: { three: string; perDay: string }) => [
    ['widthMm', '1400\u00a0mm'],
    ['heightMm', '2050\u00a0mm'],
    ['gasKw', '30\u00a0kW'],
    ['powerKw', '18.5\u00a0kW'],
    ['voltage', '400\u00a0V'],
    ['phases', words.three],
    ['outputKgPerDay', words.perDay],
    ['temperatureMinC', '\u22122\u00a0°C'],
    ['doors', '2'],
  ]
  const rows = (language: 'en' | 'ar') =>
    specRows(specs, language, language === 'en' ? inEnglish : inArabic).map(({ key, value }) => [key, value])
  expect(rows('en')).toEqual(told({ three: 'three-phase', perDay: '40 kg/day' }))
  expect(rows('ar')).toEqual(told({ three: '3 فاز', perDay: '40 كجم/يوم' }))
})

test('unknown specs are left out', () => {
  expect(specRows({}, 'en', inEnglish)).toEqual([])
})
