import { SHOP_CURRENCY } from '#domain/money/currency.ts'
import type { Amount } from '#domain/money/money.ts'
import type { Seller } from '#domain/settings/shop-settings.ts'
import { inLanguage, type Language } from '#domain/text/language.ts'
import { documentTexts } from '#i18n/documents.ts'
import { formatLongDate, formatNumber } from '#i18n/formats.ts'
import { amountWriter } from './amounts.facts.ts'
import { type DocumentRow, type LabelledWords, LINES_ONLY, type LinesDocument } from './document-data.facts.ts'
import { documentFrame } from './frame.facts.ts'

export interface RequestLine {
  readonly name: { readonly en: string; readonly ar: string }
  readonly sku: string
  readonly picture: string | null
  readonly isProduct: boolean
  readonly quantity: number
  /** The pieces wanted, if they are more than the line's limit allows. */
  readonly wanted: number | null
  /** Absent for readers who may not see prices. */
  readonly unitMinor?: Amount
  readonly sumMinor?: Amount
}

export interface RequestFacts {
  readonly seller: Seller
  readonly language: Language
  /** `R-10432`. */
  readonly number: string
  readonly day: string
  readonly requester: { readonly name: string; readonly company: string; readonly phone: string; readonly email: string }
  /** Facts about the call and the delivery, in the document's language. */
  readonly delivery: readonly LabelledWords[]
  /** A request by phone in the caller's own words, which may have no lines; empty where there are none. */
  readonly words: string
  readonly lines: readonly RequestLine[]
  /** Absent for readers who may not see prices. */
  readonly totalMinor?: Amount
}

/** A request for a quotation, as its requester may print it; amounts are the list prices on the day of the request. */
export function requestDocument(facts: RequestFacts): LinesDocument {
  const { seller, language, number, day, requester, delivery, words, lines } = facts
  const totalMinor = lines.length === 0 ? undefined : facts.totalMinor
  const t = documentTexts(language)
  const amounts =
    totalMinor === undefined
      ? null
      : amountWriter([totalMinor, ...lines.flatMap(({ unitMinor, sumMinor }) => [unitMinor ?? 0, sumMinor ?? 0])], language, SHOP_CURRENCY)
  const { company, name, phone, email } = requester
  const figure = (minor: number | undefined) => (minor === undefined || amounts === null ? '' : amounts.figure(minor))
  const row = (line: RequestLine, index: number): DocumentRow => ({
    number: String(index + 1),
    ...(line.isProduct ? { picture: line.picture } : {}),
    name: inLanguage(line.name, language),
    isUsed: null,
    mark: null,
    facts: [],
    details: [
      { label: t('line.sku'), words: { latin: line.sku } },
      ...(line.wanted === null ? [] : [{ label: t('line.wanted'), words: t('line.pieces', { count: line.wanted }) }]),
    ],
    note: '',
    cells: [formatNumber(line.quantity, language), ...(amounts === null ? [] : [figure(line.unitMinor), figure(line.sumMinor)])],
    counts: true,
  })
  return {
    ...LINES_ONLY,
    ...documentFrame({ seller, kind: 'request', language, number, day }),
    addressee: { label: t('to'), lines: [inLanguage(seller.registered.name, language)] },
    facts: [
      { label: t('facts.date'), words: formatLongDate(day, language) },
      { label: t('signatures.name'), words: name },
      { label: t('facts.company'), words: company },
      { label: t('facts.phone'), words: { latin: phone } },
      { label: t('facts.email'), words: { latin: email } },
      ...delivery,
    ].filter(({ words }) => (typeof words === 'string' ? words : words.latin) !== ''),
    opening: t('opening.request'),
    columns: {
      number: t('columns.number'),
      item: t('columns.item'),
      cells: [t('columns.quantity'), ...(amounts === null ? [] : [t('columns.unit'), t('columns.amount')])],
      hasPictures: lines.some(({ isProduct }) => isProduct),
    },
    groups: lines.length === 0 ? [] : [{ title: null, subtotal: null, rows: lines.map(row) }],
    terms: words === '' ? [] : [{ title: t('words'), items: [words] }],
    totals:
      amounts === null || totalMinor === undefined
        ? []
        : [{ label: t('totals.listTotal'), amount: amounts.money(totalMinor), isTotal: true }],
  }
}
