import { expect, test } from 'vitest'
import { nextOpening, wasOpenFor, workingDayMinutes } from './opening-hours.ts'

const HOURS = [
  { days: ['saturday', 'sunday', 'monday', 'tuesday', 'wednesday', 'thursday'], from: '09:00', to: '18:00' },
  { days: ['friday'], from: '13:00', to: '18:00' },
] as const
const at = (instant: string) => nextOpening(HOURS, 'Africa/Cairo', new Date(instant))

test('while the shop is open there is no next opening', () => {
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

const DAY = workingDayMinutes(HOURS)
const isLate = (from: string, to: string) => wasOpenFor(DAY, { from: new Date(from), to: new Date(to) }, HOURS, 'Africa/Cairo')

test('a working day is as long as an ordinary one', () => {
  expect(DAY).toBe(9 * 60)
  expect(workingDayMinutes([])).toBe(0)
})

test.each([
  // Asked on Monday at 12:00 in Cairo.
  ['three hours of the next morning complete the day', '2026-01-12T10:00:00Z', '2026-01-13T10:00:00Z', true],
  ['a minute earlier they do not', '2026-01-12T10:00:00Z', '2026-01-13T09:59:00Z', false],
  // Asked on Thursday at 17:00: an hour on that day, five on Friday, three on Saturday.
  ['a short Friday counts for what it is', '2026-01-15T15:00:00Z', '2026-01-17T09:59:00Z', false],
  ['and Saturday does the rest', '2026-01-15T15:00:00Z', '2026-01-17T10:00:00Z', true],
  ['a night does not count', '2026-01-12T16:00:00Z', '2026-01-13T06:59:00Z', false],
  ['an hour less by UTC in summer', '2026-07-13T09:00:00Z', '2026-07-14T09:00:00Z', true],
  ['after years it is late without counting every day', '2016-01-12T10:00:00Z', '2026-01-13T10:00:00Z', true],
])('%s', (_, from, to, late) => {
  expect(isLate(from, to)).toBe(late)
})
