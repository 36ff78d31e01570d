import { expect, test } from 'vitest'
import { convertedUnit, measureIn } from './units.ts'

test('a measure is converted from the unit beside it, or else from that of its heading', () => {
  const width = (cell: string, heading: string) => measureIn('widthMm', cell, convertedUnit('widthMm', heading))
  expect(['80', '80 cm', '800 mm', '٨٠ سم', '0.8 m', '31.5 in'].map((cell) => width(cell, 'Width (cm)'))).toEqual([
    '800',
    '800',
    '800',
    '800',
    '800',
    '800.1',
  ])
  expect(['800', '80cm'].map((cell) => width(cell, 'Width (mm)'))).toEqual(['800', '800'])
  expect(measureIn('powerKw', '9000', convertedUnit('powerKw', 'Power (W)'))).toBe('9')
  expect(measureIn('outputKgPerHour', '30 kg/h', undefined)).toBe('30')
  expect(measureIn('doors', '2 doors', undefined)).toBe('2')
})

test('a unit that is not known is never dropped', () => {
  expect(measureIn('widthMm', '3 ft', undefined)).toBeNull()
  expect(measureIn('powerKw', '2 hp', undefined)).toBeNull()
  expect(measureIn('voltage', '220-240 V', undefined)).toBe('220-240')
})
