import { SHOP_TIME_ZONE } from '#domain/support/time-zone.ts'
import type { Language } from '#domain/text/language.ts'
import { LOCALES, withoutMarks } from '#i18n/formats.ts'

/** The clock time in Cairo, where the staff works. */
export function clockOf(time: number, language: Language): string {
  return format(language, { hour: 'numeric', minute: '2-digit' }, time)
}

export function dayOf(time: number, language: Language): string {
  return format(language, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }, time)
}

export function shortDayOf(time: number, language: Language): string {
  return format(language, { day: 'numeric', month: 'short' }, time)
}

/** `2026-01-31`: one key for each day in Cairo. */
export function dayKeyOf(time: number): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: SHOP_TIME_ZONE }).format(time)
}

function format(language: Language, options: Intl.DateTimeFormatOptions, time: number): string {
  return withoutMarks(new Intl.DateTimeFormat(LOCALES[language], { timeZone: SHOP_TIME_ZONE, ...options }).format(time))
}
