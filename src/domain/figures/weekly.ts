import { type WallTime, wallTime } from '../support/wall-clock.ts'

/** The number of Thursday in `getUTCDay`: the last working day of the week. */
const THURSDAY = 4
const FROM_MINUTE = 15 * 60
const UNTIL_MINUTE = 21 * 60

/** The day whose weekly figures go out at a moment: Thursdays in the afternoon; null at any other time. */
export function weeklyDay(at: Date, timeZone: string): string | null {
  const { day, minute }: WallTime = wallTime(at, timeZone)
  const isThursday = new Date(`${day}T00:00:00Z`).getUTCDay() === THURSDAY
  return isThursday && minute >= FROM_MINUTE && minute < UNTIL_MINUTE ? day : null
}
