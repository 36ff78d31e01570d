import { pino } from 'pino'
import { afterEach, expect, test, vi } from 'vitest'
import { lineTimes } from './line-times.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('the time of a line is the one that pino writes, at every moment', () => {
  vi.useFakeTimers()
  const time = lineTimes()
  for (const moment of ['2026-11-28T10:00:00.000Z', '2026-11-28T10:00:00.000Z', '2026-11-28T10:00:00.001Z', '2026-11-28T09:59:59.999Z']) {
    vi.setSystemTime(new Date(moment))
    expect(time()).toBe(pino.stdTimeFunctions.isoTime())
    expect(time()).toContain(moment)
  }
})
