import type { Language } from '#domain/text/language.ts'

const LOCALES = { en: 'en-GB', ar: 'ar-EG-u-nu-latn' } as const satisfies Record<Language, string>

/** A day with its weekday, and with its year when it is not the one that people expect: "Thursday 26 November". */
export function formatWeekday(day: string, language: Language, thisYear: number): string {
  const isThisYear = day.startsWith(`${thisYear}-`)
  return new Intl.DateTimeFormat(LOCALES[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(isThisYear ? {} : { year: 'numeric' }),
    timeZone: 'UTC',
  })
    .format(new Date(`${day}T00:00:00Z`))
    .replace(/(\p{L})[,،]/u, '$1')
}

/** A day among many, as short as it can be told: "26 Nov". */
export function formatDay(day: string, language: Language, thisYear: number): string {
  const isThisYear = day.startsWith(`${thisYear}-`)
  const parts = { day: 'numeric', month: 'short', ...(isThisYear ? {} : ({ year: 'numeric' } as const)), timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(LOCALES[language], parts).format(new Date(`${day}T00:00:00Z`))
}
