import type { OfferContent } from './content.ts'

/** The version as customers get it: without the facts that only staff may see. */
export function forCustomer(content: OfferContent): OfferContent {
  return {
    ...content,
    // The other recipients are nobody's business but the seller's.
    recipients: [],
    lines: content.lines.map((line) => ({ ...line, listMinor: null })),
  }
}

/** The technical offer: the same version without any amount, rate or way to work one out. */
export function withoutPrices(content: OfferContent): OfferContent {
  return {
    ...content,
    lines: content.lines.map((line) => ({ ...line, unitMinor: null, listMinor: null, discount: null, taxRateId: null })),
    discount: null,
    roundingMinor: 0,
    taxBasis: null,
    taxRates: [],
    plan: [],
    exchangeRate: null,
  }
}
