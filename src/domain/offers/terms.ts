import type { Bilingual } from '../text/language.ts'
import type { Hundredths, PaymentPart, TaxBasis, TaxRate } from './content.ts'

/** The owner's settings for all offers; a draft begins with the first of each list. */
export interface OfferTerms {
  /** The days that a first version holds. */
  readonly validityDays: number
  /** A price that nobody has confirmed for so many days counts as old; 0 for never. */
  readonly priceDays: number
  /** The way in which prices of a new offer are said. */
  readonly taxBasis: TaxBasis
  readonly taxRates: readonly (TaxRate & { readonly note: Bilingual })[]
  /** The discount against the list above which an offer needs an approval; null for no limit. */
  readonly discountLimitHundredths: Hundredths | null
  readonly exclusions: readonly Bilingual[]
  readonly warranties: readonly { readonly months: number; readonly text: Bilingual }[]
  readonly closings: readonly Bilingual[]
  readonly deliveryTimes: readonly Bilingual[]
  readonly plans: readonly { readonly name: Bilingual; readonly parts: readonly PaymentPart[] }[]
}
