import { inLanguage, type Language } from '#domain/language.ts'

export function nameOf({ name, nameAr }: { readonly name: string; readonly nameAr: string }, language: Language): string {
  return inLanguage({ en: name, ar: nameAr }, language)
}
