import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanedNumber, type Pressed, pressWhole } from './typed-number.ts'

test('digits of either script count, separators of thousands stay, and letters are dropped', () => {
  expect(cleanedNumber('٤٥٬٠٠٠')).toBe('45,000')
  expect(cleanedNumber('12 pieces')).toBe('12')
})

test('one point and one sign stay, so that a field that takes neither refuses them', () => {
  expect(cleanedNumber('٤٥٠٠٠٫٥٠')).toBe('45000.50')
  expect(cleanedNumber('1250.5.5 L.E')).toBe('1250.55')
  for (const text of ['-18', '\u221218', '\u061c-١٨', ' -18']) expect(cleanedNumber(text), text).toBe('-18')
  expect(cleanedNumber('-18', { hasSign: false })).toBe('18')
})

test('a cleaned text does not change when it is cleaned again', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: fc.constantFrom(...'019٠٤,.٫٬،-ex \u200f\u2212') })),
      (text) => {
        const whole = cleanedNumber(text)
        expect(cleanedNumber(whole)).toBe(whole)
        expect(whole).toMatch(/^-?[\d,]*\.?[\d,]*$|\d.*[^\d.,\s].*\d/su)
      },
    ),
  )
})

/** Types characters one after the other at the end of a field. */
function typeInto(start: string, keys: string): Pressed {
  let field: Pressed = { value: start, cursor: start.length, stop: null }
  for (const key of keys) {
    const value = field.value.slice(0, field.cursor) + key + field.value.slice(field.cursor)
    field = pressWhole({ value, cursor: field.cursor + 1, data: key }, field.stop)
  }
  return field
}

test('1.5 leaves 1 in a field for whole numbers, in either script', () => {
  expect(typeInto('', '1.5').value).toBe('1')
  expect(typeInto('', '1.55').value).toBe('1')
  expect(typeInto('', '١٫٥').value).toBe('١')
  expect(typeInto('', '.5').value).toBe('')
  expect(typeInto('12', '.3.4').value).toBe('12')
})

test('typing elsewhere, pasting or deleting after a refused point works again', () => {
  const { stop } = typeInto('', '1.5')
  expect(stop).not.toBeNull()
  expect(pressWhole({ value: '21', cursor: 1, data: '2' }, stop)).toMatchObject({ value: '21', stop: null })
  expect(pressWhole({ value: '125', cursor: 3, data: '25' }, stop)).toMatchObject({ value: '125', stop: null })
  expect(pressWhole({ value: '', cursor: 0, data: null }, stop)).toMatchObject({ value: '', stop: null })
})

test('a text whose digits alone are another number stays as it is, so that the form refuses it', () => {
  for (const text of ['1e3', '10x20', '0x10', "1'250", '10-20']) expect(cleanedNumber(text)).toBe(text)
  for (const [text, cleaned] of [
    ['12 pcs', '12'],
    ['EGP 1,250.50', '1,250.50'],
    ['1 250', '1250'],
  ] as const)
    expect(cleanedNumber(text)).toBe(cleaned)
})
