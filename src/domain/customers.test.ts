import { expect, test } from 'vitest'
import { commercialRegisterOf, contactValue, holdsNationalId, isSeparable, separableUntil, taxNumberOf } from './customers.ts'

test('fourteen digits are a national id, however they are spaced or written', () => {
  for (const typed of ['29001011234567', '290 0101 1234567', '٢٩٠٠١٠١١٢٣٤٥٦٧', 'ID 2900101-1234567']) {
    expect(holdsNationalId(typed), typed).toBe(true)
  }
  for (const typed of ['', '123-456-789', '2900101123456', '290010112345678', 'Branch 12, 2026']) {
    expect(holdsNationalId(typed), typed).toBe(false)
  }
})

test('a tax number has nine digits, and a commercial register number digits alone', () => {
  for (const typed of ['123456789', '123-456-789', ' 123 456 789 ', '١٢٣-٤٥٦-٧٨٩']) expect(taxNumberOf(typed), typed).toBe('123-456-789')
  for (const typed of ['12345678', '1234567890', 'none', '']) expect(taxNumberOf(typed), typed).toBeNull()
  expect(commercialRegisterOf('٤٥ ٦٧٨')).toBe('45678')
  for (const typed of ['', 'CR 45', '1234567890123']) expect(commercialRegisterOf(typed), typed).toBeNull()
})

test('the spellings of one contact are one value', () => {
  expect(contactValue('phone', '٠١٠٠ ٠٠٠ ١٠٤٣')).toBe('+201000001043')
  expect(contactValue('phone', 'ask for Mona')).toBeNull()
  expect(contactValue('email', ' Mona@Nile.example ')).toBe('mona@nile.example')
  expect(contactValue('email', ' ')).toBeNull()
})

test('a joining can be undone for thirty days', () => {
  const joined = new Date('2026-11-22T10:00:00Z')
  expect(separableUntil(joined).toISOString()).toBe('2026-12-22T10:00:00.000Z')
  expect(isSeparable(joined, new Date('2026-12-22T10:00:00Z'))).toBe(true)
  expect(isSeparable(joined, new Date('2026-12-22T10:00:01Z'))).toBe(false)
})
