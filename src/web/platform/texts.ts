import { createInstance, type i18n, type TFunction } from 'i18next'
import type { Language } from '#domain/language.ts'
import type { English } from '#i18n/en.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shop'
    resources: { shop: English }
    enableSelector: false
  }
}

/** Any nesting of texts under the keys that the dictionaries share by type. */
type Dictionary = { readonly [key: string]: string | Dictionary }

// One instance for each language, never switched: nothing of a request can leak into the next one.
const instances = new Map<Language, i18n>()

export function addTexts(language: Language, dictionary: Dictionary): void {
  if (instances.has(language)) return
  const instance = createInstance({
    lng: language,
    fallbackLng: false,
    defaultNS: 'shop',
    ns: ['shop'],
    nsSeparator: false,
    resources: { [language]: { shop: dictionary } },
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  })
  void instance.init()
  instances.set(language, instance)
}

/** The texts of a language; where they could not be fetched the other ones speak, as a page without any says nothing. */
export function textsIn(language: Language): i18n {
  const instance = instances.get(language) ?? instances.values().next().value
  if (instance === undefined) throw new Error(`The texts of "${language}" are not loaded`)
  return instance
}

export function textIn(language: Language): TFunction<'shop'> {
  return textsIn(language).t
}

/** In the browser: fetches the one dictionary that a page needs. */
export async function loadTexts(language: Language): Promise<void> {
  if (instances.has(language)) return
  addTexts(language, language === 'ar' ? (await import('#i18n/ar.ts')).ar : (await import('#i18n/en.ts')).en)
}
