import type { CallInput } from '#contract/endpoints.ts'
import type { VersionReply } from '#contract/offers/offer-replies.ts'
import { typedMinor } from '#domain/money/typed-amounts.ts'
import { isName } from '#domain/offers/accepting.ts'
import type { RecordedWay } from '#domain/offers/answers.ts'
import { defaultDecision, type OfferDecision } from '#domain/offers/decisions.ts'
import { furthestDay } from '#domain/offers/sending.ts'
import { dayInCairo, isDay, validUntilIn } from '#domain/offers/validity.ts'

/** An answer that came outside of the shop's pages, as staff type it. */
export interface TypedAnswer {
  readonly answer: 'accepted' | 'declined'
  readonly way: RecordedWay
  readonly name: string
  readonly day: string
  readonly purchaseOrder: string
  readonly deposit: string
  readonly decision: OfferDecision
  readonly reason: string
  readonly validUntil: string
}

export type AnswerMistake = 'name' | 'purchaseOrder' | 'deposit' | 'reason' | 'validUntil'

/** A new last day is only asked for where the old one is past. */
export function emptyAnswer({ content, state }: VersionReply, now: Date): TypedAnswer {
  return {
    answer: 'accepted',
    way: 'phone',
    name: content.addressee.name,
    day: dayInCairo(now),
    purchaseOrder: '',
    deposit: '',
    decision: defaultDecision(content),
    reason: '',
    validUntil: state === 'expired' ? validUntilIn(0, now) : '',
  }
}

export function answerMistakes(typed: TypedAnswer, { state }: Pick<VersionReply, 'state'>, now: Date): readonly AnswerMistake[] {
  const { answer, way, name, purchaseOrder, reason, validUntil } = typed
  const isYes = answer === 'accepted'
  const minor = depositMinor(typed)
  return [
    ...(isName(name) ? [] : (['name'] as const)),
    ...(isYes && way === 'purchase-order' && purchaseOrder.trim() === '' ? (['purchaseOrder'] as const) : []),
    ...(isYes && way === 'deposit' && (minor === null || Number.isNaN(minor) || minor <= 0) ? (['deposit'] as const) : []),
    ...(isYes || reason.trim() !== '' ? [] : (['reason'] as const)),
    ...(isYes && state === 'expired' && !isNewLastDay(validUntil, now) ? (['validUntil'] as const) : []),
  ]
}

function isNewLastDay(day: string, now: Date): boolean {
  return isDay(day) && day >= dayInCairo(now) && day <= furthestDay(now)
}

function depositMinor({ deposit }: TypedAnswer): number | null {
  return typedMinor(deposit)
}

/** Sends only what belongs to this answer and way. */
export function answerBody(typed: TypedAnswer, { version, state }: Pick<VersionReply, 'version' | 'state'>): AnswerBody {
  const { answer, way, day, purchaseOrder, decision, reason, validUntil } = typed
  const said = { answer, way, name: typed.name.trim(), ...(day === '' ? {} : { day }), shown: version }
  if (answer === 'declined') return { ...said, reason: reason.trim() }
  const minor = depositMinor(typed)
  return {
    ...said,
    decision: { choices: { ...decision.choices }, ticked: [...decision.ticked] },
    ...(way === 'purchase-order' ? { purchaseOrder: purchaseOrder.trim() } : {}),
    ...(way === 'deposit' && minor !== null ? { depositMinor: minor } : {}),
    ...(state === 'expired' ? { validUntil } : {}),
  }
}

type AnswerBody = CallInput<'POST /api/offer/:id/answer'>['body']
