import { expect, test } from 'vitest'
import { formatLongDate } from '../formats.ts'
import { formatDay, formatWeekday } from './days.ts'

test('a day is told with its weekday, in the order of all other dates, and with its year only where it is another one', () => {
  expect(formatWeekday('2026-11-26', 'en', 2026)).toBe('Thursday, November 26')
  expect(formatWeekday('2027-01-03', 'en', 2026)).toBe('Sunday, January 3, 2027')
  expect(formatWeekday('2026-11-26', 'ar', 2026)).toBe('الخميس 26 نوفمبر')
  expect(formatWeekday('2027-01-03', 'ar', 2026)).toBe('الأحد 3 يناير 2027')
  expect(formatWeekday('2027-01-03', 'en', 2026)).toContain(formatLongDate('2027-01-03', 'en'))
})

test('a day among many is as short as it can be told', () => {
  expect([formatDay('2026-11-26', 'en', 2026), formatDay('2025-11-26', 'en', 2026)]).toEqual(['Nov 26', 'Nov 26, 2025'])
  expect([formatDay('2026-11-26', 'ar', 2026), formatDay('2025-11-26', 'ar', 2026)]).toEqual(['26 نوفمبر', '26 نوفمبر 2025'])
})
