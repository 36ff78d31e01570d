import { DAY_MS } from '../durations.ts'
import { type DayHours, weekdayOf } from '../support/opening-hours.ts'
import { SHOP_TIME_ZONE } from '../support/time-zone.ts'
import { daysAfter, instantIn, minutesOf, wallTime } from '../support/wall-clock.ts'

/** Offers are valid by the calendar of the seller, wherever the customer is. */
export const OFFER_TIME_ZONE = SHOP_TIME_ZONE

export const VALIDITY_CHOICES = [0, 2, 3, 7, 15] as const

/** A link answers this long after the offer's end, and for a year, or the longest warranty, after acceptance. */
export const LINK_DAYS_AFTER_END = 90
export const LINK_DAYS_AFTER_ACCEPTANCE = 365

/** The least time between sending and the reminder. */
const REMINDER_AFTER_MS = DAY_MS
/** Days are counted on from a day, and those after the year 9999 are written in another way. */
const DAY_PATTERN = /^(?!9999)\d{4}-\d\d-\d\d$/

/** The calendar day in Cairo, `2026-11-30`. */
export function dayInCairo(now: Date): string {
  return wallTime(now, OFFER_TIME_ZONE).day
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
  return instantIn(daysAfter(day, 1), 0, OFFER_TIME_ZONE)
}

/** False for a draft whose last day is not written yet. */
export function isExpired(validUntil: string, now: Date): boolean {
  return isDay(validUntil) && now >= endOfDay(validUntil)
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
  const at = (day: string, clock: string) => instantIn(day, minutesOf(clock), OFFER_TIME_ZONE)
  // Opening hours repeat every week.
  const last = daysAfter(first, 7)
  for (let day = first; day <= validUntil && day <= last; day = daysAfter(day, 1)) {
    const found = hours
      .filter(({ days }) => days.includes(weekdayOf(day)))
      .map(({ from, to }) => ({ from: at(day, from), to: at(day, to) }))
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
