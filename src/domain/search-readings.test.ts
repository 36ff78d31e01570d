import { expect, test } from 'vitest'
import { fold } from '#domain/search-fold.ts'
import { readingsOf } from '#domain/search-readings.ts'

test.each([
  ['oven', [['oven']]],
  ['fridge 3', [['fridge', '3']]],
  ['3 fridge', [['3 ', 'fridge']]],
  ['تلاجة ٣ باب', [['تلاج', '3door '], ['تلاج']]],
  ['2 doors', [['door', '2door '], ['door']]],
  ['مكنة عجين', [['ماكين', 'عجين']]],
  ['منشار عضم', [['منشار', 'عظم']]],
  ['ur1200', [['ur1200'], ['ur', '1200']]],
  ['C10E', [['c10e'], ['10 ']]],
  ['fridge 700l', [['fridge', '700 ']]],
])('"%s" is read as %j', (query, readings) => {
  expect(readingsOf(fold(query))).toEqual(readings)
})
