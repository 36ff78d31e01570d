import { expect, test } from 'vitest'
import { internationalPhone } from './phones.ts'

test('a number is the same however it was written', () => {
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

test('numbers of other countries and of the landline stay what they are', () => {
  expect(internationalPhone('+971 50 123 4567')).toBe('+971501234567')
  expect(internationalPhone('02 2000 0000')).toBe('+20220000000')
})

test('what is no number has no international form', () => {
  for (const typed of ['', 'ask for Mona', '123', '+1234567890123456']) expect(internationalPhone(typed), typed).toBeNull()
})
