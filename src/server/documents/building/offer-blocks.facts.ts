import type { Currency } from '#domain/money/currency.ts'
import type { OfferLine } from '#domain/offers/content.ts'
import { ibanInGroups } from '#domain/settings/bank-accounts.ts'
import type { BankAccount } from '#domain/settings/shop-settings.ts'
import { inLanguage, type Language } from '#domain/text/language.ts'
import { type DocumentKey, documentTexts } from '#i18n/documents.ts'
import { formatLongDate } from '#i18n/formats.ts'
import { minorText } from '#i18n/offer-amounts.ts'
import type { DocumentTerm, LabelledWords, LinesDocument, SignatureBox } from './document-data.facts.ts'
import type { OfferFacts } from './offer-version.facts.ts'

export function addresseeOf({ content, language }: OfferFacts): LinesDocument['addressee'] {
  const t = documentTexts(language)
  const { company, attention, name, phone, email } = content.addressee
  const person = attention === '' ? name : attention
  const lines = [
    company === '' ? '' : t('messrs', { company }),
    person === '' ? '' : company === '' ? person : t('attention', { name: person }),
    ...[phone, email],
  ].filter((line) => line !== '')
  return lines.length === 0 ? null : { label: t('to'), lines }
}

/** The references of both sides and the salesperson. */
export function factsOf({ content, language, requestNumber }: OfferFacts): readonly LabelledWords[] {
  const t = documentTexts(language)
  const { addressee, salesperson } = content
  const facts: readonly (readonly [DocumentKey, LabelledWords['words']])[] = [
    ['facts.request', { latin: requestNumber ?? '' }],
    ['facts.reference', { latin: addressee.reference }],
    ['facts.project', addressee.project],
    ['facts.salesperson', salesperson.name],
    ['facts.mobile', { latin: salesperson.phone }],
  ]
  return facts
    .filter(([, words]) => (typeof words === 'string' ? words : words.latin) !== '')
    .map(([key, words]) => ({ label: t(key), words }))
}

interface ColumnOptions {
  readonly hasPrices: boolean
  readonly hasDiscounts: boolean
}

export function columnsOf(
  lines: readonly OfferLine[],
  language: Language,
  { hasPrices, hasDiscounts }: ColumnOptions,
): LinesDocument['columns'] {
  const t = documentTexts(language)
  const money = [t('columns.unit'), ...(hasDiscounts ? [t('columns.discount')] : []), t('columns.amount')]
  return {
    number: t('columns.number'),
    item: t('columns.item'),
    cells: [t('columns.quantity'), ...(hasPrices ? money : [])],
    hasPictures: lines.some(({ productId, picture }) => productId !== null || picture !== null),
  }
}

export function termsOf(
  { seller, content, language, hasPrices }: OfferFacts,
  { hasValidity }: { hasValidity: boolean },
): readonly DocumentTerm[] {
  const t = documentTexts(language)
  const { exchangeRate, validUntil, warranty, exclusions } = content
  const validity = hasValidity && validUntil !== '' ? [t('terms.validity', { date: formatLongDate(validUntil, language) })] : []
  const exchange = exchangeRate === null || !hasPrices ? [] : [exchangeClause(exchangeRate, content.currency, language)]
  const terms = [
    { title: t('terms.title'), items: [...validity, ...exchange] },
    { title: t('terms.bank'), items: hasPrices ? bankLines(seller.registered.bank, language) : [] },
    { title: t('terms.warranty'), items: [inLanguage(warranty, language)] },
    { title: t('terms.exclusions'), items: exclusions.map((exclusion) => inLanguage(exclusion, language)) },
  ]
  return terms.map(({ title, items }) => ({ title, items: items.filter((item) => item !== '') })).filter(({ items }) => items.length > 0)
}

/** The account that customers transfer to; nothing where the owner has named none. */
function bankLines({ bank, holder, account, iban, swift }: BankAccount, language: Language): string[] {
  if (account === '' && iban === '') return []
  const t = documentTexts(language)
  const latin = { iban: ibanInGroups(iban), account, swift }
  return [
    ...[inLanguage(bank, language)].filter((name) => name !== '').map((name) => t('bank.bank', { name })),
    ...[inLanguage(holder, language)].filter((name) => name !== '').map((name) => t('bank.holder', { name })),
    ...(['iban', 'account', 'swift'] as const).flatMap((key) =>
      latin[key] === '' ? [] : [t(`bank.${key}`, { number: { latin: latin[key] } })],
    ),
  ]
}

type ExchangeRate = NonNullable<OfferFacts['content']['exchangeRate']>

function exchangeClause({ currency: foreign, minor, date }: ExchangeRate, currency: Currency, language: Language): string {
  const rate = { latin: `1 ${foreign} = ${minorText(minor, language, currency)}` }
  return documentTexts(language)('terms.exchange', { rate, date: formatLongDate(date, language) })
}

/** Our box with the pictures that were given, and the customer's to sign. */
export function signatureBoxes(
  { seller, language, signature = null, stamp = null, content, version }: OfferFacts,
  customer: 'accepted' | 'received',
): readonly SignatureBox[] {
  const t = documentTexts(language)
  const labels = [t('signatures.name'), t('signatures.date'), t('signatures.stamp')]
  const isSent = version !== null
  const ours = t(customer === 'received' ? 'signatures.delivered' : 'signatures.ours', {
    company: inLanguage(seller.shop.company, language),
  })
  const name = customer === 'received' || content.salesperson.name === '' ? labels : [content.salesperson.name, ...labels.slice(1)]
  return [
    { title: ours, labels: name, signature: isSent ? signature : null, stamp: isSent ? stamp : null },
    { title: t(`signatures.${customer}`), labels, signature: null, stamp: null },
  ]
}
