export const LANGUAGES = ['en', 'ar'] as const
export type Language = (typeof LANGUAGES)[number]
export const DEFAULT_LANGUAGE: Language = 'en'

/** The two languages are fixed, so a bilingual text is two fields and never a translation table. */
export interface Bilingual {
  readonly en: string
  readonly ar: string
}

/** Arabic if it was written, else English: brands and old products may lack an Arabic text. */
export function inLanguage(text: Bilingual, language: Language): string {
  return language === 'ar' && text.ar !== '' ? text.ar : text.en
}

/** The language that Accept-Language asks for; only the first tag counts, as our client sends exactly one. */
export function languageOf(acceptLanguage: string | undefined): Language {
  return /^\s*ar\b/i.test(acceptLanguage ?? '') ? 'ar' : DEFAULT_LANGUAGE
}

export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr'
}
