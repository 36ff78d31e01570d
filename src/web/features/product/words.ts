import { inLanguage, type Language } from '#domain/text/language.ts'

interface Described {
  readonly description: string
  readonly descriptionAr: string
}

export function descriptionOf({ description, descriptionAr }: Described, language: Language): string {
  return inLanguage({ en: description, ar: descriptionAr }, language)
}
