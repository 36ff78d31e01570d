import type { Refusal } from './errors.ts'

/** A merchant's answer: pieces at hand, a day by which there are some, or none. */
export const AVAILABILITY_ANSWERS = ['in-stock', 'by-day', 'not-available'] as const
export type AvailabilityAnswer = (typeof AVAILABILITY_ANSWERS)[number]

export const AVAILABILITY_LISTS = ['open', 'answered'] as const
export type AvailabilityList = (typeof AVAILABILITY_LISTS)[number]

export const AVAILABILITY_WORD_MAX = 200
export const AVAILABILITY_PIECES_MAX = 99_999

export interface AskingFacts {
  readonly isProductThere: boolean
  /** True where an active merchant with an account has the machine's brand. */
  readonly hasMerchant: boolean
  /** False for an offer that was withdrawn or declined, or has expired without a new draft. */
  readonly isOfferWanted: boolean
}

/** The reason why nobody can be asked about a machine; null where somebody can. */
export function refuseAsking({ isProductThere, hasMerchant, isOfferWanted }: AskingFacts): Refusal | null {
  if (!isOfferWanted) return 'availability/closed'
  if (!isProductThere) return 'availability/product-gone'
  return hasMerchant ? null : 'availability/no-merchant'
}

export interface AnsweringFacts {
  readonly isAnswered: boolean
  /** False where the machine was deleted, or went to another brand. */
  readonly isProductThere: boolean
  readonly isOfferWanted: boolean
}

export function refuseAnswering({ isAnswered, isProductThere, isOfferWanted }: AnsweringFacts): Refusal | null {
  if (isAnswered) return 'availability/answered'
  if (!isOfferWanted) return 'availability/closed'
  return isProductThere ? null : 'availability/product-gone'
}
