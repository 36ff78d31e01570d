import { expect, test } from 'vitest'
import { specRows } from './spec-rows.ts'

test('facts are told in one order, with Latin digits and units in both languages', () => {
  const specs = { racksPerHour: 40, heightMm: 2050, widthMm: 1400, voltage: 400, phases: 3, temperatureMinC: -2, powerKw: 18.5, doors: 2 }
  const told = [
    ['widthMm', '1\u00a0400\u00a0mm'],
    ['heightMm', '2\u00a0050\u00a0mm'],
    ['powerKw', '18.5\u00a0kW'],
    ['voltage', '400\u00a0V'],
    ['phases', '3~'],
    ['racksPerHour', '40/h'],
    ['temperatureMinC', '\u22122\u00a0°C'],
    ['doors', '2'],
  ]
  for (const language of ['en', 'ar'] as const) {
    expect(specRows(specs, language).map(({ key, value }) => [key, value])).toEqual(told)
  }
})

test('what is not known is not told', () => {
  expect(specRows({}, 'en')).toEqual([])
})
