import { SHOP_CURRENCY } from '#domain/money/currency.ts'
import type { OfferContent, OfferLine } from '#domain/offers/content.ts'
import { validUntilIn } from '#domain/offers/validity.ts'
import type { Bilingual, Language } from '#domain/text/language.ts'
import type { CustomerToOffer } from '../customers.repository.ts'
import { offerDefaults } from '../offer-defaults.facts.ts'
import type { OfferDeps } from '../offers.deps.ts'
import type { OfferRow } from '../offers.repository.ts'
import { machineFacts } from '../products.facts.ts'
import type { OfferedProduct } from '../products.repository.ts'

const EMPTY: Bilingual = { en: '', ar: '' }
const NOBODY: OfferContent['addressee'] = { name: '', company: '', attention: '', project: '', reference: '', email: '', phone: '' }

interface Seller {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phoneNumber: string
}

/** A draft without lines: the owner's terms, the seller, and the usual last day. */
export function emptyContent(
  { settings, now }: Pick<OfferDeps, 'settings' | 'now'>,
  { language, seller }: { readonly language: Language; readonly seller: Seller },
): OfferContent {
  const { validityDays, taxBasis, taxRates, warranties, exclusions, closings, plans, sales } = offerDefaults(settings())
  return {
    language,
    currency: SHOP_CURRENCY,
    addressee: NOBODY,
    recipients: [],
    sections: [],
    choices: [],
    lines: [],
    discount: null,
    roundingMinor: 0,
    taxBasis,
    taxRates: taxRates.map(({ id, name, hundredths }) => ({ id, name, hundredths })),
    plan: plans[0]?.parts ?? [],
    validUntil: validUntilIn(validityDays, now()),
    warranty: warranties[0]?.text ?? EMPTY,
    exclusions,
    closing: closings[0] ?? EMPTY,
    exchangeRate: null,
    salesperson: {
      name: `${seller.firstName} ${seller.lastName}`.trim(),
      phone: seller.phoneNumber || sales.phone,
      email: seller.email || sales.email,
    },
  }
}

/** The customer as the offer names it: the company in the offer's language, and a branch as the project. */
export function addresseeOf({ name, language, companies: [company], email, phone }: CustomerToOffer): Partial<OfferContent['addressee']> {
  const names = company === undefined ? [] : language === 'ar' ? [company.nameAr, company.name] : [company.name, company.nameAr]
  return { name, company: names.find((each) => each !== '') ?? '', project: company?.branch ?? '', email, phone }
}

/** The person whom a draft is written to. */
export interface Reader {
  readonly userId: string | null
  readonly customerId?: string
  readonly orderId?: string
  readonly language: Language
  readonly addressee: Partial<OfferContent['addressee']>
}

/** True for a reader of an offer that is to be copied. */
export function isReaderOf({ userId, customerId, orderId }: Reader, copied: Pick<OfferRow, 'userId' | 'customerId' | 'orderId'>): boolean {
  return (
    (userId !== null && copied.userId === userId) ||
    (customerId !== undefined && copied.customerId === customerId) ||
    (orderId !== undefined && copied.orderId === orderId)
  )
}

/** A copy for somebody else: neither the first reader's name nor the recipients go with it. */
export function readdressed(content: OfferContent, { language, addressee }: Reader): OfferContent {
  return { ...content, language, addressee: { ...NOBODY, ...addressee }, recipients: [] }
}

export interface RequestedLine {
  readonly id: string
  readonly productId: string | null
  readonly sku: string
  readonly name: string
  readonly nameAr: string
  readonly isNew: boolean
  readonly quantity: number
  readonly priceMinor: number
}

/** A line of the request at the price of today; a product that is gone keeps the price of then. */
export function lineOfRequest(
  { newId, settings }: Pick<OfferDeps, 'newId' | 'settings'>,
  requested: RequestedLine,
  product: OfferedProduct | undefined,
): OfferLine {
  const { taxRates, deliveryTimes } = settings().offers
  const price = product?.priceMinor ?? requested.priceMinor
  return {
    id: newId(),
    sectionId: null,
    itemNumber: '',
    productId: product?.id ?? null,
    requestLineId: requested.id,
    sku: product?.sku ?? requested.sku,
    name: { en: product?.name ?? requested.name, ar: product?.nameAr ?? requested.nameAr },
    facts: product === undefined ? [] : machineFacts(product.specs),
    picture: product?.imageName ?? null,
    isNew: product?.isNew ?? requested.isNew,
    quantity: requested.quantity,
    unitMinor: price,
    listMinor: price,
    discount: null,
    role: 'counted',
    choiceId: null,
    isChosen: false,
    taxRateId: taxRates[0]?.id ?? null,
    deliveryTime: product !== undefined && product.stock >= requested.quantity ? (deliveryTimes[0] ?? EMPTY) : EMPTY,
    note: EMPTY,
  }
}

/** A copy answers no request's lines, and is valid anew. */
export function copiedContent(
  { settings, now }: Pick<OfferDeps, 'settings' | 'now'>,
  content: OfferContent,
  { ofRequest }: { readonly ofRequest: boolean },
): OfferContent {
  return {
    ...content,
    lines: ofRequest ? content.lines : content.lines.map((line) => ({ ...line, requestLineId: null })),
    validUntil: validUntilIn(settings().offers.validityDays, now()),
  }
}
