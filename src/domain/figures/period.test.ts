import { expect, test } from 'vitest'
import { monthBegins, periodUntil, refusePeriod, weekBegins, weeksOf } from './period.ts'

test('a week begins on Saturday', () => {
  // 2026-11-21 is a Saturday.
  expect(['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-27', '2026-11-28'].map(weekBegins)).toEqual([
    '2026-11-14',
    '2026-11-21',
    '2026-11-21',
    '2026-11-21',
    '2026-11-28',
  ])
  expect(monthBegins('2026-11-21')).toBe('2026-11-01')
})

test('the usual period is twelve weeks, with that of its last day', () => {
  const period = periodUntil('2026-11-23')
  expect(period).toEqual({ from: '2026-09-05', to: '2026-11-23' })
  expect(weeksOf(period)).toHaveLength(12)
  expect(weeksOf({ from: '2026-11-20', to: '2026-11-21' })).toEqual(['2026-11-14', '2026-11-21'])
})

test.each([
  ['2026-01-01', '2026-01-01', null],
  ['2016-12-01', '2017-01-01', null],
  ['2026-01-02', '2026-01-01', 'validation'],
  ['2025-01-01', '2026-02-01', 'validation'],
  ['9999-06-01', '9999-12-31', 'validation'],
  ['1000-01-01', '1000-02-01', 'figures/too-old'],
])('figures are of days within ten years, a year at most: %s to %s', (from, to, refusal) => {
  expect(refusePeriod({ from, to }, '2026-11-23')).toBe(refusal)
})
