import type { RateCurrency } from '#domain/money/currencies.ts'
import type { Currency } from '#domain/money/currency.ts'
import type { Bilingual, Language } from '#domain/text/language.ts'

/** Percentages have at most two decimals and are stored as hundredths: 1,400 is 14 %. */
export type Hundredths = number

export type Discount = { readonly kind: 'percent'; readonly hundredths: Hundredths } | { readonly kind: 'amount'; readonly minor: number }

/** `counted` lines always count, `optional` ones when they are ticked, of a `choice` group exactly one. */
export const LINE_ROLES = ['counted', 'optional', 'choice'] as const
export type LineRole = (typeof LINE_ROLES)[number]

export const TAX_BASES = ['excluded', 'included'] as const
export type TaxBasis = (typeof TAX_BASES)[number]

export interface TaxRate {
  readonly id: string
  readonly name: Bilingual
  readonly hundredths: Hundredths
}

export interface OfferSection {
  readonly id: string
  readonly title: Bilingual
}

export interface OfferLine {
  readonly id: string
  /** The section it stands in; null stands for the lines before the first section. */
  readonly sectionId: string | null
  /** The customer's own number of the item, as in a tender. */
  readonly itemNumber: string
  /** Null for a free line: delivery, installation, something that is not in the catalogue. */
  readonly productId: string | null
  /** The line of the request that it answers. */
  readonly requestLineId: string | null
  readonly sku: string
  readonly name: Bilingual
  /** Short facts of the machine, such as its size and power. */
  readonly facts: readonly Bilingual[]
  /** The name of the picture's file, without its size and format. */
  readonly picture: string | null
  /** Null for free lines and machines without a known state. */
  readonly isNew: boolean | null
  readonly quantity: number
  /** Null until a price is known; every line that counts needs one before the offer is sent. */
  readonly unitMinor: number | null
  /** The catalogue's price when the line was written, for staff only: it decides about approval. */
  readonly listMinor: number | null
  readonly discount: Discount | null
  readonly role: LineRole
  /** The group of a `choice` line. */
  readonly choiceId: string | null
  /** The line of its choice group, or the optional line, that counts until the customer decides. */
  readonly isChosen: boolean
  readonly taxRateId: string | null
  readonly deliveryTime: Bilingual
  readonly note: Bilingual
}

export interface ChoiceGroup {
  readonly id: string
  readonly title: Bilingual
}

export const PAYMENT_TIMES = ['on-order', 'before-delivery', 'after-installation', 'on-date'] as const
export type PaymentTime = (typeof PAYMENT_TIMES)[number]
export const PAYMENT_WAYS = ['transfer', 'cheque', 'cash', 'instapay'] as const
export type PaymentWay = (typeof PAYMENT_WAYS)[number]

/** The last part of a plan takes the rest, whatever its share says. */
export interface PaymentPart {
  readonly share: Discount
  readonly time: PaymentTime
  /** The day of an `on-date` part. */
  readonly date: string | null
  readonly way: PaymentWay | null
}

export interface Recipient {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly language: Language
  /** False for a technical offer: the same version without any amount. */
  readonly hasPrices: boolean
}

export interface Addressee {
  readonly name: string
  readonly company: string
  readonly attention: string
  readonly project: string
  /** The customer's own reference. */
  readonly reference: string
  readonly email: string
  readonly phone: string
}

/** Everything that one version says. A sent version keeps it unchanged for ever. */
export interface OfferContent {
  readonly language: Language
  /** Every amount of the content counts its smallest unit. */
  readonly currency: Currency
  readonly addressee: Addressee
  readonly recipients: readonly Recipient[]
  readonly sections: readonly OfferSection[]
  readonly choices: readonly ChoiceGroup[]
  readonly lines: readonly OfferLine[]
  readonly discount: Discount | null
  /** The difference between the wanted total and the nearest one that the discount reaches; may be negative. */
  readonly roundingMinor: number
  readonly taxBasis: TaxBasis | null
  readonly taxRates: readonly TaxRate[]
  readonly plan: readonly PaymentPart[]
  /** The last day on which it can be accepted, `2026-11-30`, in Cairo. */
  readonly validUntil: string
  readonly warranty: Bilingual
  readonly exclusions: readonly Bilingual[]
  readonly closing: Bilingual
  /** "Calculated at 1 USD = … L.E, on …"; the rate counts the smallest unit of the content's currency. */
  readonly exchangeRate: { readonly currency: RateCurrency; readonly minor: number; readonly date: string } | null
  readonly salesperson: { readonly name: string; readonly phone: string; readonly email: string }
}
