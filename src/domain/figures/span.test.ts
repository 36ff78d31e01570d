import { expect, test } from 'vitest'
import { isReadable, monthBegins, spanUntil, weekBegins, weeksOf } from './span.ts'

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

test('the usual span is twelve weeks, with that of its last day', () => {
  const span = spanUntil('2026-11-23')
  expect(span).toEqual({ from: '2026-09-05', to: '2026-11-23' })
  expect(weeksOf(span)).toHaveLength(12)
  expect(weeksOf({ from: '2026-11-20', to: '2026-11-21' })).toEqual(['2026-11-14', '2026-11-21'])
})

test('a span ends after it begins, and within a year', () => {
  expect(isReadable({ from: '2026-01-01', to: '2026-01-01' })).toBe(true)
  expect(isReadable({ from: '2026-01-02', to: '2026-01-01' })).toBe(false)
  expect(isReadable({ from: '2025-01-01', to: '2026-02-01' })).toBe(false)
})
