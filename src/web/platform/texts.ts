import type { Language } from '#domain/language.ts'
import { type Dictionary, type Translate, translator } from '#i18n/translate.ts'
import { useLanguage } from './language.ts'

// One for each language, never switched: nothing of a request can leak into the next one.
const translators = new Map<Language, Translate>()

export function addTexts(language: Language, dictionary: Dictionary): void {
  if (!translators.has(language)) translators.set(language, translator(dictionary, language))
}

/** The texts of a language; where they could not be fetched the other ones speak, as a page without any says nothing. */
export function textIn(language: Language): Translate {
  const found = translators.get(language) ?? translators.values().next().value
  if (found === undefined) throw new Error(`The texts of "${language}" are not loaded`)
  return found
}

/** The texts of the page's own language. */
export function useTexts(): { readonly t: Translate } {
  return { t: textIn(useLanguage()) }
}

/** In the browser: fetches the one dictionary that a page needs. */
export async function loadTexts(language: Language): Promise<void> {
  if (translators.has(language)) return
  addTexts(language, language === 'ar' ? (await import('#i18n/ar.ts')).ar : (await import('#i18n/en.ts')).en)
}
