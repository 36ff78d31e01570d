import { expect, test } from 'vitest'
import { formatCount } from './format-count.ts'
import { compareNames, formatCairoTime, formatList, formatLongDate, formatMoney, formatNumber, formatRating } from './formats.ts'
import { formatOrderDate } from './times/order-date.ts'
import { formatRelativeTime } from './times/relative-time.ts'

test('a count that tells the least has a plus behind it', () => {
  expect([formatCount(10_000, true, 'en'), formatCount(10_000, true, 'ar'), formatCount(10_000, false, 'en')]).toEqual([
    '10,000+',
    '10,000+',
    '10,000',
  ])
})

test('money has a label after a no-break space, and decimals only when it is not whole', () => {
  for (const language of ['en', 'ar'] as const) {
    expect(formatMoney(45_000, language, 'EGP')).toBe('45,000\u00a0L.E')
    expect(formatMoney(0, language, 'EGP')).toBe('0\u00a0L.E')
    expect(formatMoney(1234.5, language, 'EGP')).toBe('1,234.50\u00a0L.E')
    expect(formatMoney(-3, language, 'EGP')).toBe('\u22123\u00a0L.E')
    expect(formatMoney(1234.5, language, 'USD')).toBe('1,234.50\u00a0USD')
  }
})

test('digits are Latin in Arabic and no invisible marks remain', () => {
  expect(formatNumber(1295.25, 'ar')).toBe('1,295.25')
  expect(formatNumber(-1, 'ar')).toBe('\u22121')
  expect(formatRating(4, 'ar')).toBe('4.0')
  expect(formatCairoTime('2026-07-05T22:30:00Z', 'ar')).not.toMatch(/[\u0660-\u0669\u200e\u200f]/)
})

test('a long date is the day in Cairo, where midnight comes before that of UTC, and a bare day stays what it is', () => {
  expect(formatLongDate('2026-11-22T22:30:00.000Z', 'en')).toBe('November 23, 2026')
  expect(formatLongDate('2026-11-22T22:30:00.000Z', 'ar')).toBe('23 نوفمبر 2026')
  expect(formatLongDate('2026-07-05T21:30:00.000Z', 'en')).toBe('July 6, 2026')
  expect(formatLongDate('2026-11-30', 'en')).toBe('November 30, 2026')
  expect(formatLongDate('2026-07-05', 'ar')).toBe('5 يوليو 2026')
})

test('the date of a request alone is the day in UTC', () => {
  expect(formatOrderDate('2026-11-22T22:30:00.000Z', 'en')).toBe('November 22, 2026')
  expect(formatOrderDate('2026-11-22T22:30:00.000Z', 'ar')).toBe('22 نوفمبر 2026')
})

test('Cairo time follows summer time', () => {
  expect(formatCairoTime('2026-07-05T22:30:00Z', 'en')).toMatch(/^Jul 6, 2026, 1:30\sAM$/)
  expect(formatCairoTime('2026-07-05T22:30:00Z', 'ar')).toBe('6 يوليو 2026، 1:30 ص')
  expect(formatCairoTime('2026-01-05T22:30:00Z', 'en')).toMatch(/^Jan 6, 2026, 12:30\sAM$/)
})

test('relative times use the largest unit that fits and the words for near days', () => {
  const now = new Date('2026-03-06T12:00:00Z')
  expect(formatRelativeTime('2026-03-05T11:00:00Z', now, 'en')).toBe('yesterday')
  expect(formatRelativeTime('2026-03-04T11:00:00Z', now, 'ar')).toBe('أول أمس')
  expect(formatRelativeTime('2026-03-06T11:58:30Z', now, 'en')).toBe('1 minute ago')
  expect(formatRelativeTime('2026-03-06T12:00:00Z', now, 'en')).toBe('now')
  expect(formatRelativeTime('2026-02-21T06:00:00Z', now, 'en')).toBe('13 days ago')
  expect(formatRelativeTime('2026-02-20T12:00:00Z', now, 'en')).toBe('2 weeks ago')
  expect(formatRelativeTime('2024-01-01T12:00:00Z', now, 'en')).toBe('2 years ago')
})

test('lists are joined and names sorted by the language’s own rules', () => {
  expect(formatList(['A', 'B', 'C'], 'en')).toBe('A, B, and C')
  expect(formatList(['فرن', 'خلاط'], 'ar')).toBe('فرن وخلاط')
  expect(['طاولة 10', 'أرفف', 'طاولة 2'].sort(compareNames('ar'))).toEqual(['أرفف', 'طاولة 2', 'طاولة 10'])
})
