import { daysAfter, minutesOf, wallTime } from './wall-clock.ts'

export const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const
export type DayOfWeek = (typeof WEEKDAYS)[number]

export interface DayHours {
  readonly days: readonly DayOfWeek[]
  /** 24-hour wall clock, `09:00`. */
  readonly from: string
  readonly to: string
}

export interface Opening {
  /** Days from today: 0 is still today. */
  readonly inDays: number
  readonly day: DayOfWeek
  /** The opening time of that day. */
  readonly from: string
}

/** The day of the week of a calendar day. */
export function weekdayOf(day: string): DayOfWeek {
  return WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? 'sunday'
}

/** The next time when somebody is there; null while the shop is open, or without opening hours. */
export function nextOpening(hours: readonly DayHours[], timeZone: string, now: Date): Opening | null {
  const { day: today, minute } = wallTime(now, timeZone)
  const isOpen = ({ from, to }: DayHours) => minutesOf(from) <= minute && minute < minutesOf(to)
  if (hoursOn(today, hours).some(isOpen)) return null
  for (let inDays = 0; inDays <= WEEKDAYS.length; inDays++) {
    const day = daysAfter(today, inDays)
    const starts = hoursOn(day, hours).filter(({ from }) => inDays > 0 || minutesOf(from) > minute)
    const from = starts.map((each) => each.from).sort()[0]
    if (from !== undefined) return { inDays, day: weekdayOf(day), from }
  }
  return null
}

/** The hours of one calendar day. */
export function hoursOn(day: string, hours: readonly DayHours[]): DayHours[] {
  const weekday = weekdayOf(day)
  return hours.filter(({ days }) => days.includes(weekday))
}

/** The length of an ordinary working day. */
export function workingDayMinutes(hours: readonly DayHours[]): number {
  return Math.max(0, ...hours.map(({ from, to }) => minutesOf(to) - minutesOf(from)))
}
