import { expect, test } from 'vitest'
import { normaliseEmail, toLatinDigits } from '#domain/text/text.ts'

test('toLatinDigits reads both sets of Arabic digits and the Arabic marks', () => {
  expect(toLatinDigits('٤٥٬٠٠٠٫٥٠ ۰۱۲۳۴۵۶۷۸۹ +20 abc')).toBe('45000.50 0123456789 +20 abc')
})

test('normaliseEmail trims and lowers', () => {
  expect(normaliseEmail('  Chef@Hotel.EG ')).toBe('chef@hotel.eg')
})
