import { expect, test } from 'vitest'
import { sampleOffer } from '#tests/support/offers.ts'
import { monthsUntil, readSerials, warrantyMonths } from './items-dialog.tsx'

test('serial numbers are read from lines, cells and lists, and a repeated one is named', () => {
  expect(readSerials('SN 1\r\nSN 2\tSN 3, SN4؛SN5\n\n').serials).toEqual(['SN 1', 'SN 2', 'SN 3', 'SN4', 'SN5'])
  expect(readSerials('A\nB').repeated).toBeNull()
  expect(readSerials('A\nB\nA').repeated).toBe('A')
})

test('the months of the warranty come from its text, else from the first text kept ready', () => {
  const warranties = [
    { months: 12, text: { en: 'One year', ar: 'سنة' } },
    { months: 24, text: { en: 'Two years', ar: 'سنتان' } },
  ]
  expect(warrantyMonths(sampleOffer({ warranty: { en: '', ar: 'سنتان' } }), { warranties })).toBe(24)
  expect(warrantyMonths(sampleOffer(), { warranties })).toBe(12)
})

test('months between a delivery and the end of its warranty are told only where they are whole', () => {
  expect(monthsUntil('2026-08-31', '2027-02-28')).toBe(6)
  expect(monthsUntil('2026-11-22', '2027-11-22')).toBe(12)
  expect(monthsUntil('2026-11-22', '2027-11-20')).toBeNull()
})
