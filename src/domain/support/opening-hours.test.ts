import { expect, test } from 'vitest'
import { nextOpening, workingDayMinutes } from './opening-hours.ts'

const HOURS = [
  { days: ['saturday', 'sunday', 'monday', 'tuesday', 'wednesday', 'thursday'], from: '09:00', to: '18:00' },
  { days: ['friday'], from: '13:00', to: '18:00' },
] as const
const at = (instant: string) => nextOpening(HOURS, 'Africa/Cairo', new Date(instant))

test('an open shop has no next opening', () => {
  // 09:00 and 17:59 of a Monday in Cairo, in winter two hours ahead of UTC and in summer three.
  for (const instant of ['2026-01-12T07:00:00Z', '2026-01-12T15:59:00Z', '2026-07-13T06:00:00Z']) expect(at(instant)).toBeNull()
})

test.each([
  ['before work of the same day', '2026-01-12T06:59:00Z', { inDays: 0, day: 'monday', from: '09:00' }],
  ['after work', '2026-01-12T16:00:00Z', { inDays: 1, day: 'tuesday', from: '09:00' }],
  ['the night before a Friday, after midnight in Cairo', '2026-01-15T22:30:00Z', { inDays: 0, day: 'friday', from: '13:00' }],
  ['Thursday evening', '2026-01-15T17:00:00Z', { inDays: 1, day: 'friday', from: '13:00' }],
  ['in summer an hour earlier by UTC', '2026-07-13T05:59:00Z', { inDays: 0, day: 'monday', from: '09:00' }],
])('%s', (_, instant, opening) => {
  expect(at(instant)).toEqual(opening)
})

test('a day without hours is skipped, and a shop without hours never opens', () => {
  const mondays = [{ days: ['monday'], from: '10:00', to: '11:00' }] as const
  expect(nextOpening(mondays, 'Africa/Cairo', new Date('2026-01-12T12:00:00Z'))).toEqual({ inDays: 7, day: 'monday', from: '10:00' })
  expect(nextOpening([], 'Africa/Cairo', new Date('2026-01-12T12:00:00Z'))).toBeNull()
})

test('a working day is as long as an ordinary one', () => {
  expect(workingDayMinutes(HOURS)).toBe(9 * 60)
  expect(workingDayMinutes([])).toBe(0)
})
