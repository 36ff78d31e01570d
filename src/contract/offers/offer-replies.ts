import { z } from 'zod'
import { CURRENCIES } from '#domain/money/currencies.ts'
import { ANSWER_WAYS } from '#domain/offers/answers.ts'
import { PAYMENT_WAYS } from '#domain/offers/content.ts'
import { EVENT_KINDS } from '#domain/offers/events.ts'
import { OFFER_MOVES, type OfferMove, SHOWN_OFFER_STATES } from '#domain/offers/states.ts'
import { LINE_STATUSES } from '#domain/orders/orders.ts'
import { SiteReply } from '../desk.ts'
import { OfferContentReply } from '../forms/offer-content.ts'
import { NamedReply } from '../replies.ts'

/**
 * Amounts of offers are whole numbers of the smallest unit, and their keys end in `Minor`. Their `currency` stands beside them, or in the
 * content of the same version. Days are `2026-11-30`, in Cairo.
 */
const stateReply = z.enum(SHOWN_OFFER_STATES)

export const DecisionReply = z.object({ choices: z.record(z.string(), z.string()), ticked: z.array(z.string()) })

/** The customer's yes, or staff's record of it. */
export const AcceptanceReply = z.object({
  name: z.string(),
  at: z.string(),
  way: z.enum(ANSWER_WAYS),
  /** False while an acceptance by link alone waits for staff to confirm it. */
  isConfirmed: z.boolean(),
  decision: DecisionReply,
  totalMinor: z.number().nullable(),
})

const DeclineReply = z.object({ at: z.string(), way: z.enum(ANSWER_WAYS), reason: z.string() })

export const MessageReply = z.object({
  _id: z.string(),
  from: z.enum(['customer', 'staff']),
  name: z.string(),
  text: z.string(),
  /** True for a wish to renew an expired offer. */
  isRenewal: z.boolean(),
  created: z.string(),
})

/** A line to deliver after acceptance. */
export const ItemReply = z.object({
  _id: z.string(),
  /** The line of the accepted version. */
  lineId: z.string(),
  /** The line of the request that moves together with it. */
  orderLineId: z.string().nullable(),
  status: z.enum(LINE_STATUSES),
  serials: z.array(z.string()),
  delivered: z.string().nullable(),
  warrantyEnds: z.string().nullable(),
})

export const PaymentReply = z.object({
  _id: z.string(),
  /** The part of the payment plan, from 0. */
  part: z.number(),
  amountMinor: z.number().nullable(),
  received: z.string(),
  way: z.enum(PAYMENT_WAYS).nullable(),
})

export const VersionReply = z.object({
  _id: z.string(),
  version: z.number(),
  state: stateReply,
  /** Raised by each save of a draft: send it back with the next one. */
  revision: z.number(),
  /** The person who saved the draft last; empty before the first save. */
  savedBy: z.string(),
  content: OfferContentReply,
  hash: z.string().nullable(),
  totalMinor: z.number().nullable(),
  validUntil: z.string(),
  created: z.string(),
  sent: z.string().nullable(),
  seenAt: z.string().nullable(),
  isPaused: z.boolean(),
  /** The discount over the limit that somebody allowed; null where none was asked for. */
  approvedHundredths: z.number().nullable(),
  needsApproval: z.boolean(),
  acceptance: AcceptanceReply.extend({
    purchaseOrder: z.string(),
    depositMinor: z.number().nullable(),
    recordedBy: z.string().nullable(),
    /** The day on which it was said, where staff recorded it. */
    saidOn: z.string().nullable(),
    from: z.string(),
    userAgent: z.string(),
  }).nullable(),
  decline: DeclineReply.extend({
    recordedBy: z.string().nullable(),
    /** The person who said it and the day of it, where staff recorded it. */
    name: z.string().nullable(),
    saidOn: z.string().nullable(),
  }).nullable(),
  withdrawal: z.object({ at: z.string(), reason: z.string() }).nullable(),
  /** The moves that the viewer may make now. */
  moves: z.array(z.enum(Object.keys(OFFER_MOVES) as [OfferMove, ...OfferMove[]])),
})
export type VersionReply = z.infer<typeof VersionReply>

export const EventReply = z.object({
  _id: z.string(),
  at: z.string(),
  kind: z.enum(EVENT_KINDS),
  version: z.number().nullable(),
  by: z.object({ kind: z.enum(['staff', 'customer', 'link', 'shop']), name: z.string() }),
  facts: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string())])),
})

/** Addresses of the customer's page; null once the links have ended. */
export const LinksReply = z.object({ answering: z.string(), reading: z.string(), readingWithoutPrices: z.string() })

/** One line of the staff's list. */
export const OfferRowReply = z.object({
  _id: z.string(),
  /** `Q-2026-00012` */
  number: z.string(),
  name: z.string(),
  /** The version that counts: the accepted one, else the newest that was sent, else the draft. */
  version: z.number(),
  state: stateReply,
  isConfirmed: z.boolean(),
  isPaused: z.boolean(),
  /** True where a draft of a newer version stands beside a sent one. */
  hasDraft: z.boolean(),
  customer: z.string(),
  company: z.string(),
  project: z.string(),
  totalMinor: z.number().nullable(),
  currency: z.enum(CURRENCIES),
  validUntil: z.string(),
  created: z.string(),
  sent: z.string().nullable(),
  seenAt: z.string().nullable(),
  salesperson: z.string(),
  order: z.object({ _id: z.string(), number: z.number() }).nullable(),
  /** Messages of the customer that staff have not answered. */
  unanswered: z.number(),
})
export type OfferRowReply = z.infer<typeof OfferRowReply>

/** Everything about one offer, for staff. */
export const OfferReply = z.object({
  _id: z.string(),
  number: z.string(),
  name: z.string(),
  created: z.string(),
  createdBy: NamedReply,
  order: z.object({ _id: z.string(), number: z.number(), isArchived: z.boolean() }).nullable(),
  requester: z
    .object({ _id: z.string(), firstName: z.string(), lastName: z.string(), email: z.string(), phoneNumber: z.string() })
    .nullable(),
  /** Newest first. */
  versions: z.array(VersionReply),
  messages: z.array(MessageReply),
  items: z.array(ItemReply),
  payments: z.array(
    PaymentReply.extend({
      note: z.string(),
      recordedBy: z.string(),
      /** The files that prove it. */
      proofs: z.array(z.object({ _id: z.string(), name: z.string() })),
    }),
  ),
  /** The day of the first payment, from which the delivery time counts. */
  deliveryBegins: z.string().nullable(),
  links: LinksReply.nullable(),
  /** Facts of the place that staff noted on the sales desk. */
  site: SiteReply,
  /** Newest first. */
  events: z.array(EventReply),
})
export type OfferReply = z.infer<typeof OfferReply>

/** An offer as its requester or the holder of a link sees it. */
export const CustomerOfferReply = z.object({
  /** The request's id for its signed-in requester, who can order the same again; null for everybody else. */
  _id: z.string().nullable(),
  number: z.string(),
  version: z.number(),
  state: stateReply,
  isConfirmed: z.boolean(),
  isPaused: z.boolean(),
  /** False by a technical link: then `content` and all sums are without money. */
  hasPrices: z.boolean(),
  /** False by a reading link. */
  isAnswering: z.boolean(),
  /** True for the signed-in requester, whose yes is final. */
  isRequester: z.boolean(),
  moves: z.array(z.enum(['accept', 'decline', 'message', 'renew'])),
  language: z.enum(['en', 'ar']),
  sent: z.string(),
  validUntil: z.string(),
  hash: z.string(),
  /** Null for a withdrawn offer. */
  content: OfferContentReply.nullable(),
  /** The version before it that was sent, for "changed since v1"; by a technical link without money. */
  previous: z.object({ version: z.number(), content: OfferContentReply }).nullable(),
  /** Versions that this one superseded, newest first. */
  earlier: z.array(z.object({ version: z.number(), sent: z.string() })),
  order: z.object({ number: z.number() }).nullable(),
  /** The accepted choices and ticks, for every reader; null before the yes. */
  decision: DecisionReply.nullable(),
  acceptance: AcceptanceReply.nullable(),
  decline: DeclineReply.nullable(),
  messages: z.array(MessageReply),
  items: z.array(ItemReply),
  payments: z.array(PaymentReply),
  deliveryBegins: z.string().nullable(),
})
export type CustomerOfferReply = z.infer<typeof CustomerOfferReply>

/** One line of the customer's own list. */
export const OwnOfferReply = z.object({
  _id: z.string(),
  number: z.string(),
  version: z.number(),
  state: stateReply,
  isConfirmed: z.boolean(),
  totalMinor: z.number().nullable(),
  currency: z.enum(CURRENCIES),
  validUntil: z.string(),
  sent: z.string(),
  project: z.string(),
  order: z.object({ _id: z.string(), number: z.number() }).nullable(),
  /** The token of the answering link; null once it has ended. */
  token: z.string().nullable(),
})
