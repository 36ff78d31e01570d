import { versionText } from '#domain/offers/numbers.ts'
import { withoutPrices } from '#domain/offers/shown-content.ts'
import { offerSums } from '#domain/offers/sums.ts'
import { inLanguage } from '#domain/text/language.ts'
import { documentTexts } from '#i18n/documents.ts'
import { formatLongDate } from '#i18n/formats.ts'
import { amountWriter } from './amounts.facts.ts'
import type { LinesDocument } from './document-data.facts.ts'
import { documentFrame } from './frame.facts.ts'
import { addresseeOf, columnsOf, factsOf, signatureBoxes, termsOf } from './offer-blocks.facts.ts'
import { lineGroups } from './offer-lines.facts.ts'
import { amountsOf, planTable, taxNote, totalRows, wordsOf } from './offer-totals.facts.ts'
import type { OfferFacts } from './offer-version.facts.ts'

/** The offer itself; a technical one is built from content without prices, so that no amount can slip into it. */
export function offerDocument(given: OfferFacts): LinesDocument {
  const { language, hasPrices, version } = given
  const content = hasPrices ? given.content : withoutPrices(given.content)
  const facts = { ...given, content }
  const sums = offerSums(content, facts.decision)
  const amounts = hasPrices ? amountWriter(amountsOf(content, sums), language, content.currency) : null
  const hasDiscounts = sums.lines.some(({ discountMinor }) => discountMinor > 0)
  const t = documentTexts(language)
  const isDraft = version === null
  const number = isDraft ? facts.number : `${facts.number} ${versionText(version)}`
  const kind = hasPrices ? 'offer' : 'technical'
  return {
    ...documentFrame({ seller: facts.seller, kind, language, number, day: facts.day, isDraft }),
    addressee: addresseeOf(facts),
    facts: [
      { label: t('facts.date'), words: formatLongDate(facts.day, language) },
      ...(content.validUntil === '' ? [] : [{ label: t('facts.validUntil'), words: formatLongDate(content.validUntil, language) }]),
      ...factsOf(facts),
    ],
    opening: t(`opening.${kind}`),
    columns: columnsOf(content.lines, language, { hasPrices, hasDiscounts }),
    groups: lineGroups({ content, sums, language, amounts, hasDiscounts }),
    totals: amounts === null ? [] : totalRows(content, sums, amounts, language),
    inWords: amounts === null ? null : wordsOf(content, sums, language),
    taxNote: amounts === null ? null : taxNote(content, sums, language),
    plan: amounts === null ? null : planTable(content, sums, amounts, language),
    terms: termsOf(facts, { hasValidity: true }),
    closing: inLanguage(content.closing, language),
    notInvoice: hasPrices ? t('terms.notInvoice') : null,
    signatures: hasPrices ? signatureBoxes(facts, 'accepted') : [],
    qr: isDraft || facts.link === null ? null : { caption: t(hasPrices ? 'qr.caption' : 'qr.technical'), link: facts.link },
  }
}
