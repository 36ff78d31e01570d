import { expect, test } from 'vitest'
import { fold } from './fold.ts'
import { readingsOf } from './readings.ts'

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
  ['with 2 doors', [['door', '2door '], ['door']]],
  ['في 3 باب', [['باب', '3door '], ['باب']]],
  ['50 of the trays', [['tray', '50tray '], ['tray']]],
  ['gn 1/2 tray', [['gn', '1 ', '2 ', 'tray']]],
  ['oven 30 cm 130', [['oven', '30 ', '130']]],
  ['fridge 2 12', [['fridge', '2 ', '12']]],
])('"%s" is read as %j', (query, readings) => {
  expect(readingsOf(fold(query))).toEqual(readings)
})
