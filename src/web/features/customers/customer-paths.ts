import { SECTIONS } from '#domain/dashboard.ts'
import type { Language } from '#domain/text/language.ts'
import { pathInLanguage } from '../../platform/texts/language.ts'

export function customersPath(language: Language): string {
  return pathInLanguage(SECTIONS.customers, language)
}

export function customerPath(id: string, language: Language): string {
  return pathInLanguage(`${SECTIONS.customers}/${encodeURIComponent(id)}`, language)
}
