import { expect, test } from 'vitest'
import { boundText, typedBound } from './price-filter.tsx'

const read = (raw: string) => typedBound(boundText(raw), { empty: 150_000, unreadable: 900 })

test('a typed bound is an amount with or without decimals, in either script', () => {
  for (const raw of ['1500.50', '1,500.50', '١٥٠٠٫٥٠', '١٬٥٠٠٫٥', ' 1500.5 L.E']) expect(read(raw), raw).toBe(1500.5)
  for (const raw of ['2000', '2000.', '٢٠٠٠،']) expect(read(raw), raw).toBe(2000)
})

test('an empty field has no bound, and a typed amount stays within the slider', () => {
  expect(read('')).toBe(150_000)
  expect(read('0')).toBe(1)
  expect(read('999999')).toBe(150_000)
})

test('a text that may mean two amounts changes nothing', () => {
  for (const raw of ['1.500,50', '15,5', '1.5.0']) expect(read(raw), raw).toBe(900)
})
