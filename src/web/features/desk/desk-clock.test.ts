import { expect, test } from 'vitest'
import { formatMoment } from '#i18n/times/moments.ts'
import { countdownTo } from './desk-clock.ts'

const NOW = new Date('2026-11-24T08:00:00Z')
const after = (minutes: number) => countdownTo(new Date(NOW.getTime() + minutes * 60_000), NOW)

test('a countdown tells minutes, then hours and days, and leaves far times to the calendar', () => {
  expect(after(0)).toEqual({ kind: 'now' })
  expect(after(40)).toEqual({ kind: 'in', unit: 'Minutes', count: 40 })
  expect(after(200)).toEqual({ kind: 'in', unit: 'Hours', count: 3 })
  expect(after(11 * 60)).toEqual({ kind: 'far' })
  expect(after(-5)).toEqual({ kind: 'late', unit: 'Minutes', count: 5 })
  expect(after(-125)).toEqual({ kind: 'late', unit: 'Hours', count: 2 })
  expect(after(-50 * 60)).toEqual({ kind: 'late', unit: 'Days', count: 2 })
})

test('a moment is told by the clock of Cairo, as short as it can be', () => {
  expect(formatMoment('2026-11-24T12:30:00Z', NOW, 'en')).toMatch(/^2:30\sPM$/)
  expect(formatMoment('2026-11-26T12:30:00Z', NOW, 'en')).toMatch(/^Thu,? 2:30\sPM$/)
  expect(formatMoment('2026-12-24T12:30:00Z', NOW, 'en')).toMatch(/^Dec 24, 2:30\sPM$/)
  expect(formatMoment('2025-12-24T12:30:00Z', NOW, 'en')).toBe('Dec 24, 2025')
  expect(formatMoment('2026-11-24T12:30:00Z', NOW, 'ar')).toMatch(/^2:30\sم$/)
})
