import { inLanguage, type Language } from '#domain/text/language.ts'

/** A record with a name in each language. */
export interface Named {
  readonly name: string
  readonly nameAr: string
}

/** The English name stands in for a missing Arabic one. */
export function nameOf({ name, nameAr }: Named, language: Language): string {
  return inLanguage({ en: name, ar: nameAr }, language)
}
