import { DAY_MS } from '#domain/durations.ts'
import { SHOP_TIME_ZONE } from '#domain/support/time-zone.ts'
import type { Language } from '#domain/text/language.ts'
import { LOCALES, NO_BREAK_SPACE, withoutMarks } from '../formats.ts'

const NEAR_DAYS = 6

const TIME = { hour: 'numeric', minute: '2-digit' } as const satisfies Intl.DateTimeFormatOptions
/** The space before AM, PM, ص or م, which alone would begin a line. */
const HALF_OF_DAY = /(?<=\d)\s(?=(?:[AP]M|[صم])$)/
const formats = new Map<string, Intl.DateTimeFormat>()

/** A moment near today, as short as it can be told: the time today, the weekday within a week, else the day. */
export function formatMoment(instant: string | Date, now: Date, language: Language): string {
  const at = new Date(instant)
  const days = Math.abs(dayNumber(at) - dayNumber(now))
  if (days === 0) return format('time', TIME, language, at)
  if (days <= NEAR_DAYS) return format('weekday', { weekday: 'short', ...TIME }, language, at)
  const isThisYear = at.getUTCFullYear() === now.getUTCFullYear()
  return isThisYear
    ? format('day', { day: 'numeric', month: 'short', ...TIME }, language, at)
    : format('year', { day: 'numeric', month: 'short', year: 'numeric' }, language, at)
}

function format(name: string, options: Intl.DateTimeFormatOptions, language: Language, at: Date): string {
  const key = `${language} ${name}`
  const known = formats.get(key) ?? new Intl.DateTimeFormat(LOCALES[language], { ...options, timeZone: SHOP_TIME_ZONE })
  formats.set(key, known)
  return withoutMarks(known.format(at)).replace(HALF_OF_DAY, NO_BREAK_SPACE)
}

const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: SHOP_TIME_ZONE, dateStyle: 'short' })

function dayNumber(at: Date): number {
  return Math.round(Date.parse(dayFormat.format(at)) / DAY_MS)
}
