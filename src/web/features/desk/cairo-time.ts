import { DAY_MS } from '#domain/durations.ts'
import { SHOP_TIME_ZONE } from '#domain/support/time-zone.ts'

const GUESSED_OFFSET_MS = 7_200_000
const WALL = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/

// The Swedish format is the one that reads as a date field's value.
const wallFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: SHOP_TIME_ZONE, dateStyle: 'short', timeStyle: 'short' })

/** The clock on the wall in Cairo, as the value of a field: `2026-11-24T10:00`. */
export function wallClock(instant: Date): string {
  return wallFormat.format(instant).replace(' ', 'T')
}

/** The instant at which Cairo's clocks show it; null for a field that is not filled in. */
export function instantOf(wall: string): Date | null {
  const typed = Date.parse(`${wall}Z`)
  if (!WALL.test(wall) || Number.isNaN(typed)) return null
  const guess = typed - GUESSED_OFFSET_MS
  return new Date(guess + typed - Date.parse(`${wallClock(new Date(guess))}Z`))
}

/** Ten o'clock so many days after today. */
export function morningIn(days: number, now: Date): Date {
  const day = wallClock(new Date(now.getTime() + days * DAY_MS)).slice(0, 10)
  return instantOf(`${day}T10:00`) ?? now
}
