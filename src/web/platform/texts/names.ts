import { inLanguage, type Language } from '#domain/language.ts'

/** What has a name in each language. */
export interface Named {
  readonly name: string
  readonly nameAr: string
}

/** Without an Arabic name the English one stands in both languages. */
export function nameOf({ name, nameAr }: Named, language: Language): string {
  return inLanguage({ en: name, ar: nameAr }, language)
}
