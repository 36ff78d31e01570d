import { SECTIONS } from '#domain/dashboard.ts'
import type { Language } from '#domain/text/language.ts'
import { pathInLanguage } from '../platform/texts/language.ts'

export function offersPath(language: Language): string {
  return pathInLanguage(SECTIONS.offers, language)
}

export function offerPath(id: string, language: Language): string {
  return pathInLanguage(`${SECTIONS.offers}/${encodeURIComponent(id)}`, language)
}
