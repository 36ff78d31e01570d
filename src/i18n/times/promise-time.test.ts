import { expect, test } from 'vitest'
import { promiseTime } from './promise-time.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test.each([
  ['2026-11-29T10:00:00Z', 'Sunday, November 29, 12 PM', 'الساعة 12 ظهرًا يوم الأحد 29 نوفمبر'],
  ['2026-11-30T07:15:00Z', 'Monday, November 30, 9:15 AM', 'الساعة 9:15 صباحًا يوم الاثنين 30 نوفمبر'],
  ['2026-12-01T13:05:00Z', 'Tuesday, December 1, 3:05 PM', 'الساعة 3:05 عصرًا يوم الثلاثاء 1 ديسمبر'],
  // In summer the clocks in Cairo are an hour further.
  ['2026-07-13T15:00:00Z', 'Monday, July 13, 6 PM', 'الساعة 6 مساءً يوم الاثنين 13 يوليو'],
])('%s is %s in Cairo', (instant, english, arabic) => {
  expect([plain(promiseTime(instant, 'en')), plain(promiseTime(instant, 'ar'))]).toEqual([english, arabic])
})
