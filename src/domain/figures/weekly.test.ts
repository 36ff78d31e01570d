import { expect, test } from 'vitest'
import { weeklyDay } from './weekly.ts'

test('the weekly figures go out on Thursday afternoon in Cairo, in winter and in summer', () => {
  const at = (instant: string) => weeklyDay(new Date(instant), 'Africa/Cairo')
  // 2026-11-26 is a Thursday, two hours ahead of UTC; 2026-07-02 one in summer, three hours ahead.
  expect(['2026-11-26T12:59:00Z', '2026-11-26T13:00:00Z', '2026-11-26T18:59:00Z', '2026-11-26T19:00:00Z'].map(at)).toEqual([
    null,
    '2026-11-26',
    '2026-11-26',
    null,
  ])
  expect(['2026-07-02T12:00:00Z', '2026-11-25T13:00:00Z', '2026-11-27T13:00:00Z'].map(at)).toEqual(['2026-07-02', null, null])
})
