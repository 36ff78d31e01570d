import { inLanguage, type Language } from '#domain/language.ts'

/** Without an Arabic name the English one stands in both languages. */
export function nameOf({ name, nameAr }: { readonly name: string; readonly nameAr: string }, language: Language): string {
  return inLanguage({ en: name, ar: nameAr }, language)
}
