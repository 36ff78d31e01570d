import { type DayHours, WEEKDAYS } from '../support/opening-hours.ts'

/** Offers are valid by the calendar of the seller, wherever the customer is. */
export const OFFER_TIME_ZONE = 'Africa/Cairo'

export const VALIDITY_CHOICES = [0, 2, 3, 7, 15] as const

/** A link answers this long after the offer's end, and for a year, or the longest warranty, after acceptance. */
export const LINK_DAYS_AFTER_END = 90
export const LINK_DAYS_AFTER_ACCEPTANCE = 365

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const MINUTE_MS = 60_000
/** The least time between sending and the reminder. */
const REMINDER_AFTER_MS = DAY_MS
const DAY_PATTERN = /^\d{4}-\d\d-\d\d$/

/** The calendar day in Cairo, `2026-11-30`. */
export function dayInCairo(now: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: OFFER_TIME_ZONE, dateStyle: 'short' }).format(now)
}

/** A day so many days later in the calendar. */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/** The same day of a later month, or that month's last one. */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastDay))).toISOString().slice(0, 10)
}

/** The days from one day to another; negative for an earlier one. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS)
}

/** The last day of an offer that is valid for so many days after today. */
export function validUntilIn(days: number, now: Date): string {
  return daysAfter(dayInCairo(now), days)
}

/** True for a day that the calendar has: 2026-02-30 is none. */
export function isDay(day: string): boolean {
  return DAY_PATTERN.test(day) && !Number.isNaN(Date.parse(`${day}T00:00:00Z`)) && daysAfter(day, 0) === day
}

/** The first moment at which the offer is no longer valid: the end of its last day in Cairo, in summer time and out of it. */
export function endOfDay(day: string): Date {
  return instantIn(daysAfter(day, 1), 0)
}

/** False for a draft whose last day is not written yet. */
export function isExpired(validUntil: string, now: Date): boolean {
  return isDay(validUntil) && now >= endOfDay(validUntil)
}

/** The day of the week, for the opening hours. */
export function weekdayOf(day: string): (typeof WEEKDAYS)[number] {
  return WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? 'sunday'
}

/** A day on which nobody is there to take the answer. */
export function isDayOff(day: string, hours: readonly DayHours[]): boolean {
  const weekday = weekdayOf(day)
  return !hours.some(({ days }) => days.includes(weekday))
}

/**
 * The moment of the one reminder: the first one in working hours when at most a quarter of the time is left and a day has passed since
 * sending. Null where that is not before the end, as with an offer for today.
 */
export function reminderAt(sentAt: Date, validUntil: string, hours: readonly DayHours[]): Date | null {
  if (!isDay(validUntil)) return null
  const end = endOfDay(validUntil)
  const lastQuarter = end.getTime() - (end.getTime() - sentAt.getTime()) / 4
  const earliest = new Date(Math.max(sentAt.getTime() + REMINDER_AFTER_MS, lastQuarter))
  const first = dayInCairo(earliest)
  // Opening hours repeat every week.
  const last = daysAfter(first, WEEKDAYS.length)
  for (let day = first; day <= validUntil && day <= last; day = daysAfter(day, 1)) {
    const found = hours
      .filter(({ days }) => days.includes(weekdayOf(day)))
      .map(({ from, to }) => ({ from: instantIn(day, minutesOf(from)), to: instantIn(day, minutesOf(to)) }))
      .filter(({ to }) => to > earliest)
      .map(({ from }) => (from > earliest ? from : earliest))
      .toSorted((a, b) => a.getTime() - b.getTime())[0]
    if (found !== undefined) return found < end ? found : null
  }
  return null
}

/** The end of a link: counted from the last valid day, or from acceptance, where a longer warranty prolongs it. */
export function linkEnd(validUntil: string, acceptedAt: Date | null, warrantyEnd: string | null): Date {
  if (acceptedAt === null) return endOfDay(daysAfter(validUntil, LINK_DAYS_AFTER_END))
  const year = daysAfter(dayInCairo(acceptedAt), LINK_DAYS_AFTER_ACCEPTANCE)
  return endOfDay(warrantyEnd !== null && warrantyEnd > year ? warrantyEnd : year)
}

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

/**
 * The instant of a wall clock in Cairo. The night on which summer time begins has no midnight: its day starts at the moment of the change.
 */
function instantIn(day: string, minute: number): Date {
  const wall = Date.parse(`${day}T00:00:00Z`) + minute * MINUTE_MS
  // The two offsets around a change: the earlier instant that shows the clock, else the moment of the change itself.
  const candidates = [offsetAt(wall - DAY_MS), offsetAt(wall + DAY_MS)].map((offset) => wall - offset)
  const shown = candidates.filter((instant) => instant + offsetAt(instant) === wall)
  return new Date(shown.length > 0 ? Math.min(...shown) : Math.min(...candidates.map((instant) => changeAfter(instant))))
}

/** The first whole hour from an instant on at which the offset differs from the one before it. */
function changeAfter(instant: number): number {
  const before = offsetAt(instant - DAY_MS)
  for (let at = instant - 2 * HOUR_MS; at <= instant + 2 * HOUR_MS; at += HOUR_MS) if (offsetAt(at) !== before) return at
  return instant
}

/** The time in Cairo ahead of UTC at an instant, in milliseconds. */
function offsetAt(instant: number): number {
  const parts = Object.fromEntries(CAIRO_CLOCK.formatToParts(instant).map(({ type, value }) => [type, Number(value)]))
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1_000) * 1_000
}

const CAIRO_CLOCK = new Intl.DateTimeFormat('en-CA', {
  timeZone: OFFER_TIME_ZONE,
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
  hourCycle: 'h23',
})
