import { expect, test } from 'vitest'
import { governorateName } from './governorates.ts'

test('a governorate reads in the language of the reader, however it was typed', () => {
  expect(governorateName('Cairo', 'ar')).toBe('القاهرة')
  expect(governorateName(' giza ', 'ar')).toBe('الجيزة')
  expect(governorateName('الاسكندرية', 'en')).toBe('Alexandria')
  expect(governorateName('الأقصر', 'ar')).toBe('الأقصر')
})

test('what is no governorate stays as it was typed', () => {
  expect(governorateName('Nasr City', 'ar')).toBe('Nasr City')
  expect(governorateName('', 'en')).toBe('')
})
