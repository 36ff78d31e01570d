import { expect, test } from 'vitest'
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

test('a run of days is shown from first to last, and a single day by its name', () => {
  expect(daysText(['saturday', 'sunday', 'thursday'], english)).toBe('Saturday to Thursday')
  expect(daysText(['saturday', 'thursday'], arabic)).toBe('من السبت إلى الخميس')
  expect(daysText(['friday'], arabic)).toBe('الجمعة')
})
