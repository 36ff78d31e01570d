import { type OfferChange, offerChanges } from '#domain/offers/changes.ts'
import type { Discount, OfferContent } from '#domain/offers/content.ts'
import { type Bilingual, inLanguage, type Language } from '#domain/text/language.ts'
import { isolate, isolateLtr } from '#i18n/bidi.ts'
import { formatLongDate, formatNumber } from '#i18n/formats.ts'
import { discountText, minorText } from '#i18n/offer-amounts.ts'
import type { sentOfferTexts } from '#i18n/sets/sent-offer.ts'
import type { Texts } from '../../../../platform/texts/texts.ts'

/** One change as a row: the thing, its fact, and the two values. */
export interface ChangeRow {
  readonly key: string
  /** Empty for a fact of the whole offer. */
  readonly subject: string
  readonly fact: string
  readonly from: string
  readonly to: string
}

export interface RowWords {
  readonly t: Texts<typeof sentOfferTexts>
  readonly language: Language
}

export function changeRows(before: OfferContent, after: OfferContent, words: RowWords): readonly ChangeRow[] {
  return offerChanges(before, after).map((change) => ({ key: keyOf(change), ...rowOf(change, words, after) }))
}

function keyOf(change: OfferChange): string {
  const part = 'lineId' in change ? change.lineId : 'text' in change ? change.text : ''
  return `${change.kind} ${part} ${'fact' in change ? change.fact : ''}`
}

function rowOf(change: OfferChange, { t, language }: RowWords, { taxRates, currency }: OfferContent): Omit<ChangeRow, 'key'> {
  const nothing = t('sentOffer.changes.nothing')
  const writeName = (name: Bilingual) => isolate(inLanguage(name, language))
  const quantity = (count: number) => formatNumber(count, language)
  const money = (minor: number | null) => (minor === null ? nothing : isolateLtr(minorText(minor, language, currency)))
  const discount = (each: Discount | null) => (each === null ? nothing : isolateLtr(discountText(each, language, currency)))
  const words = (text: Bilingual) => (inLanguage(text, language) === '' ? nothing : writeName(text))
  const rate = (id: string | null) => words(taxRates.find((each) => each.id === id)?.name ?? { en: '', ar: '' })
  const ofLine = (each: OfferChange & { kind: 'line' }): { from: string; to: string } => {
    switch (each.fact) {
      case 'quantity':
        return { from: quantity(each.from), to: quantity(each.to) }
      case 'unitMinor':
        return { from: money(each.from), to: money(each.to) }
      case 'discount':
        return { from: discount(each.from), to: discount(each.to) }
      case 'role':
        return { from: t(`sentOffer.changes.roles.${each.from}`), to: t(`sentOffer.changes.roles.${each.to}`) }
      case 'taxRateId':
        return { from: rate(each.from), to: rate(each.to) }
      case 'deliveryTime':
      case 'note':
        return { from: words(each.from), to: words(each.to) }
    }
  }
  const ofOffer = (each: OfferChange & { kind: 'offer' }): { from: string; to: string } => {
    switch (each.fact) {
      case 'discount':
        return { from: discount(each.from), to: discount(each.to) }
      case 'taxBasis': {
        const basis = (value: typeof each.from) => (value === null ? nothing : t(`sentOffer.changes.bases.${value}`))
        return { from: basis(each.from), to: basis(each.to) }
      }
      case 'validUntil':
        return { from: formatLongDate(each.from, language), to: formatLongDate(each.to, language) }
      case 'totalMinor':
        return { from: money(each.from), to: money(each.to) }
    }
  }
  switch (change.kind) {
    case 'line-in':
      return { subject: writeName(change.name), fact: t('sentOffer.changes.in'), from: '', to: quantity(change.quantity) }
    case 'line-out':
      return { subject: writeName(change.name), fact: t('sentOffer.changes.out'), from: quantity(change.quantity), to: '' }
    case 'replaced':
      return {
        subject: writeName(change.to.name),
        fact: t('sentOffer.changes.replaced'),
        from: writeName(change.from.name),
        to: writeName(change.to.name),
      }
    case 'text':
      return { subject: '', fact: t(`sentOffer.changes.texts.${change.text}`), from: '', to: t('sentOffer.changes.changed') }
    case 'line':
      return { subject: writeName(change.name), fact: t(`sentOffer.changes.fact.${change.fact}`), ...ofLine(change) }
    case 'offer':
      return {
        subject: '',
        fact: t(`sentOffer.changes.fact.${change.fact === 'discount' ? 'wholeDiscount' : change.fact}`),
        ...ofOffer(change),
      }
  }
}
