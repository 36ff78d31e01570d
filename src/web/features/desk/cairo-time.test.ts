import { expect, test } from 'vitest'
import { instantOf, morningIn, wallClock } from './cairo-time.ts'

test('a typed time is that of Cairo, in winter and in summer', () => {
  expect(instantOf('2026-11-24T10:00')?.toISOString()).toBe('2026-11-24T08:00:00.000Z')
  expect(instantOf('2026-07-24T10:00')?.toISOString()).toBe('2026-07-24T07:00:00.000Z')
  expect(wallClock(new Date('2026-07-24T07:00:00Z'))).toBe('2026-07-24T10:00')
  expect(instantOf('')).toBeNull()
  expect(instantOf('2026-13-40T99:00')).toBeNull()
})

test('a morning is ten o’clock of its day, across a change of the clocks too', () => {
  expect(morningIn(1, new Date('2026-11-24T21:30:00Z')).toISOString()).toBe('2026-11-25T08:00:00.000Z')
  expect(morningIn(3, new Date('2026-10-28T08:00:00Z')).toISOString()).toBe('2026-10-31T08:00:00.000Z')
})
