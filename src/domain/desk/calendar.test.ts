import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { WEEKDAYS } from '../support/opening-hours.ts'
import { nextWorkingMoment, type WorkingCalendar, workingMinutesBetween, workingTimeAfter } from './calendar.ts'
import { promiseAfterChange, promiseFor } from './promise.ts'

const TIME_ZONE = 'Africa/Cairo'
const CALENDAR: WorkingCalendar = {
  timeZone: TIME_ZONE,
  hours: [
    { days: ['saturday', 'sunday', 'monday', 'tuesday', 'wednesday', 'thursday'], from: '09:00', to: '18:00' },
    { days: ['friday'], from: '13:00', to: '18:00' },
  ],
  spans: [
    {
      name: { en: 'Ramadan', ar: 'رمضان' },
      days: ['2026-02-19/2026-03-19'],
      hours: [
        { days: ['saturday', 'sunday', 'monday', 'tuesday', 'wednesday', 'thursday'], from: '10:00', to: '15:00' },
        { days: ['saturday', 'sunday', 'monday', 'tuesday', 'wednesday', 'thursday'], from: '21:00', to: '24:00' },
      ],
    },
  ],
  holidays: [{ name: { en: 'Eid al-Fitr', ar: 'عيد الفطر' }, days: ['2026-03-20/2026-03-22', '2026-10-06'] }],
}

const after = (start: string, hours: number) => workingTimeAfter(new Date(start), hours * 60, CALENDAR).toISOString()

test.each([
  // Clocks in Cairo are two hours ahead of UTC in winter and three in summer.
  ['within a day', '2026-01-12T08:00:00Z', 4, '2026-01-12T12:00:00.000Z'],
  ['up to closing time, which still belongs to the day', '2026-01-12T08:00:00Z', 8, '2026-01-12T16:00:00.000Z'],
  ['over a night', '2026-01-12T10:00:00Z', 8, '2026-01-13T09:00:00.000Z'],
  ['from the night before on', '2026-01-12T20:00:00Z', 8, '2026-01-13T15:00:00.000Z'],
  ['over a short Friday', '2026-01-15T15:00:00Z', 8, '2026-01-17T09:00:00.000Z'],
  ['in summer an hour earlier by UTC', '2026-07-13T10:00:00Z', 8, '2026-07-14T09:00:00.000Z'],
  ['over the night on which summer time begins', '2026-04-23T12:00:00Z', 8, '2026-04-24T14:00:00.000Z'],
  ['over the night on which summer time ends', '2026-10-29T12:00:00Z', 8, '2026-10-30T16:00:00.000Z'],
  ['in Ramadan, with a pause over sunset', '2026-02-22T11:00:00Z', 4, '2026-02-22T21:00:00.000Z'],
  ['over the feast', '2026-03-19T20:00:00Z', 8, '2026-03-23T13:00:00.000Z'],
  ['over a holiday', '2026-10-05T12:00:00Z', 8, '2026-10-07T11:00:00.000Z'],
])('working time %s', (_, start, hours, end) => {
  expect(after(start, hours)).toBe(end)
  expect(workingMinutesBetween(new Date(start), new Date(end), CALENDAR)).toBe(hours * 60)
})

test('hours within the hour that the night of summer time leaves out begin with the change', () => {
  const late = { ...CALENDAR, hours: [{ days: ['friday' as const], from: '00:30', to: '01:30' }] }
  expect(nextWorkingMoment(new Date('2026-04-23T20:00:00Z'), late).toISOString()).toBe('2026-04-23T22:00:00.000Z')
  expect(workingTimeAfter(new Date('2026-04-23T20:00:00Z'), 30, late).toISOString()).toBe('2026-04-23T22:30:00.000Z')
})

test('a moment outside working hours is moved to the next beginning, one inside stays', () => {
  const next = (at: string) => nextWorkingMoment(new Date(at), CALENDAR).toISOString()
  expect(next('2026-01-12T10:30:00Z')).toBe('2026-01-12T10:30:00.000Z')
  expect(next('2026-01-12T16:00:00Z')).toBe('2026-01-13T07:00:00.000Z')
  expect(next('2026-03-20T10:00:00Z')).toBe('2026-03-23T07:00:00.000Z')
})

test('hours that overlap count once', () => {
  const days = WEEKDAYS
  const twice = {
    ...CALENDAR,
    hours: [
      { days, from: '09:00', to: '13:00' },
      { days, from: '10:00', to: '12:00' },
      { days, from: '13:00', to: '14:00' },
    ],
  }
  expect(workingMinutesBetween(new Date('2026-01-12T00:00:00Z'), new Date('2026-01-13T00:00:00Z'), twice)).toBe(5 * 60)
})

test('a shop that never works still gives a time', () => {
  const never = { ...CALENDAR, hours: [], spans: [] }
  expect(workingTimeAfter(new Date('2026-01-12T10:00:00Z'), 480, never).toISOString()).toBe('2026-01-12T18:00:00.000Z')
  expect(workingMinutesBetween(new Date('2026-01-12T10:00:00Z'), new Date('2026-02-12T10:00:00Z'), never)).toBe(0)
})

describe('two years of starts, hours, holidays, Ramadan and summer time', () => {
  const MINUTE_MS = 60_000
  const FIRST = Date.UTC(2026, 0, 1)

  /** Summer time in Cairo, told by its law: from the last Friday of April to the last Thursday of October. */
  function cairoClock(instant: number): Date {
    const year = new Date(instant).getUTCFullYear()
    const begins = lastWeekday(year, 3, 5) - 2 * 60 * MINUTE_MS
    const ends = lastWeekday(year, 9, 4) + 21 * 60 * MINUTE_MS
    return new Date(instant + (begins <= instant && instant < ends ? 3 : 2) * 60 * MINUTE_MS)
  }

  function lastWeekday(year: number, month: number, weekday: number): number {
    const last = new Date(Date.UTC(year, month + 1, 0))
    return Date.UTC(year, month, last.getUTCDate() - ((last.getUTCDay() - weekday + 7) % 7))
  }

  function isWorked(instant: number, { hours, spans, holidays }: WorkingCalendar): boolean {
    const shown = cairoClock(instant).toISOString()
    const [day, clock] = [shown.slice(0, 10), shown.slice(11, 16)]
    const covers = (days: readonly string[]) =>
      days.some((each) => (each.split('/')[0] ?? '') <= day && day <= (each.split('/').at(-1) ?? ''))
    if (holidays.some(({ days }) => covers(days))) return false
    const inForce = spans.filter(({ days }) => covers(days)).at(-1)?.hours ?? hours
    const weekday = WEEKDAYS[cairoClock(instant).getUTCDay()] ?? 'sunday'
    return inForce.some(({ days, from, to }) => days.includes(weekday) && from <= clock && clock < to)
  }

  /** Minute by minute, as somebody with a watch would count. */
  function countedBy(start: number, minutes: number, calendar: WorkingCalendar): number {
    let at = start
    for (let left = minutes; left > 0; at += MINUTE_MS) if (isWorked(at, calendar)) left--
    return at
  }

  // Nobody ends work in the hour that is lived twice on one night of the year: such a clock would name two moments.
  const clock = (latest: number) =>
    fc.integer({ min: 0, max: latest }).map((half) => `${String(half >> 1).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`)
  const dayHours = fc
    .record({
      days: fc.subarray([...WEEKDAYS], { minLength: 1 }),
      from: clock(44),
      to: fc.oneof({ weight: 4, arbitrary: clock(46) }, { weight: 1, arbitrary: fc.constant('24:00') }),
    })
    .filter(({ from, to }) => from < to)
  const someHours = fc.array(dayHours, { minLength: 1, maxLength: 3 })
  const dayInTwoYears = fc.integer({ min: 0, max: 729 }).map((day) => new Date(FIRST + day * 1_440 * MINUTE_MS))
  const someDays = (longest: number) =>
    fc.tuple(dayInTwoYears, fc.integer({ min: 0, max: longest })).map(([from, days]) => {
      const to = new Date(from.getTime() + days * 1_440 * MINUTE_MS)
      return `${from.toISOString().slice(0, 10)}/${to.toISOString().slice(0, 10)}`
    })
  const name = fc.constant({ en: 'Days', ar: 'أيام' })
  const calendars = fc.record({
    timeZone: fc.constant(TIME_ZONE),
    hours: someHours,
    spans: fc.array(fc.record({ name, days: fc.array(someDays(29), { minLength: 1, maxLength: 2 }), hours: someHours }), { maxLength: 2 }),
    holidays: fc.array(fc.record({ name, days: fc.array(someDays(5), { minLength: 1, maxLength: 8 }) }), { maxLength: 2 }),
  })
  // Nights of the changes are one in 180: every third start lies in the days around one.
  const changes = [Date.UTC(2026, 3, 22), Date.UTC(2026, 9, 28), Date.UTC(2027, 3, 28), Date.UTC(2027, 9, 27)]
  const starts = fc.oneof(
    { weight: 2, arbitrary: fc.integer({ min: 0, max: 730 * 1_440 }).map((minute) => FIRST + minute * MINUTE_MS) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom(...changes), fc.integer({ min: 0, max: 3 * 1_440 }))
        .map(([from, minute]) => from + minute * MINUTE_MS),
    },
  )

  test('agree with a count of every minute', () => {
    fc.assert(
      fc.property(calendars, starts, fc.integer({ min: 1, max: 20 * 60 }), (calendar, start, minutes) => {
        const end = countedBy(start, minutes, calendar)
        expect(workingTimeAfter(new Date(start), minutes, calendar)).toEqual(new Date(end))
        expect(workingMinutesBetween(new Date(start), new Date(end), calendar)).toBe(minutes)
      }),
      { numRuns: 60 },
    )
  })

  test('no promise is later than its hours, and none gets earlier by a change of hours', () => {
    fc.assert(
      fc.property(calendars, calendars, starts, fc.integer({ min: 1, max: 24 }), (calendar, changed, start, promiseHours) => {
        const arrived = new Date(start)
        const given = promiseFor(arrived, { promiseHours, callAgainHours: 2, calendar })
        expect(given.promised.getTime()).toBeLessThanOrEqual(workingTimeAfter(arrived, promiseHours * 60, calendar).getTime())
        expect(workingMinutesBetween(given.promised, workingTimeAfter(arrived, promiseHours * 60, calendar), calendar)).toBeLessThan(15)
        expect(given.dueFrom.getTime()).toBeLessThanOrEqual(given.promised.getTime())
        const later = promiseAfterChange(given, arrived, { promiseHours, callAgainHours: 2, calendar: changed })
        expect(later.promised.getTime()).toBeGreaterThanOrEqual(given.promised.getTime())
        expect(later.dueFrom.getTime()).toBeLessThanOrEqual(later.promised.getTime())
      }),
      { numRuns: 200 },
    )
  })
})
