import type { Language } from '#domain/text/language.ts'
import { LOCALES } from '../formats.ts'
import { perLanguage } from '../per-language.ts'

const dateFormat = perLanguage((language) => new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' }))

/**
 * The day of a request in UTC, as it was specified for lists and the head of its page. Its clock times and all other dates are
 * those of Cairo, so that the day may differ for a request of the first hours after midnight.
 */
export function formatOrderDate(created: string, language: Language): string {
  return dateFormat(language).format(new Date(created))
}
