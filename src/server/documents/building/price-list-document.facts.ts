import { CURRENCY_LABELS, SHOP_CURRENCY } from '#domain/money/currency.ts'
import type { Amount } from '#domain/money/money.ts'
import type { Seller } from '#domain/settings/shop-settings.ts'
import { inLanguage, type Language } from '#domain/text/language.ts'
import { documentTexts } from '#i18n/documents.ts'
import { formatLongDate } from '#i18n/formats.ts'
import { amountWriter } from './amounts.facts.ts'
import { type DocumentRow, LINES_ONLY, type LinesDocument } from './document-data.facts.ts'
import { documentFrame } from './frame.facts.ts'

interface Named {
  readonly en: string
  readonly ar: string
}

export interface PricedProduct {
  readonly sku: string
  readonly name: Named
  readonly brand: Named | null
  readonly isNew: boolean
  readonly priceMinor: Amount
}

export interface PriceListFacts {
  readonly seller: Seller
  readonly language: Language
  readonly day: string
  /** The category, brand or search that it was narrowed to; null for everything. */
  readonly about: string | null
  readonly products: readonly PricedProduct[]
  /** The number of all products, if the list has only a part of them. */
  readonly partOf: { readonly count: number; readonly isMinimum: boolean } | null
}

/** Products by their brands, without pictures: hundreds of lines stay a few pages. */
export function priceListDocument({ seller, language, day, about, products, partOf }: PriceListFacts): LinesDocument {
  const t = documentTexts(language)
  const amounts = amountWriter(
    products.map(({ priceMinor }) => priceMinor),
    language,
    SHOP_CURRENCY,
  )
  let number = 0
  const row = ({ sku, name, isNew, priceMinor }: PricedProduct): DocumentRow => ({
    number: String(++number),
    name: inLanguage(name, language),
    isUsed: isNew ? null : t('line.used'),
    mark: null,
    facts: [],
    details: [{ label: t('line.sku'), words: { latin: sku } }],
    note: '',
    cells: [amounts.figure(priceMinor)],
    counts: true,
  })
  const brandOf = ({ brand }: PricedProduct) => (brand === null ? '' : inLanguage(brand, language))
  const byBrand = Map.groupBy(products, brandOf)
  const whole = partOf?.isMinimum === true ? 'priceList.partOfMore' : 'priceList.part'
  const part = partOf === null ? '' : t(whole, { shown: products.length, all: partOf.count })
  return {
    ...LINES_ONLY,
    ...documentFrame({ seller, kind: 'priceList', language, number: '', day }),
    addressee: about === null ? null : { label: t('columns.item'), lines: [about] },
    facts: [{ label: t('facts.date'), words: formatLongDate(day, language) }],
    // Said before the first page and after the last one: a missing machine reads as one that is not sold.
    opening: [t('opening.priceList'), part].join(' ').trim(),
    closing: part,
    columns: {
      number: t('columns.number'),
      item: t('columns.item'),
      cells: [t('columns.money', { column: t('columns.price'), currency: { latin: CURRENCY_LABELS[SHOP_CURRENCY] } })],
      hasPictures: false,
    },
    groups: [...byBrand].map(([brand, ofBrand]) => ({ title: brand === '' ? null : brand, rows: ofBrand.map(row), subtotal: null })),
  }
}
