import { beforeAll, expect, test } from 'vitest'
import { loadTexts, type Texts } from '../../platform/texts/texts.ts'
import { FACT_TEXTS, factText } from './fact-words.ts'

let t: Texts<(typeof FACT_TEXTS)[number]>
beforeAll(async () => {
  t = await loadTexts('ar', ...FACT_TEXTS)
})
const read = (name: string, value: unknown) => factText(name, value, { t, language: 'ar' })

test('a value of the shop’s own lists is translated, also within a list and a record', () => {
  expect(read('status', 'Shipped')).toBe('تم الشحن')
  expect(read('inactiveReasons', ['brand', 'category:01900000'])).toBe(`${t('history.values.byBrand')} · ${t('history.values.byCategory')}`)
  expect(read('review', { status: 'Approved' })).toContain(t('history.values.approved'))
})

test('words that people typed stay as they are, whatever it is called', () => {
  expect(read('brand', 'Shipped')).toBe('Shipped')
  expect(read('name', 'Approved')).toBe('Approved')
})
