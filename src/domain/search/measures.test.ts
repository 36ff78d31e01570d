import { expect, test } from 'vitest'
import { inMillimetres, lengthsOf, plainNumbers, powersOf, withPowerWords } from './measures.ts'
import { queryPlan } from './query.ts'
import { tokens } from './words.ts'

test.each(['60×40', '60*40', '60 x 40', '60 X 40', '٦٠×٤٠', '٦٠ × ٤٠', '٦٠ في ٤٠', '60\u044540'])(
  '%s asks for the same as 60x40',
  (query) => {
    expect(queryPlan(query)).toMatchObject({ folded: '60x40', words: queryPlan('60x40').words })
  },
)

test('GN1/1 asks for the same as GN 1/1', () => {
  expect(queryPlan('gn1/1')).toMatchObject({ folded: 'gn 1 1', words: queryPlan('GN 1/1').words })
})

test.each(['1,800', '١٬٨٠٠', '١،٨٠٠', '1\u202f800'])('%s asks for the same as 1800', (query) => {
  expect(queryPlan(query)).toMatchObject({ folded: '1800', words: ['1800'] })
})

test.each(['180 cm', '180cm', '180 سم', '١٨٠ سم', '1.8 m', '1,8 m', '١٫٨ متر', '1800 mm', '1,800 mm'])('%s asks for 1800 mm', (query) => {
  expect(queryPlan(query).words).toEqual(['1800'])
})

test.each([
  ['180x70 cm', '1800x700'],
  ['1.8 × 0.7 m', '1800x700'],
  ['table 180 cm with shelf', 'table 1800 mm with shelf'],
])('%s reads %s', (query, folded) => {
  expect(queryPlan(query).folded).toBe(folded)
})

test.each(['25 kg', '7 kW', '500 m', '3 m²', '12 m/s', '6 مم', '2 موقد', '5 CMX', 'GN 1/1', '4 x 4', 'A4 cm'])(
  '%s has no length to change',
  (text) => {
    expect(inMillimetres(text)).toBe(text)
    expect(lengthsOf(text)).toEqual([])
  },
)

test.each([
  ['1,80', '1,80'],
  ['12,3456', '12,3456'],
  ['1200,700,850', '1200,700,850'],
  ['2 x 4 burners', '2 x 4 burners'],
  ['1,234,567', '1234567'],
])('%s is written %s', (text, plain) => {
  expect(plainNumbers(text)).toBe(plain)
})

test('a text is found by its sizes in any spelling', () => {
  expect(tokens('Grid 60 × 40 cm, 1,800 W')).toEqual(expect.arrayContaining(['60x40', '60', '40', '600x400', '600', '400', '1800']))
})

test.each(['5 kW', '5kw', '٥ كيلووات', '5 كيلو واط', '5000 W', '5,000 watts', '5.0 kW'])('%s is a power of 5000 watts', (text) => {
  expect(powersOf(plainNumbers(text))).toEqual(['w5000w'])
})

test.each(['5 kWh', '5 kg', 'kW 5', 'GN 1/1 w', '0 W'])('%s names no power', (text) => {
  expect(withPowerWords(plainNumbers(text))).toBeNull()
})

test('a text is found by its powers in any unit, 500 W not by the beginning of 5 kW', () => {
  expect(tokens('Boiler, 0.5 kW')).toContain('w500w')
  expect(powersOf('4.8 kW')).toEqual(['w4800w', 'w5000w'])
  expect(queryPlan('boiler 500 W')).toMatchObject({ powers: 'boiler w500w', words: ['boiler', '500'] })
  expect('w5000w'.startsWith('w500w')).toBe(false)
})
