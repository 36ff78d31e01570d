import { DAY_MS, HOUR_MS } from '../durations.ts'

const MINUTE_MS = 60_000
/** Clocks change at quarters of an hour. */
const QUARTER_MS = 15 * MINUTE_MS

/** A calendar day, `2026-11-30`, and the minutes since its midnight, as a clock on the wall shows them. */
export interface WallTime {
  readonly day: string
  readonly minute: number
}

export function wallTime(at: Date, timeZone: string): WallTime {
  const shown = new Date(at.getTime() + offsetAt(at.getTime(), timeZone))
  return { day: shown.toISOString().slice(0, 10), minute: shown.getUTCHours() * 60 + shown.getUTCMinutes() }
}

/**
 * The instant of a wall clock. The night on which summer time begins has no midnight in Cairo: its day starts at the moment of the change.
 */
export function instantIn(day: string, minute: number, timeZone: string): Date {
  const wall = Date.parse(`${day}T00:00:00Z`) + minute * MINUTE_MS
  const [before, after] = [offsetAt(wall - DAY_MS, timeZone), offsetAt(wall + DAY_MS, timeZone)]
  if (before === after) return new Date(wall - before)
  // The clock changes nearby: the earlier instant that shows this time counts, or the moment of the change if none shows it.
  const candidates = [wall - before, wall - after]
  const shown = candidates.filter((instant) => instant + offsetAt(instant, timeZone) === wall)
  return new Date(shown.length > 0 ? Math.min(...shown) : Math.min(...candidates.map((instant) => changeNear(instant, timeZone))))
}

/** A day so many days later in the calendar. */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/** `09:30` as minutes since midnight. */
export function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

/** The moment within two hours around an instant at which the offset changes. */
function changeNear(instant: number, timeZone: string): number {
  const before = offsetAt(instant - DAY_MS, timeZone)
  const first = Math.floor(instant / QUARTER_MS) * QUARTER_MS - 2 * HOUR_MS
  for (let at = first; at <= instant + 2 * HOUR_MS; at += QUARTER_MS) if (offsetAt(at, timeZone) !== before) return at
  return instant
}

const OFFSETS_MOST = 1_000
const offsets = new Map<string, number>()

/** The local time ahead of UTC at an instant, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const quarter = Math.floor(instant / QUARTER_MS)
  const key = `${timeZone} ${quarter}`
  const known = offsets.get(key)
  if (known !== undefined) return known
  if (offsets.size >= OFFSETS_MOST) offsets.clear()
  const offset = readOffset(quarter * QUARTER_MS, timeZone)
  offsets.set(key, offset)
  return offset
}

function readOffset(instant: number, timeZone: string): number {
  const parts = Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1_000) * 1_000
}

/** A format takes longer to make than to use, and there are few time zones. */
const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known !== undefined) return known
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    hourCycle: 'h23',
  })
  clocks.set(timeZone, made)
  return made
}
