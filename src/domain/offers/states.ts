import type { Refusal } from '../errors.ts'
import { isExpired } from './validity.ts'

/** The states that are stored. `expired` is derived, so that no job has to run at midnight for it to hold. */
export const OFFER_STATES = ['draft', 'waiting', 'sent', 'accepted', 'declined', 'superseded', 'withdrawn'] as const
export type OfferState = (typeof OFFER_STATES)[number]

/** The states that people read. */
export const SHOWN_OFFER_STATES = [...OFFER_STATES, 'expired'] as const
export type ShownOfferState = (typeof SHOWN_OFFER_STATES)[number]

/**
 * The people who act on an offer. An approver is an admin who may also approve, an approver alone does nothing else; a stranger is anybody without a part in it, merchants
 * included; `shop` is the server itself, as when a newer version supersedes this one.
 */
export const OFFER_ACTORS = [
  'admin',
  'approver',
  'approver-alone',
  'requester',
  'answering-link',
  'reading-link',
  'stranger',
  'shop',
] as const
export type OfferActor = (typeof OFFER_ACTORS)[number]

const STAFF = ['admin', 'approver'] as const
const APPROVERS = ['approver', 'approver-alone'] as const
const CUSTOMERS = ['requester', 'answering-link'] as const

interface MoveRule {
  readonly from: readonly OfferState[]
  /** `same` leaves the state: a mark, an entry in the log, or a new record. */
  readonly to: OfferState | 'same'
  readonly by: readonly OfferActor[]
  /** Says that it can never be made after the last day, or only then; a rule without it does not look at the day. */
  readonly expired?: 'never' | 'only'
  /** True for moves that are closed while staff revise the version. */
  readonly unlessPaused?: true
  /** True for moves that are open only while staff revise the version. */
  readonly onlyPaused?: true
  /** True for moves that are open only until staff confirm an acceptance by link. */
  readonly unlessConfirmed?: true
  readonly needsReason?: true
}

/** Everything that can be done with a version. */
export const OFFER_MOVES = {
  save: { from: ['draft'], to: 'same', by: STAFF },
  'ask-approval': { from: ['draft'], to: 'waiting', by: STAFF },
  // An approved version is a draft with its approved discount noted, so that a smaller discount needs no second approval.
  approve: { from: ['waiting'], to: 'draft', by: APPROVERS },
  'refuse-approval': { from: ['waiting'], to: 'draft', by: APPROVERS, needsReason: true },
  'take-back': { from: ['waiting'], to: 'draft', by: STAFF },
  send: { from: ['draft'], to: 'sent', by: STAFF },
  'send-again': { from: ['sent'], to: 'same', by: STAFF, expired: 'never', unlessPaused: true },
  pause: { from: ['sent'], to: 'same', by: STAFF, unlessPaused: true },
  resume: { from: ['sent'], to: 'same', by: STAFF, onlyPaused: true },
  accept: { from: ['sent'], to: 'accepted', by: CUSTOMERS, expired: 'never', unlessPaused: true },
  decline: { from: ['sent'], to: 'declined', by: CUSTOMERS, expired: 'never', needsReason: true },
  // Staff record an answer to an expired version by giving it a new last day in the same press.
  'record-accept': { from: ['sent'], to: 'accepted', by: STAFF },
  'record-decline': { from: ['sent'], to: 'declined', by: STAFF, needsReason: true },
  confirm: { from: ['accepted'], to: 'same', by: STAFF, unlessConfirmed: true },
  // The offer is open again: somebody else pressed the button, and the customer still has to answer.
  'refuse-acceptance': { from: ['accepted'], to: 'sent', by: STAFF, unlessConfirmed: true, needsReason: true },
  renew: { from: ['sent'], to: 'same', by: CUSTOMERS, expired: 'only' },
  supersede: { from: ['sent'], to: 'superseded', by: ['shop'] },
  // The yes to another offer of the request, which had closed this one, was refused.
  reopen: { from: ['superseded'], to: 'sent', by: ['shop'] },
  withdraw: { from: ['draft', 'waiting', 'sent', 'accepted'], to: 'withdrawn', by: [...STAFF, 'shop'] },
  // After the yes a change is an offer of its own, a copy: the accepted lines are being delivered.
  'new-version': { from: ['sent', 'declined', 'superseded', 'withdrawn'], to: 'same', by: STAFF },
  copy: { from: OFFER_STATES, to: 'same', by: STAFF },
  message: { from: ['sent', 'accepted', 'declined', 'superseded', 'withdrawn'], to: 'same', by: [...STAFF, ...CUSTOMERS] },
} as const satisfies Record<string, MoveRule>

export type OfferMove = keyof typeof OFFER_MOVES

/** The facts of a version that decide about its moves. */
export interface VersionFacts {
  readonly state: OfferState
  readonly validUntil: string
  /** Staff are writing a newer version and want no answer to this one meanwhile. */
  readonly isPaused: boolean
  /** False while an acceptance by link alone waits for staff; true in every other case. */
  readonly isConfirmed: boolean
  /** True if its discount is over the sender's limit and not approved. */
  readonly needsApproval: boolean
}

/** A sent version is expired after its last day; an answered one keeps its answer. */
export function shownState({ state, validUntil }: Pick<VersionFacts, 'state' | 'validUntil'>, now: Date): ShownOfferState {
  return state === 'sent' && isExpired(validUntil, now) ? 'expired' : state
}

export function stateAfter(move: OfferMove, state: OfferState): OfferState {
  const { to } = OFFER_MOVES[move]
  return to === 'same' ? state : to
}

/** Null where the move may be made; else the refusal that the person reads. */
export function refuseMove(actor: OfferActor, facts: VersionFacts, move: OfferMove, now: Date): Refusal | null {
  const rule: MoveRule = OFFER_MOVES[move]
  if (!maySee(actor, facts)) return 'offer/not-found'
  if (!rule.by.includes(actor)) return 'forbidden'
  if (!rule.from.includes(facts.state)) return STATE_REFUSALS[facts.state]
  const isLate = isExpired(facts.validUntil, now)
  if (rule.expired === 'never' && isLate) return 'offer/expired'
  if (rule.expired === 'only' && !isLate) return 'offer/still-open'
  if (rule.unlessPaused === true && facts.isPaused) return 'offer/being-revised'
  if (rule.onlyPaused === true && !facts.isPaused) return 'offer/not-paused'
  if (rule.unlessConfirmed === true && facts.isConfirmed) return 'offer/already-confirmed'
  return move === 'send' && facts.needsApproval ? 'offer/needs-approval' : null
}

/** Customers know nothing of a version before it is sent, and strangers nothing of any. */
export function maySee(actor: OfferActor, { state }: Pick<VersionFacts, 'state'>): boolean {
  if (actor === 'stranger') return false
  return actor === 'shop' || isStaff(actor) || (state !== 'draft' && state !== 'waiting')
}

export function isStaff(actor: OfferActor): boolean {
  return actor === 'approver-alone' || STAFF.some((each) => each === actor)
}

/** Moves that need a written reason; withdrawing needs one only after the yes. */
export function needsReason(move: OfferMove, state: OfferState): boolean {
  const rule: MoveRule = OFFER_MOVES[move]
  return move === 'withdraw' ? state === 'accepted' : rule.needsReason === true
}

/** The moves that a screen offers. */
export function movesOf(actor: OfferActor, facts: VersionFacts, now: Date): OfferMove[] {
  return (Object.keys(OFFER_MOVES) as OfferMove[]).filter((move) => refuseMove(actor, facts, move, now) === null)
}

/** The refusal of a move that the state rules out. */
const STATE_REFUSALS = {
  draft: 'offer/not-ready',
  waiting: 'offer/waiting',
  sent: 'offer/already-sent',
  accepted: 'offer/already-accepted',
  declined: 'offer/already-declined',
  superseded: 'offer/superseded',
  withdrawn: 'offer/withdrawn',
} as const satisfies Record<OfferState, Refusal>
