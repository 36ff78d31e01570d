import { expect, test } from 'vitest'
import { formatMoment } from './moments.ts'

const NOW = new Date('2026-11-27T10:00:00Z')
const [TODAY, THIS_WEEK, THIS_YEAR, LAST_YEAR] = [
  '2026-11-27T11:14:00Z',
  '2026-11-25T06:05:00Z',
  '2026-03-02T08:00:00Z',
  '2025-03-02T08:00:00Z',
]

test('a moment is told as short as it can be: the time, the weekday, the day, the year', () => {
  const told = [TODAY, THIS_WEEK, THIS_YEAR, LAST_YEAR].map((at) => formatMoment(at, NOW, 'en').replaceAll('\u00a0', ' '))
  expect(told).toEqual(['1:14 PM', 'Wed 8:05 AM', 'Mar 2, 10:00 AM', 'Mar 2, 2025'])
})

test.each([TODAY, THIS_WEEK, THIS_YEAR])('the half of the day stays on the line of its time, as in %s', (at) => {
  expect(formatMoment(at, NOW, 'en')).toMatch(/\d:\d\d\u00a0[AP]M$/)
  expect(formatMoment(at, NOW, 'ar')).toMatch(/\d:\d\d\u00a0[صم]$/)
})
