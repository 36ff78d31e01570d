import type { DayOfWeek } from '#domain/support/opening-hours.ts'
import { interpolate } from '../interpolate.ts'

/** Looks up the texts under `weekdays`. */
export type Say = (key: DayOfWeek | 'range' | 'am' | 'pm' | 'times') => string

const NOON = 12

/** `13:00` as `1 PM`, `09:30` as `9:30 AM`. */
export function clockText(time: string, say: Say): string {
  const [hours = '', minutes] = time.split(':')
  const hour = Number(hours)
  return `${hour % NOON || NOON}${minutes === '00' ? '' : `:${minutes}`}\u00a0${say(hour < NOON ? 'am' : 'pm')}`
}

export function timesText({ from, to }: { readonly from: string; readonly to: string }, say: Say): string {
  return interpolate(say('times'), { from: clockText(from, say), to: clockText(to, say) })
}

/** A run of consecutive days. */
export function daysText(days: readonly [DayOfWeek, ...DayOfWeek[]], say: Say): string {
  const last = days.at(-1) ?? days[0]
  return last === days[0] ? say(last) : interpolate(say('range'), { first: say(days[0]), last: say(last) })
}
