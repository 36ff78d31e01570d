import type { Seller, ShopLogo } from '#domain/settings/shop-settings.ts'
import { inLanguage, type Language } from '#domain/text/language.ts'
import { withoutNeedlessIsolation } from '#i18n/bidi.ts'
import { type DocumentKey, documentTexts } from '#i18n/documents.ts'
import type { DocumentFrame, Words } from './document-data.facts.ts'

const LOGO_MM = { width: 54, height: 13 } as const

/** The kinds of documents, which are also the keys of their titles. */
export type DocumentKind = 'offer' | 'technical' | 'confirmation' | 'delivery' | 'request' | 'sheet' | 'priceList' | 'figures'

export interface FrameFacts {
  readonly seller: Seller
  readonly kind: DocumentKind
  readonly language: Language
  readonly number: string
  readonly day: string
  readonly isDraft?: boolean
}

export function documentFrame({ seller: { shop, registered }, kind, language, number, day, isDraft = false }: FrameFacts): DocumentFrame {
  const t = documentTexts(language)
  const title = t(`titles.${kind}` satisfies DocumentKey)
  const company = inLanguage(shop.company, language)
  return {
    language,
    fileTitle: withoutNeedlessIsolation(t('fileTitle', { title, number: { latin: number }, company })),
    day,
    title,
    number,
    draftMark: isDraft ? t('draft') : null,
    letterhead: {
      company,
      logo: logoOf(shop.pictures?.logo),
      tagline: inLanguage(shop.tagline, language),
      legalName: inLanguage(registered.name, language),
      registers: [
        { label: t('letterhead.taxNumber'), words: { latin: registered.taxNumber } },
        { label: t('letterhead.commercialRegister'), words: { latin: registered.commercialRegister } },
      ].filter(({ words }) => words.latin !== ''),
      contact: filledIn([inLanguage(shop.address, language), ...shop.phones.map(({ shown }) => ({ latin: shown })), { latin: shop.email }]),
    },
    footer: {
      words: filledIn([
        inLanguage(registered.name, language),
        ...shop.phones.slice(0, 1).map(({ shown }) => ({ latin: shown })),
        { latin: shop.email },
      ]),
      page: t('page'),
    },
  }
}

/** Leaves out what the owner has not filled in. */
function filledIn(words: readonly Words[]): Words[] {
  return words.filter((word) => (typeof word === 'string' ? word : word.latin) !== '')
}

/** Printed in a box of 54 by 13 mm. */
function logoOf(logo: ShopLogo | undefined): DocumentFrame['letterhead']['logo'] {
  if (logo === undefined) return null
  const scale = Math.min(LOGO_MM.width / logo.width, LOGO_MM.height / logo.height)
  return { file: logo.name, isAlone: logo.isAlone, widthMm: logo.width * scale, heightMm: logo.height * scale }
}
