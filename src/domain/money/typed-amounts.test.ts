import { expect, test } from 'vitest'
import { typedMinor } from './typed-amounts.ts'

test('a typed amount has at most two decimals', () => {
  expect(typedMinor('')).toBeNull()
  expect(typedMinor('1,234.5')).toBe(123_450)
  expect(typedMinor('0.29')).toBe(29)
  expect(typedMinor('١٤٫٥٥')).toBe(1455)
  for (const text of ['1.234', '-1', 'oven', '1.5.0']) expect(typedMinor(text), text).toBeNaN()
})
