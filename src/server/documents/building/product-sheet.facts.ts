import type { Seller } from '#domain/settings/shop-settings.ts'
import { type Bilingual, inLanguage, type Language } from '#domain/text/language.ts'
import { documentTexts } from '#i18n/documents.ts'
import type { LabelledWords, ProductSheet } from './document-data.facts.ts'
import { documentFrame } from './frame.facts.ts'

export interface SheetFacts {
  readonly seller: Seller
  readonly language: Language
  readonly day: string
  readonly sku: string
  readonly name: Bilingual
  readonly description: Bilingual
  readonly brand: Bilingual | null
  readonly isNew: boolean
  readonly picture: string | null
  /** Specifications in the document's language. */
  readonly specs: readonly LabelledWords[]
  /** The product's page. */
  readonly link: string
}

/** One machine on one page, for anyone: there is no price in it. */
export function productSheet({
  seller,
  language,
  day,
  sku,
  name,
  description,
  brand,
  isNew,
  picture,
  specs,
  link,
}: SheetFacts): ProductSheet {
  const t = documentTexts(language)
  const other = language === 'ar' ? name.en : name.ar
  const paragraphs = inLanguage(description, language)
    .split(/\n+/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
  return {
    ...documentFrame({ seller, kind: 'sheet', language, number: sku, day }),
    name: inLanguage(name, language),
    otherName: other === inLanguage(name, language) ? '' : other,
    picture,
    facts: [
      { label: t('line.sku'), words: { latin: sku } },
      ...(brand === null ? [] : [{ label: t('sheet.brand'), words: inLanguage(brand, language) }]),
      { label: t('sheet.condition'), words: t(isNew ? 'sheet.new' : 'sheet.used') },
    ],
    description: paragraphs.length === 0 ? null : { title: t('sheet.description'), paragraphs },
    specs: specs.length === 0 ? null : { title: t('sheet.specs'), rows: specs },
    inquire: t('sheet.inquire'),
    qr: { caption: t('qr.sheet'), link },
  }
}
