import { expect, test } from 'vitest'
import { dialledPhone, internationalPhone } from './phones.ts'

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

test('a hotline is dialled as it stands', () => {
  for (const typed of ['19991', '16 123', '١٥٠٠٥', '17000']) expect(dialledPhone(typed), typed).toMatch(/^1[5-9]\d{3}$/)
  for (const typed of ['11991', '119991', '99999']) expect(dialledPhone(typed), typed).toBeNull()
})

test('a number of Egypt has as many digits as those of its kind', () => {
  for (const typed of ['0100 123 4567', '+20 15 1234 5678', '02 2000 0000', '03 555 5555', '040 333 3333', '0800 555 5555', '013 123 4567'])
    expect(dialledPhone(typed), typed).toMatch(/^\+20\d+$/)
  for (const typed of ['0100 000', '0100 123 456', '0130 123 4567', '0100 123 45678', '+20 100 000'])
    expect(dialledPhone(typed), typed).toBeNull()
  expect(dialledPhone('+971 50 123 4567')).toBe('+971501234567')
})
