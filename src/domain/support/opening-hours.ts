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

/** The next time when somebody is there; null while the shop is open, or without opening hours. */
export function nextOpening(hours: readonly DayHours[], timeZone: string, now: Date): Opening | null {
  const { weekday, clock } = wallClock(now, timeZone)
  if (hours.some(({ days, from, to }) => days.includes(dayAfter(weekday, 0)) && from <= clock && clock < to)) return null
  for (let inDays = 0; inDays <= WEEKDAYS.length; inDays++) {
    const day = dayAfter(weekday, inDays)
    const starts = hours.filter(({ days, from }) => days.includes(day) && (inDays > 0 || from > clock)).map(({ from }) => from)
    const from = starts.sort()[0]
    if (from !== undefined) return { inDays, day, from }
  }
  return null
}

function dayAfter(weekday: number, days: number): DayOfWeek {
  return WEEKDAYS[(weekday + days) % WEEKDAYS.length] ?? 'sunday'
}

const DAY_MS = 86_400_000
const DAY_MINUTES = 1_440
/** 1 January 1970 was a Thursday. */
const FIRST_WEEKDAY = 4

/** The length of an ordinary working day, which "within one working day" refers to. */
export function workingDayMinutes(hours: readonly DayHours[]): number {
  return Math.max(0, ...hours.map(({ from, to }) => minutesOf(to) - minutesOf(from)))
}

export interface Period {
  readonly from: Date
  readonly to: Date
}

/** True when the shop was open for at least so many minutes of a period. */
export function wasOpenFor(minutes: number, { from, to }: Period, hours: readonly DayHours[], timeZone: string): boolean {
  const [start, end] = [wallTime(from, timeZone), wallTime(to, timeZone)]
  let open = 0
  for (let day = start.day; day <= end.day && open < minutes; day++) {
    const begin = day === start.day ? start.minute : 0
    const stop = day === end.day ? end.minute : DAY_MINUTES
    for (const each of hours) {
      if (!each.days.includes(dayAfter(FIRST_WEEKDAY, day))) continue
      open += Math.max(0, Math.min(stop, minutesOf(each.to)) - Math.max(begin, minutesOf(each.from)))
    }
  }
  return open >= minutes
}

/** `09:30` as minutes since midnight. */
function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

/** Days since 1970 and minutes since midnight in local time. */
function wallTime(at: Date, timeZone: string): { day: number; minute: number } {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23' })
  const [date = '', clock = ''] = format.format(at).split(', ')
  return { day: Date.parse(`${date}T00:00:00Z`) / DAY_MS, minute: minutesOf(clock) }
}

/** Daylight saving shifts the clock, so a fixed offset from UTC would be wrong. */
function wallClock(now: Date, timeZone: string): { weekday: number; clock: string } {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'long', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const parts = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, value]))
  const weekday = WEEKDAYS.map(String).indexOf(parts.weekday?.toLowerCase() ?? '')
  return { weekday, clock: `${parts.hour}:${parts.minute}` }
}
