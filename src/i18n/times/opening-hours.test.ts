import { expect, test } from 'vitest'
import { runsOfDays } from '#domain/support/day-runs.ts'
import { type DayOfWeek, WEEKDAYS } from '#domain/support/opening-hours.ts'
import { shell as ar } from '../ar/shell.ts'
import { shell as en } from '../en/shell.ts'
import { clockText, daysText, timesText } from './opening-hours.ts'

const english = (key: keyof typeof en.weekdays) => en.weekdays[key]
const arabic = (key: keyof typeof ar.weekdays) => ar.weekdays[key]
const spaced = (text: string) => text.replaceAll('\u00a0', ' ')

test('opening hours use the 12-hour clock', () => {
  const times = { from: '09:00', to: '18:00' }
  expect(spaced(timesText(times, english))).toBe('9 AM – 6 PM')
  expect(spaced(timesText(times, arabic))).toBe('من 9 ص إلى 6 م')
  expect(['00:00', '09:30', '12:00', '12:15', '23:59'].map((time) => spaced(clockText(time, english)))).toEqual([
    '12 AM',
    '9:30 AM',
    '12 PM',
    '12:15 PM',
    '11:59 PM',
  ])
})

test('a day that ends at midnight ends at 12 in the morning of the next one', () => {
  const times = { from: '10:00', to: '24:00' }
  expect(spaced(timesText(times, english))).toBe('10 AM – 12 AM')
  expect(spaced(timesText(times, arabic))).toBe('من 10 ص إلى 12 ص')
})

const without = (...off: readonly DayOfWeek[]) => WEEKDAYS.filter((day) => !off.includes(day))

test.each<[string, readonly DayOfWeek[], string, string]>([
  ['all days but Friday', without('friday'), 'Saturday to Thursday', 'من السبت إلى الخميس'],
  ['the days of an office', without('friday', 'saturday'), 'Sunday to Thursday', 'من الأحد إلى الخميس'],
  ['all days but Sunday', without('sunday'), 'Monday to Saturday', 'من الاثنين إلى السبت'],
  ['every day', WEEKDAYS, 'Saturday to Friday', 'من السبت إلى الجمعة'],
  ['one day', ['friday'], 'Friday', 'الجمعة'],
  ['two days in a row', ['thursday', 'friday'], 'Thursday and Friday', 'الخميس والجمعة'],
  ['a gap', without('tuesday', 'friday'), 'Saturday to Monday, Wednesday, and Thursday', 'من السبت إلى الاثنين والأربعاء والخميس'],
  ['single days, in whatever order', ['wednesday', 'saturday', 'monday'], 'Saturday, Monday, and Wednesday', 'السبت والاثنين والأربعاء'],
])('opening hours name %s and no other day', (_, days, en, ar) => {
  const runs = runsOfDays(days)
  expect([daysText(runs, english, 'en'), daysText(runs, arabic, 'ar')]).toEqual([en, ar])
})
