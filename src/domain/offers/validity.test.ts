import { describe, expect, test } from 'vitest'
import { daysAfter } from '../support/wall-clock.ts'
import { dayInCairo, endOfDay, isDay, isDayOff, isExpired, linkEnd, reminderAt, validUntilIn } from './validity.ts'

const HOURS = [{ days: ['saturday', 'sunday', 'monday', 'tuesday', 'wednesday', 'thursday'], from: '09:00', to: '18:00' }] as const

test.each([
  ['in winter', '2026-11-30', '2026-11-30T22:00:00.000Z'],
  ['in summer', '2026-07-13', '2026-07-13T21:00:00.000Z'],
  // Clocks go from 00:00 to 01:00: the next day begins at that moment.
  ['before the night on which summer time begins', '2026-04-23', '2026-04-23T22:00:00.000Z'],
  // Clocks go from 24:00 back to 23:00: the hour is lived twice, and the day ends after the second.
  ['on the night on which summer time ends', '2026-10-29', '2026-10-29T22:00:00.000Z'],
  ['on the first day of summer time', '2026-04-24', '2026-04-24T21:00:00.000Z'],
  ['at the end of the year', '2026-12-31', '2026-12-31T22:00:00.000Z'],
])('a day in Cairo ends %s', (_, day, end) => {
  expect(endOfDay(day).toISOString()).toBe(end)
  expect(isExpired(day, new Date(Date.parse(end) - 1))).toBe(false)
  expect(isExpired(day, new Date(end))).toBe(true)
  expect(dayInCairo(new Date(Date.parse(end) - 1))).toBe(day)
  expect(dayInCairo(new Date(end))).toBe(daysAfter(day, 1))
})

test('every day of three years ends where the calendar in Cairo turns', () => {
  for (let day = '2025-01-01'; day < '2028-01-01'; day = daysAfter(day, 1)) {
    const end = endOfDay(day).getTime()
    expect([dayInCairo(new Date(end - 1)), dayInCairo(new Date(end))]).toEqual([day, daysAfter(day, 1)])
  }
})

test('quick choices count from today in Cairo', () => {
  // It is already Tuesday in Cairo.
  const now = new Date('2026-01-12T22:30:00Z')
  expect([0, 3, 15].map((days) => validUntilIn(days, now))).toEqual(['2026-01-13', '2026-01-16', '2026-01-28'])
})

test('a day is one of the calendar', () => {
  expect(['2026-02-28', '2028-02-29', '2026-02-30', '2026-13-01', '2026-1-1', '', 'today', '9999-12-31'].map(isDay)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
    false,
    false,
  ])
})

test('an offer whose last day is not typed yet is not expired, and has no reminder', () => {
  expect(isExpired('', new Date('2026-01-12T10:00:00Z'))).toBe(false)
  expect(reminderAt(new Date('2026-01-12T10:00:00Z'), '', HOURS)).toBeNull()
})

test('a Friday is a day off', () => {
  expect(isDayOff('2026-01-16', HOURS)).toBe(true)
  expect(isDayOff('2026-01-17', HOURS)).toBe(false)
})

describe('the reminder', () => {
  const at = (sent: string, validUntil: string) => reminderAt(new Date(sent), validUntil, HOURS)?.toISOString() ?? null

  test('goes out in working hours when a quarter of the time is left', () => {
    // Monday 12:00 in Cairo to Monday midnight, 7.5 days: a quarter is 45 hours, so Sunday 03:00, and the shop opens at 09:00.
    expect(at('2026-01-12T10:00:00Z', '2026-01-19')).toBe('2026-01-18T07:00:00.000Z')
  })

  test('at the very moment where that is in working hours', () => {
    // Sunday 00:00 to Wednesday midnight: 96 hours, the last 24 begin on Wednesday at 00:00.
    expect(at('2026-01-10T22:00:00Z', '2026-01-14')).toBe('2026-01-14T07:00:00.000Z')
    // Sunday 12:00 to Tuesday midnight: 60 hours, the last 15 begin on Tuesday at 09:00.
    expect(at('2026-01-11T10:00:00Z', '2026-01-13')).toBe('2026-01-13T07:00:00.000Z')
    // Sunday 16:00 to Tuesday midnight: 56 hours, the last 14 begin on Tuesday at 10:00.
    expect(at('2026-01-11T14:00:00Z', '2026-01-13')).toBe('2026-01-13T08:00:00.000Z')
  })

  test('waits a day after sending', () => {
    // Monday 17:00, valid until Tuesday: three quarters are over on Tuesday at 16:15, a day is over at 17:00.
    expect(at('2026-01-12T15:00:00Z', '2026-01-13')).toBe('2026-01-13T15:00:00.000Z')
  })

  test('is not sent where no working hour is left before the end', () => {
    expect(at('2026-01-12T10:00:00Z', '2026-01-12')).toBeNull()
    // Sent on Thursday at 18:30 until Friday, a day off.
    expect(at('2026-01-15T16:30:00Z', '2026-01-16')).toBeNull()
    expect(reminderAt(new Date('2026-01-12T10:00:00Z'), '2026-01-19', [])).toBeNull()
    expect(reminderAt(new Date('2026-01-12T10:00:00Z'), '9999-12-31', [])).toBeNull()
  })
})

test('a link answers 90 days after the end, and after acceptance a year or as long as the warranty', () => {
  const accepted = new Date('2026-01-12T10:00:00Z')
  expect(linkEnd('2026-01-15', null, null)).toEqual(endOfDay('2026-04-15'))
  expect(linkEnd('2026-01-15', accepted, null)).toEqual(endOfDay('2027-01-12'))
  expect(linkEnd('2026-01-15', accepted, '2026-06-30')).toEqual(endOfDay('2027-01-12'))
  expect(linkEnd('2026-01-15', accepted, '2028-06-30')).toEqual(endOfDay('2028-06-30'))
})
