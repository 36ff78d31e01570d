import { expect, test } from 'vitest'
import { translator } from '#i18n/translate.ts'
import { ar, en } from '#tests/support/texts.ts'
import { keyFacts } from './key-facts.ts'

const [inEnglish, inArabic] = [translator(en, 'en'), translator(ar, 'ar')]

test('a card shows three facts at most: capacity, supply, size; gas comes before the power of its lights', () => {
  const specs = { capacityL: 1295, powerKw: 0.6, widthMm: 1400, depthMm: 800, heightMm: 2000, weightKg: 200 }
  expect(keyFacts(specs, 'en', inEnglish)).toEqual(['1295\u00a0L', '0.6\u00a0kW', '1400 × 800 × 2000\u00a0mm'])
  expect(keyFacts(specs, 'ar', inArabic)).toEqual(keyFacts(specs, 'en', inEnglish))
  expect(keyFacts({ ...specs, gasKw: 18 }, 'en', inEnglish)[1]).toBe('18 kW gas')
  expect(keyFacts({ ...specs, gasKw: 18 }, 'ar', inArabic)[1]).toBe('18 كيلووات غاز')
})

test('unknown facts are left out, and a size is shown whole or not at all', () => {
  expect(keyFacts({}, 'en', inEnglish)).toEqual([])
  expect(keyFacts({ widthMm: 1400, depthMm: 800 }, 'en', inEnglish)).toEqual([])
})

test('an output names its product, in the language of the reader', () => {
  expect(keyFacts({ racksPerHour: 80 }, 'en', inEnglish)).toEqual(['80 racks/h'])
  expect(keyFacts({ racksPerHour: 80 }, 'ar', inArabic)).toEqual(['80 سلة/ساعة'])
  expect(keyFacts({ outputKgPerDay: 12_500 }, 'en', inEnglish)).toEqual(['12,500 kg/day'])
})
