import { expect, test } from 'vitest'
import { governorateName } from './governorates.ts'

test('a governorate is shown in the reader’s language, however it was typed', () => {
  expect(governorateName('Cairo', 'ar')).toBe('القاهرة')
  expect(governorateName(' giza ', 'ar')).toBe('الجيزة')
  expect(governorateName('الاسكندرية', 'en')).toBe('Alexandria')
  expect(governorateName('الأقصر', 'ar')).toBe('الأقصر')
})

test('any other text stays as it was typed', () => {
  expect(governorateName('Nasr City', 'ar')).toBe('Nasr City')
  expect(governorateName('', 'en')).toBe('')
})
