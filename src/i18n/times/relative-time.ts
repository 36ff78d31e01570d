import type { Language } from '#domain/text/language.ts'
import { LOCALES } from '../formats.ts'
import { perLanguage } from '../per-language.ts'

const relativeFormat = perLanguage((language) => new Intl.RelativeTimeFormat(LOCALES[language], { numeric: 'auto' }))

/** Each unit with its seconds and the least number of it: up to two weeks are counted in days, as "last week" may be 13 days. */
const RELATIVE_UNITS = [
  ['year', 31_536_000, 1],
  ['month', 2_592_000, 1],
  ['week', 604_800, 2],
  ['day', 86_400, 1],
  ['hour', 3_600, 1],
  ['minute', 60, 1],
] as const satisfies readonly (readonly [Intl.RelativeTimeFormatUnit, number, number])[]

export function formatRelativeTime(instant: string | Date, now: Date, language: Language): string {
  const seconds = Math.round((new Date(instant).getTime() - now.getTime()) / 1000)
  const [unit, length] = RELATIVE_UNITS.find(([, size, least]) => Math.abs(seconds) >= size * least) ?? ['second', 1]
  return relativeFormat(language).format(Math.trunc(seconds / length), unit)
}
