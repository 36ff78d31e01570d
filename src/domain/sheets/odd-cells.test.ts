import { expect, test } from 'vitest'
import { barePieces, isDateLike, isTotal, saysAvailable } from './odd-cells.ts'

test.each([
  ['12', '12'],
  ['12 pcs', '12'],
  ['١٢ قطعة', '١٢'],
  ['5قطع', '5'],
  ['غير متوفر', '0'],
  ['نفدت الكمية', '0'],
  ['Out of stock', '0'],
  ['12 boxes', '12 boxes'],
  ['متوفر', 'متوفر'],
])('the pieces in %s are %s', (cell, pieces) => {
  expect(barePieces(cell)).toBe(pieces)
})

test('a word that says there are some tells no number, unlike one that says there are none', () => {
  expect(['متوفر', 'متاح', 'Available', 'In stock'].every(saysAvailable)).toBe(true)
  expect(['غير متوفر', '3', ''].some(saysAvailable)).toBe(false)
})

test('dates that a spreadsheet program writes are told from article numbers', () => {
  expect(['2026-12-03', '03-Dec', '3-dec-26', 'Dec-26'].every(isDateLike)).toBe(true)
  expect(['OV-1', '3-12', 'DEC-9-A', '20261203'].some(isDateLike)).toBe(false)
})

test('a cell names a total by that word alone, not within a name', () => {
  expect(['الإجمالي', 'إجمالى', 'المجموع', 'Total:', 'GRAND TOTAL'].every(isTotal)).toBe(true)
  expect(['Total Oven', 'إجمالي الفرن', ''].some(isTotal)).toBe(false)
})
