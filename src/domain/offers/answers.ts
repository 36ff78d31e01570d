/** How an offer leaves the shop. */
export const SEND_WAYS = ['email', 'whatsapp', 'print'] as const
export type SendWay = (typeof SEND_WAYS)[number]

/** How an answer came; staff record all but the first two. */
export const ANSWER_WAYS = ['account', 'link', 'phone', 'whatsapp', 'paper', 'purchase-order', 'deposit'] as const
export type AnswerWay = (typeof ANSWER_WAYS)[number]
export const RECORDED_WAYS = ['phone', 'whatsapp', 'paper', 'purchase-order', 'deposit'] as const satisfies readonly AnswerWay[]
export type RecordedWay = (typeof RECORDED_WAYS)[number]

/** The kinds of entries in the log of an offer; each has words in both languages. */
export const EVENT_KINDS = [
  'made',
  'copied',
  'renamed',
  'draft-begun',
  'draft-deleted',
  'approval-asked',
  'approved',
  'approval-refused',
  'taken-back',
  'sent',
  'sent-again',
  'paused',
  'resumed',
  'seen',
  'accepted',
  'confirmed',
  'acceptance-refused',
  'declined',
  'superseded',
  'withdrawn',
  'extended',
  'renewal-asked',
  'message',
  'note',
  'reminded',
  'link-renewed',
  'payment-received',
  'payment-removed',
  'item-moved',
  'request-cancelled',
] as const
export type EventKind = (typeof EVENT_KINDS)[number]

/** Orders of the staff's list. */
export const OFFER_SORTS = ['newest', 'valid-until', 'total', 'customer', 'seen'] as const
export type OfferSort = (typeof OFFER_SORTS)[number]
