import { workingMinutesBetween } from '#domain/desk/calendar.ts'
import { DEMO_SETTINGS } from '#server/shop-settings/first-values.facts.ts'

const MINUTE_MS = 60_000
const STEP_BACK_MS = 15 * MINUTE_MS

/** The moment since which so many minutes have been worked, on whatever day the demo is loaded. */
export function workedBefore(now: Date, minutes: number): Date {
  const { calendar } = DEMO_SETTINGS.desk
  let at = new Date(now.getTime() - minutes * MINUTE_MS)
  while (workingMinutesBetween(at, now, calendar) < minutes) at = new Date(at.getTime() - STEP_BACK_MS)
  // The last step may have gone too far; what happened later stays later.
  const surplus = workingMinutesBetween(at, now, calendar) - minutes
  return new Date(at.getTime() + surplus * MINUTE_MS)
}
