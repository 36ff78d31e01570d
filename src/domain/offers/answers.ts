/** How an answer came; staff record all but the first two. */
export const ANSWER_WAYS = ['account', 'link', 'phone', 'whatsapp', 'paper', 'purchase-order', 'deposit'] as const
export type AnswerWay = (typeof ANSWER_WAYS)[number]
export const RECORDED_WAYS = ['phone', 'whatsapp', 'paper', 'purchase-order', 'deposit'] as const satisfies readonly AnswerWay[]
export type RecordedWay = (typeof RECORDED_WAYS)[number]
