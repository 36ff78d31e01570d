import type { Language } from '#domain/text/language.ts'
import { LOCALES } from '../formats.ts'
import { perLanguage } from '../per-language.ts'

const dateFormat = perLanguage((language) => new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' }))

/** The day of a request in UTC, as all its screens show it; other dates are those of Cairo. */
export function formatOrderDate(created: string, language: Language): string {
  return dateFormat(language).format(new Date(created))
}
