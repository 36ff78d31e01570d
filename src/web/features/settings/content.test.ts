import { expect, test } from 'vitest'
import { valueAt, withTypedSince, withValue, wordsOf } from './content.ts'

const CONTENT = { name: { en: 'Nile', ar: 'النيل' }, phones: ['0100', '0200'], weekly: [{ days: ['friday'], from: '09:00' }] }

test('a value is read and replaced at its place, and nothing else changes', () => {
  expect(valueAt(CONTENT, ['weekly', 0, 'from'])).toBe('09:00')
  expect(valueAt(CONTENT, ['weekly', 3, 'from'])).toBeUndefined()
  const changed = withValue(withValue(CONTENT, ['phones', 1], '0300'), ['name', 'ar'], 'نيل')
  expect(changed).toEqual({ ...CONTENT, phones: ['0100', '0300'], name: { en: 'Nile', ar: 'نيل' } })
  expect(CONTENT.phones).toEqual(['0100', '0200'])
})

test('words that are typed while a section is saved stay over what the server stored', () => {
  const sent = { email: ' a@nile.example ', phones: ['0100'], name: { en: 'Nile', ar: 'النيل' } }
  const typed = { ...sent, phones: ['0100', '0200'] }
  const stored = { email: 'a@nile.example', phones: ['0100'], name: { en: 'Nile', ar: 'النيل' } }
  expect(withTypedSince(stored, { sent, typed })).toEqual({ ...stored, phones: ['0100', '0200'] })
  expect(withTypedSince(stored, { sent, typed: sent })).toEqual(stored)
})

test('a value is told in words', () => {
  expect(wordsOf(CONTENT)).toBe('Nile · النيل · 0100 · 0200 · friday · 09:00')
  expect(wordsOf(null)).toBe('')
})
