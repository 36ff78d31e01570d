import { type DayHours, hoursOn, workingDayMinutes } from '../support/opening-hours.ts'
import { daysAfter, instantIn, minutesOf, wallTime } from '../support/wall-clock.ts'
import type { Bilingual } from '../text/language.ts'

/** A day of the calendar, or several with the last one included: `2026-10-06`, `2026-02-19/2026-03-19`. */
export type Days = string

/** Weeks with hours of their own, such as Ramadan. */
export interface HoursSpan {
  readonly name: Bilingual
  readonly days: readonly Days[]
  readonly hours: readonly DayHours[]
}

export interface Holiday {
  readonly name: Bilingual
  readonly days: readonly Days[]
}

/** The times at which people work. Work past midnight is two entries: one until `24:00`, one of the next day from `00:00`. */
export interface WorkingCalendar {
  readonly timeZone: string
  readonly hours: readonly DayHours[]
  /** If two overlap, the last one counts. */
  readonly spans: readonly HoursSpan[]
  readonly holidays: readonly Holiday[]
}

const MINUTE_MS = 60_000
/** A calendar without working time in this many days counts as one that never rests: a promise needs an end. */
const SEARCHED_DAYS = 400
const CACHED_DAYS = 2_000

/** Working time of one day as instants, in order and without overlaps. */
interface Window {
  readonly from: number
  readonly to: number
}

/** The moment at which this many minutes have been worked since a start. */
export function workingTimeAfter(start: Date, minutes: number, calendar: WorkingCalendar): Date {
  let left = minutes * MINUTE_MS
  if (left <= 0) return start
  for (const { from, to } of windowsFrom(start, calendar)) {
    if (to - from >= left) return new Date(from + left)
    left -= to - from
  }
  return new Date(start.getTime() + minutes * MINUTE_MS)
}

/** The working time between two instants in minutes, 0 where the second is not later; nothing is counted once there are so many as asked for. */
export function workingMinutesBetween(start: Date, end: Date, calendar: WorkingCalendar, enough = Number.POSITIVE_INFINITY): number {
  let worked = 0
  for (const { from, to } of windowsFrom(start, calendar)) {
    if (from >= end.getTime()) break
    worked += Math.min(to, end.getTime()) - from
    if (worked >= enough * MINUTE_MS) break
  }
  return worked / MINUTE_MS
}

/** The instant itself where somebody works from it on, else the next beginning of work. */
export function nextWorkingMoment(at: Date, calendar: WorkingCalendar): Date {
  for (const { from } of windowsFrom(at, calendar)) return new Date(from)
  return at
}

/** The first moment of work on the day of an instant; null on a day off. */
export function workBeginsOnDayOf(at: Date, calendar: WorkingCalendar): Date | null {
  const first = windowsOf(wallTime(at, calendar.timeZone).day, calendar)[0]
  return first === undefined ? null : new Date(first.from)
}

/** The length of an ordinary working day. */
export function dayMinutes({ hours }: WorkingCalendar): number {
  return workingDayMinutes(hours)
}

/** A stretch of working time in milliseconds, with the working time before it since the first one. */
export interface WorkedWindow {
  readonly from: number
  readonly to: number
  readonly before: number
}

/** The working time of a span, cut so that the time between many pairs of instants is found without walking the days again. */
export function workedWindows(start: Date, end: Date, calendar: WorkingCalendar): WorkedWindow[] {
  const windows: WorkedWindow[] = []
  let before = 0
  for (const { from, to } of windowsFrom(start, calendar)) {
    if (from >= end.getTime()) break
    windows.push({ from, to, before })
    before += to - from
  }
  return windows
}

/** The windows that end after an instant, the first one cut to begin with it. */
function* windowsFrom(start: Date, calendar: WorkingCalendar): Generator<Window> {
  const first = wallTime(start, calendar.timeZone).day
  for (let inDays = 0, empty = 0; empty < SEARCHED_DAYS; inDays++) {
    const windows = windowsOf(daysAfter(first, inDays), calendar)
    empty = windows.length > 0 ? 0 : empty + 1
    for (const { from, to } of windows) if (to > start.getTime()) yield { from: Math.max(from, start.getTime()), to }
  }
}

/** Days are read again and again by everything that waits; a calendar that changes is a new one. */
const cachedDays = new WeakMap<WorkingCalendar, Map<string, readonly Window[]>>()

function windowsOf(day: string, calendar: WorkingCalendar): readonly Window[] {
  const days = cachedDays.get(calendar) ?? new Map<string, readonly Window[]>()
  const cached = days.get(day)
  if (cached !== undefined) return cached
  if (days.size >= CACHED_DAYS) days.clear()
  const windows = windowsToday(day, calendar)
  cachedDays.set(calendar, days.set(day, windows))
  return windows
}

function windowsToday(day: string, { timeZone, hours, spans, holidays }: WorkingCalendar): Window[] {
  if (holidays.some(({ days }) => isWithin(day, days))) return []
  const span = spans.findLast(({ days }) => isWithin(day, days))
  const at = (clock: string) => instantIn(day, minutesOf(clock), timeZone).getTime()
  const windows = hoursOn(day, span?.hours ?? hours)
    .map(({ from, to }) => ({ from: at(from), to: at(to) }))
    .filter(({ from, to }) => from < to)
    .toSorted((a, b) => a.from - b.from)
  return joined(windows)
}

function isWithin(day: string, spans: readonly Days[]): boolean {
  return spans.some((span) => {
    const [from = '', to = from] = span.split('/')
    return from <= day && day <= to
  })
}

function joined(windows: readonly Window[]): Window[] {
  const merged: Window[] = []
  for (const window of windows) {
    const last = merged.at(-1)
    if (last === undefined || last.to < window.from) merged.push(window)
    else merged[merged.length - 1] = { from: last.from, to: Math.max(last.to, window.to) }
  }
  return merged
}
