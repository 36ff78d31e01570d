import { type DayOfWeek, WEEKDAYS } from './opening-hours.ts'

/** A week of the calendar in Egypt. */
export const DAYS_FROM_SATURDAY = [...WEEKDAYS.slice(-1), ...WEEKDAYS.slice(0, -1)]

/** One day, or several in a row by the first and the last of them. */
export interface DayRun {
  readonly first: DayOfWeek
  readonly last?: DayOfWeek | undefined
}

/** Two days are named each: "Saturday to Sunday" sounds like more. */
const LEAST_RUN = 3

/** Days as they are told. The week begins on Saturday, or on the first day of a run that goes on over Saturday. */
export function runsOfDays(days: readonly DayOfWeek[]): DayRun[] {
  const isOff = (day: DayOfWeek) => !days.includes(day)
  const begin = DAYS_FROM_SATURDAY.findLastIndex(isOff) + 1
  const runs: DayOfWeek[][] = [[]]
  for (const day of [...DAYS_FROM_SATURDAY.slice(begin), ...DAYS_FROM_SATURDAY.slice(0, begin)]) {
    if (isOff(day)) runs.push([])
    else runs.at(-1)?.push(day)
  }
  return runs.flatMap((run): DayRun[] => {
    const [first] = run
    return first === undefined || run.length < LEAST_RUN ? run.map((day) => ({ first: day })) : [{ first, last: run.at(-1) }]
  })
}
