import type { Language } from '#domain/text/language.ts'
import { LOCALES } from '../formats.ts'

/** A day with its weekday, and with its year when it is not the one that people expect: "Thursday, November 26". */
export function formatWeekday(day: string, language: Language, thisYear: number): string {
  const named = format(day, language, { weekday: 'long', day: 'numeric', month: 'long', ...yearOf(day, thisYear) })
  return named.replace('\u060c', '')
}

/** A day among many, as short as it can be told: "Nov 26". */
export function formatDay(day: string, language: Language, thisYear: number): string {
  return format(day, language, { day: 'numeric', month: 'short', ...yearOf(day, thisYear) })
}

function yearOf(day: string, thisYear: number): Intl.DateTimeFormatOptions {
  return day.startsWith(`${thisYear}-`) ? {} : { year: 'numeric' }
}

/** A day is the same everywhere: it is read and written in UTC. */
function format(day: string, language: Language, parts: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(LOCALES[language], { ...parts, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
}
