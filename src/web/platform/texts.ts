import type { Language } from '#domain/language.ts'
import type { PagePart } from '#i18n/page-parts.ts'
import { type Dictionary, type Translate, translator } from '#i18n/translate.ts'
import { useLanguage } from './language.ts'

/** Which texts: those of the shop, or also those of some of its pages, or of accounts, forms and the dashboard. */
export type TextPart = 'shop' | 'members' | PagePart

// One for each language, never switched: nothing of a request can leak into the next one.
const dictionaries = new Map<Language, Dictionary>()
const translators = new Map<Language, Translate>()
const fetched = new Set<string>()
const wanted = new Set<TextPart>()

export function addTexts(language: Language, part: Dictionary): void {
  const dictionary = { ...dictionaries.get(language), ...part }
  dictionaries.set(language, dictionary)
  translators.set(language, translator(dictionary, language))
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

/** In the browser: fetches what a page needs of its one language, and what was needed before it in another one. */
export async function loadTexts(language: Language, part: TextPart = 'shop'): Promise<void> {
  wanted.add(part)
  if (part === 'members') wanted.add('forms')
  await Promise.all([...wanted].map((each) => fetchTexts(language, each)))
}

async function fetchTexts(language: Language, part: TextPart): Promise<void> {
  const key = `${language} ${part}`
  if (fetched.has(key)) return
  const dictionary = await FETCH[part][language]()
  fetched.add(key)
  addTexts(language, dictionary)
}

const FETCH = {
  shop: {
    en: () => import('#i18n/en.ts').then(({ en }) => en),
    ar: () => import('#i18n/ar.ts').then(({ ar }) => ar),
  },
  members: {
    en: () => import('#i18n/en-dashboard.ts').then(({ enDashboard }) => enDashboard),
    ar: () => import('#i18n/ar-dashboard.ts').then(({ arDashboard }) => arDashboard),
  },
  listing: {
    en: () => import('#i18n/en-listing.ts').then(({ enListing }) => enListing),
    ar: () => import('#i18n/ar-listing.ts').then(({ arListing }) => arListing),
  },
  product: {
    en: () => import('#i18n/en-product.ts').then(({ enProduct }) => enProduct),
    ar: () => import('#i18n/ar-product.ts').then(({ arProduct }) => arProduct),
  },
  forms: {
    en: () => import('#i18n/en-forms.ts').then(({ enForms }) => enForms),
    ar: () => import('#i18n/ar-forms.ts').then(({ arForms }) => arForms),
  },
} as const satisfies Record<TextPart, Record<Language, () => Promise<Dictionary>>>
