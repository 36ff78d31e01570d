import { expect, test } from 'vitest'
import { deliveryLines, governorateName, governoratesIn } from './governorates.ts'

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

test('a search means the governorates whose names have a word that begins so, in either language', () => {
  for (const typed of ['Giza', 'giz', 'الجيزة', 'جيزه', 'الجيز']) expect(governoratesIn(typed), typed).toEqual(['giza'])
  expect(governoratesIn('Sinai')).toEqual(['northSinai', 'southSinai'])
  expect(governoratesIn('البحر')).toEqual(['redSea'])
  for (const typed of ['', 'gi', 'iza', 'Nasr City']) expect(governoratesIn(typed), typed).toEqual([])
})

test('an address is its lines that hold something, and then its governorate', () => {
  expect(deliveryLines({ address: '7 Road\n \n\n7 Road', governorate: 'giza' }, 'en')).toEqual(['7 Road', '7 Road', 'Giza'])
  expect(deliveryLines({ address: '', governorate: 'giza' }, 'ar')).toEqual(['الجيزة'])
  expect(deliveryLines({ address: 'شارع ٧', governorate: null }, 'ar')).toEqual(['شارع ٧'])
  expect(deliveryLines({}, 'en')).toEqual([])
})
