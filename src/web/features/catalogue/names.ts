import { inLanguage, type Language } from '#domain/language.ts'

export function nameOf(named: { readonly name: string; readonly nameAr: string }, language: Language): string {
  return inLanguage({ en: named.name, ar: named.nameAr }, language)
}
