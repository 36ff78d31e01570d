import type { OfferContent } from '#domain/offers/content.ts'

const EMPTY = { en: '', ar: '' }

/** A draft for the tests of the editor. */
export function draftOf(parts: Partial<OfferContent> = {}): OfferContent {
  return {
    language: 'en',
    currency: 'EGP',
    addressee: { name: '', company: '', attention: '', project: '', reference: '', email: '', phone: '' },
    recipients: [],
    sections: [],
    choices: [],
    lines: [],
    discount: null,
    roundingMinor: 0,
    taxBasis: 'excluded',
    taxRates: [],
    plan: [],
    validUntil: '2026-11-30',
    warranty: EMPTY,
    exclusions: [],
    closing: EMPTY,
    exchangeRate: null,
    salesperson: { name: '', phone: '', email: '' },
    ...parts,
  }
}
