import type { Language } from '#domain/text/language.ts'

const LOCALES = { en: 'en-US', ar: 'ar-EG-u-nu-latn' } as const satisfies Record<Language, string>
const ZONE = 'Africa/Cairo'
const MARKS = /[\u061c\u200e\u200f]/g

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
  return new Intl.DateTimeFormat('en-CA', { timeZone: ZONE }).format(time)
}

function format(language: Language, options: Intl.DateTimeFormatOptions, time: number): string {
  return new Intl.DateTimeFormat(LOCALES[language], { timeZone: ZONE, ...options }).format(time).replace(MARKS, '')
}
