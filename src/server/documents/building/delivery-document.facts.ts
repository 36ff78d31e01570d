import { versionText } from '#domain/offers/numbers.ts'
import { withoutPrices } from '#domain/offers/shown-content.ts'
import { offerSums } from '#domain/offers/sums.ts'
import { documentTexts } from '#i18n/documents.ts'
import { formatLongDate } from '#i18n/formats.ts'
import { LINES_ONLY, type LinesDocument } from './document-data.facts.ts'
import { documentFrame } from './frame.facts.ts'
import { addresseeOf, columnsOf, signatureBoxes } from './offer-blocks.facts.ts'
import { lineGroups } from './offer-lines.facts.ts'
import type { DeliveryFacts, OfferFacts } from './offer-version.facts.ts'
import { siteLine } from './site-line.facts.ts'

/** The items of one delivery with their serial numbers and no amount. */
export function deliveryDocument(given: OfferFacts, delivery: DeliveryFacts): LinesDocument {
  const { language, decision, number, version } = given
  const items = new Map(delivery.items.map((item) => [item.lineId, item]))
  const priceless = withoutPrices(given.content)
  const nothing = { en: '', ar: '' }
  const lines = priceless.lines
    .filter(({ id }) => items.has(id))
    .map((line) => ({ ...line, role: 'counted' as const, deliveryTime: nothing }))
  const content = { ...priceless, lines }
  const facts = { ...given, content, hasPrices: false }
  const t = documentTexts(language)
  const labelled = [
    { label: t('facts.deliveredOn'), words: formatLongDate(delivery.day, language) },
    { label: t('facts.offer'), words: { latin: version === null ? number : `${number} ${versionText(version)}` } },
    { label: t('facts.reference'), words: { latin: content.addressee.reference } },
    { label: t('facts.project'), words: content.addressee.project },
    { label: t('facts.place'), words: delivery.place },
    { label: t('facts.site'), words: siteLine(delivery.site, language) },
    { label: t('facts.receiver'), words: delivery.receiver },
    { label: t('facts.receiverPhone'), words: { latin: delivery.receiverPhone } },
  ]
  return {
    ...LINES_ONLY,
    ...documentFrame({ seller: facts.seller, kind: 'delivery', language, number: delivery.number, day: delivery.day }),
    addressee: addresseeOf(facts),
    facts: labelled.filter(({ words }) => (typeof words === 'string' ? words : words.latin) !== ''),
    opening: t('opening.delivery'),
    columns: columnsOf(lines, language, { hasPrices: false, hasDiscounts: false }),
    groups: lineGroups({
      content,
      sums: offerSums(content, decision),
      language,
      amounts: null,
      hasDiscounts: false,
      quantityOf: ({ id, quantity }) => items.get(id)?.quantity ?? quantity,
      detailsOf: ({ id }) => {
        const serials = items.get(id)?.serials ?? []
        return serials.length === 0 ? [] : [{ label: t('columns.serials'), words: { latin: serials.join(', ') } }]
      },
    }),
    signatures: signatureBoxes({ ...facts, version: null }, 'received'),
  }
}
