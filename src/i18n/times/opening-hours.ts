import type { DayRun } from '#domain/support/day-runs.ts'
import type { DayOfWeek } from '#domain/support/opening-hours.ts'
import type { Language } from '#domain/text/language.ts'
import { formatList } from '../formats.ts'
import { interpolate } from '../interpolate.ts'

/** Looks up the texts under `weekdays`. */
export type Say = (key: DayOfWeek | 'range' | 'am' | 'pm' | 'times') => string

const NOON = 12

/** `13:00` as `1 PM`, `09:30` as `9:30 AM`, the end of a day (`24:00`) as `12 AM`. */
export function clockText(time: string, say: Say): string {
  const [hours = '', minutes] = time.split(':')
  const hour = Number(hours)
  return `${hour % NOON || NOON}${minutes === '00' ? '' : `:${minutes}`}\u00a0${say(hour % (2 * NOON) < NOON ? 'am' : 'pm')}`
}

export function timesText({ from, to }: { readonly from: string; readonly to: string }, say: Say): string {
  return interpolate(say('times'), { from: clockText(from, say), to: clockText(to, say) })
}

/** The days of a week: several in a row by the first and the last of them, others one by one. */
export function daysText(runs: readonly DayRun[], say: Say, language: Language): string {
  const nameOf = ({ first, last }: DayRun) =>
    last === undefined ? say(first) : interpolate(say('range'), { first: say(first), last: say(last) })
  return formatList(runs.map(nameOf), language)
}
