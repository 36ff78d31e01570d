import { expect, test } from 'vitest'
import { internationalPhone } from './phones.ts'

test('all spellings of a number have one international form', () => {
  for (const typed of [
    '0100 000 1043',
    '+20 100 000 1043',
    '0020-100-000-1043',
    '20 1000001043',
    '(0100) 0001043',
    '٠١٠٠ ٠٠٠ ١٠٤٣',
    '‎+201000001043',
  ]) {
    expect(internationalPhone(typed), typed).toBe('+201000001043')
  }
})

test('foreign and landline numbers keep their digits', () => {
  expect(internationalPhone('+971 50 123 4567')).toBe('+971501234567')
  expect(internationalPhone('02 2000 0000')).toBe('+20220000000')
})

test('a text that is no number has no international form', () => {
  for (const typed of ['', 'ask for Mona', '123', '+1234567890123456']) expect(internationalPhone(typed), typed).toBeNull()
})
