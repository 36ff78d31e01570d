import { expect, test } from 'vitest'
import { normaliseEmail, toLatinDigits, typedDigits } from '#domain/text/text.ts'

test('toLatinDigits reads both sets of Arabic digits and the Arabic marks', () => {
  expect(toLatinDigits('٤٥٬٠٠٠٫٥٠ ۰۱۲۳۴۵۶۷۸۹ +20 abc')).toBe('45000.50 0123456789 +20 abc')
})

test('a field for whole numbers takes the digits of either script and nothing else', () => {
  expect(typedDigits('٠١2 pieces', 6)).toBe('12')
  expect(typedDigits('000', 6)).toBe('0')
  expect(typedDigits('-1,2345678', 6)).toBe('123456')
})

test('normaliseEmail trims and lowers', () => {
  expect(normaliseEmail('  Chef@Hotel.EG ')).toBe('chef@hotel.eg')
})
