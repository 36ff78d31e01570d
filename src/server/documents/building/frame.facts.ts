import { inLanguage, type Language } from '#domain/text/language.ts'
import { withoutNeedlessIsolation } from '#i18n/bidi.ts'
import { type DocumentKey, documentTexts } from '#i18n/documents.ts'
import { registeredCompany, shop } from '#shop-config'
import type { DocumentFrame } from './document-data.facts.ts'

/** The kinds of documents, which are also the keys of their titles. */
export type DocumentKind = 'offer' | 'technical' | 'confirmation' | 'delivery' | 'request' | 'sheet' | 'priceList'

export interface FrameFacts {
  readonly kind: DocumentKind
  readonly language: Language
  readonly number: string
  readonly day: string
  readonly isDraft?: boolean
}

export function documentFrame({ kind, language, number, day, isDraft = false }: FrameFacts): DocumentFrame {
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
      tagline: inLanguage(shop.tagline, language),
      legalName: inLanguage(registeredCompany.name, language),
      registers: [
        { label: t('letterhead.taxNumber'), words: { latin: registeredCompany.taxNumber } },
        { label: t('letterhead.commercialRegister'), words: { latin: registeredCompany.commercialRegister } },
      ],
      contact: [inLanguage(shop.address, language), ...shop.phones.map(({ shown }) => ({ latin: shown })), { latin: shop.email }],
    },
    footer: {
      words: [
        inLanguage(registeredCompany.name, language),
        ...shop.phones.slice(0, 1).map(({ shown }) => ({ latin: shown })),
        { latin: shop.email },
      ],
      page: t('page'),
    },
  }
}
