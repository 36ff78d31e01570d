import { expect, test } from 'vitest'
import { readTypedNumber, typedDigits } from './typed-numbers.ts'

test('reads thousands and decimals in either script', () => {
  for (const text of ['1250.5', '1,250.5', '1 250.5', '١٢٥٠٫٥', '١٬٢٥٠٫٥', '١،٢٥٠٫٥', ' 1250.5 '])
    expect(readTypedNumber(text), text).toBe(1250.5)
  for (const text of ['-18', '\u221218', '\u061c-١٨', '\u200f-18\u200f', ' \u200e-18 ']) expect(readTypedNumber(text), text).toBe(-18)
  expect(readTypedNumber('\u200f 45,000 \u200f')).toBe(45_000)
  expect(readTypedNumber(' ')).toBeUndefined()
})

test('a mark that separates no thousands gives NaN, never a larger number', () => {
  for (const text of ['1,5', '١،٥', '1,0000', '12,34,567', '1.250.000', '1.', '.5', 'ten', '1e3'])
    expect(readTypedNumber(text), text).toBeNaN()
})

test('a field for whole numbers takes the digits of either script, and no others of a text that holds more', () => {
  for (const text of ['12', '٠١٢', ' ١2 ', '\u200f12\u200f']) expect(typedDigits(text, 6), text).toBe('12')
  for (const text of ['1,250', '١٬٢٥٠', '1 250', '1\u00a0250']) expect(typedDigits(text, 6), text).toBe('1250')
  expect(typedDigits('000', 6)).toBe('0')
  expect(typedDigits(' ', 6)).toBe('')
  expect(typedDigits('12345678', 6)).toBe('123456')
  for (const text of ['1e3', '10x20', '0x10', '-3', '\u22123', '+5', '1,5', '1.5', '12 pieces', 'NaN'])
    expect(typedDigits(text, 6), text).toBeNull()
})
