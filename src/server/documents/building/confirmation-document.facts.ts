import { versionText } from '#domain/offers/numbers.ts'
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
import type { AcceptanceFacts, OfferFacts } from './offer-version.facts.ts'

/** The lines that the customer took, and no other, with the agreed plan and the acceptance. */
export function confirmationDocument(given: OfferFacts, acceptance: AcceptanceFacts): LinesDocument {
  const { language, version, number, decision, hasPrices } = given
  const accepted = offerSums(given.content, decision)
  const counting = new Set(accepted.lines.filter((line) => line.counts).map(({ lineId }) => lineId))
  const lines = given.content.lines.filter(({ id }) => counting.has(id)).map((line) => ({ ...line, role: 'counted' as const }))
  const content = { ...given.content, lines }
  const facts = { ...given, content }
  const sums = offerSums(content, decision)
  const amounts = hasPrices ? amountWriter(amountsOf(content, sums), language, content.currency) : null
  const hasDiscounts = hasPrices && sums.lines.some(({ discountMinor }) => discountMinor > 0)
  const t = documentTexts(language)
  return {
    ...documentFrame({
      seller: facts.seller,
      kind: 'confirmation',
      language,
      number: `${number} ${versionText(version ?? 1)}`,
      day: acceptance.day,
    }),
    addressee: addresseeOf(facts),
    facts: [
      { label: t('facts.date'), words: formatLongDate(acceptance.day, language) },
      { label: t('facts.acceptedBy'), words: acceptance.name },
      { label: t('facts.acceptedHow'), words: t(`accepted.${acceptance.way}`) },
      ...(acceptance.purchaseOrder === null ? [] : [{ label: t('facts.purchaseOrder'), words: { latin: acceptance.purchaseOrder } }]),
      ...factsOf(facts),
    ],
    opening: t('opening.confirmation'),
    columns: columnsOf(lines, language, { hasPrices, hasDiscounts }),
    groups: lineGroups({ content, sums, language, amounts, hasDiscounts }),
    totals: amounts === null ? [] : totalRows(content, sums, amounts, language),
    inWords: amounts === null ? null : wordsOf(content, sums, language),
    taxNote: amounts === null ? null : taxNote(content, sums, language),
    plan: amounts === null ? null : planTable(content, sums, amounts, language),
    terms: termsOf(facts, { hasValidity: false }),
    closing: inLanguage(content.closing, language),
    notInvoice: hasPrices ? t('terms.notInvoice') : null,
    signatures: signatureBoxes(facts, 'accepted'),
    qr: facts.link === null ? null : { caption: t('qr.caption'), link: facts.link },
  }
}
