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
  /** When work begins that day. */
  readonly from: string
}

/** When somebody is there again; null while the hours say that somebody is there, or where there are none. */
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

/** Daylight saving moves the clock, so that no fixed distance from UTC would do. */
function wallClock(now: Date, timeZone: string): { weekday: number; clock: string } {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'long', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const parts = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, value]))
  const weekday = WEEKDAYS.map(String).indexOf(parts.weekday?.toLowerCase() ?? '')
  return { weekday, clock: `${parts.hour}:${parts.minute}` }
}
