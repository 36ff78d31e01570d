import type { Refusal } from '../errors.ts'
import { daysAfter } from '../support/wall-clock.ts'

/** Days of the calendar, both included, cut into weeks that begin on Saturday as they do in Egypt. */
export interface FigurePeriod {
  readonly from: string
  readonly to: string
}

const WEEKS_AT_FIRST = 12
const PERIOD_DAYS_MOST = 53 * 7
/** Working time is counted from the first day until today. */
const AGE_DAYS_MOST = 3_652
const WEEK_DAYS = 7
/** The number of Saturday in `getUTCDay`. */
const SATURDAY = 6

export function weekBegins(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return daysAfter(day, -((weekday - SATURDAY + WEEK_DAYS) % WEEK_DAYS))
}

export function monthBegins(day: string): string {
  return `${day.slice(0, 7)}-01`
}

/** The twelve weeks that end with the one of a day. */
export function periodUntil(day: string): FigurePeriod {
  return { from: daysAfter(weekBegins(day), -(WEEKS_AT_FIRST - 1) * WEEK_DAYS), to: day }
}

/** Null for days that figures can be read of. */
export function refusePeriod({ from, to }: FigurePeriod, today: string): Refusal | null {
  if (from < daysAfter(today, -AGE_DAYS_MOST)) return 'figures/too-old'
  const isShort = from <= to && to < daysAfter(from, PERIOD_DAYS_MOST)
  return isShort && to < daysAfter(today, PERIOD_DAYS_MOST) ? null : 'validation'
}

/** The first days of a period's weeks; the first week may have begun before the period. */
export function weeksOf({ from, to }: FigurePeriod): string[] {
  const weeks: string[] = []
  for (let week = weekBegins(from); week <= to; week = daysAfter(week, WEEK_DAYS)) weeks.push(week)
  return weeks
}
