import type { SiteFacts } from '#domain/desk/entries.ts'
import type { AnswerWay } from '#domain/offers/answers.ts'
import type { OfferContent } from '#domain/offers/content.ts'
import type { OfferDecision } from '#domain/offers/decisions.ts'
import type { Seller } from '#domain/settings/shop-settings.ts'
import type { Language } from '#domain/text/language.ts'

/** One version of an offer with everything that its documents say. */
export interface OfferFacts {
  readonly seller: Seller
  readonly content: OfferContent
  readonly decision: OfferDecision
  /** `Q-2026-00012`. */
  readonly number: string
  /** Null for a draft, which has no version that anybody else could mean. */
  readonly version: number | null
  /** The day in Cairo on which it was sent, or the draft was printed. */
  readonly day: string
  /** `R-10432`; null for an offer that answers no request. */
  readonly requestNumber: string | null
  /** The page of the offer; null for a draft and for a document without a link. */
  readonly link: string | null
  readonly language: Language
  /** False for a technical offer. */
  readonly hasPrices: boolean
  /** Paths of the pictures of a signature and a stamp, for versions that were sent. */
  readonly signature?: string | null
  readonly stamp?: string | null
}

export interface AcceptanceFacts {
  /** The person who accepted. */
  readonly name: string
  /** The day in Cairo. */
  readonly day: string
  readonly way: AnswerWay
  readonly purchaseOrder: string | null
}

export interface DeliveredItem {
  readonly lineId: string
  readonly quantity: number
  readonly serials: readonly string[]
}

export interface DeliveryFacts {
  /** The day in Cairo; the note's number, such as `Q-2026-00012-D1`. */
  readonly day: string
  readonly number: string
  readonly items: readonly DeliveredItem[]
  readonly receiver: string
  readonly receiverPhone: string
  readonly place: string
  /** The way to the place, as far as staff asked for it. */
  readonly site: SiteFacts
}
