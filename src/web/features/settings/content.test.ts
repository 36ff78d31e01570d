import { expect, test } from 'vitest'
import { valueAt, withValue, wordsOf } from './content.ts'

const CONTENT = { name: { en: 'Nile', ar: 'النيل' }, phones: ['0100', '0200'], weekly: [{ days: ['friday'], from: '09:00' }] }

test('a value is read and replaced at its place, and nothing else changes', () => {
  expect(valueAt(CONTENT, ['weekly', 0, 'from'])).toBe('09:00')
  expect(valueAt(CONTENT, ['weekly', 3, 'from'])).toBeUndefined()
  const changed = withValue(withValue(CONTENT, ['phones', 1], '0300'), ['name', 'ar'], 'نيل')
  expect(changed).toEqual({ ...CONTENT, phones: ['0100', '0300'], name: { en: 'Nile', ar: 'نيل' } })
  expect(CONTENT.phones).toEqual(['0100', '0200'])
})

test('a value is told in words', () => {
  expect(wordsOf(CONTENT)).toBe('Nile · النيل · 0100 · 0200 · friday · 09:00')
  expect(wordsOf(null)).toBe('')
})
