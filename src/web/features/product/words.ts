import { inLanguage, type Language } from '#domain/language.ts'

interface Named {
  readonly name: string
  readonly nameAr: string
}

interface Described {
  readonly description: string
  readonly descriptionAr: string
}

export function nameOf({ name, nameAr }: Named, language: Language): string {
  return inLanguage({ en: name, ar: nameAr }, language)
}

export function descriptionOf({ description, descriptionAr }: Described, language: Language): string {
  return inLanguage({ en: description, ar: descriptionAr }, language)
}
