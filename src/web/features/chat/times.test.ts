import { expect, test } from 'vitest'
import { clockOf, clockOfHours } from './times.ts'

test.each(['en', 'ar'] as const)('hours read like the clock of the messages, in %s', (language) => {
  expect(clockOfHours('09:00', language)).toBe(clockOf(Date.parse('2026-01-15T09:00+02:00'), language))
  expect(clockOfHours('17:30', language)).toMatch(/^5:30\s/)
})
