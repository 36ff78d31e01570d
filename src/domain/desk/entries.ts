/**
 * The subjects that wait for a person, one entry each: a request, an offer without a request, a yes by link to confirm, a message, a chat,
 * an application, an approval.
 */
export const ENTRY_KINDS = ['request', 'offer', 'acceptance', 'offer-message', 'approval', 'contact', 'chat', 'application'] as const
export type EntryKind = (typeof ENTRY_KINDS)[number]

/** Entries that end with their decision alone: nobody closes them by hand. */
export const DECIDED_KINDS = ['acceptance', 'approval'] as const satisfies readonly EntryKind[]

/** Entries about machines and money, which end won or lost; the others are simply done. */
export const SALES_KINDS = ['request', 'offer'] as const satisfies readonly EntryKind[]

/** `waiting`: the customer has to answer. */
export const ENTRY_STATES = ['new', 'no-answer', 'talking', 'offer-sent', 'waiting', 'won', 'lost', 'done'] as const
export type EntryState = (typeof ENTRY_STATES)[number]

export const CLOSED_STATES = ['won', 'lost', 'done'] as const satisfies readonly EntryState[]
export const OPEN_STATES = ['new', 'no-answer', 'talking', 'offer-sent', 'waiting'] as const satisfies readonly EntryState[]

/** How somebody spoke with the customer. */
export const CONTACT_WAYS = ['call-out', 'call-in', 'whatsapp', 'showroom', 'site-visit'] as const
export type ContactWay = (typeof CONTACT_WAYS)[number]

/** The result of it; the keys 1 to 5 of the keyboard. */
export const OUTCOMES = ['reached', 'no-answer', 'call-later', 'refused', 'wrong-number'] as const
export type Outcome = (typeof OUTCOMES)[number]

/** False where the outcome contradicts the way: somebody who calls us, or comes to us, was reached. */
export function outcomeFitsWay(way: ContactWay, outcome: Outcome): boolean {
  const cameToUs = way === 'call-in' || way === 'showroom'
  return !cameToUs || (outcome !== 'no-answer' && outcome !== 'wrong-number')
}

/** The next thing to do. `sleep` puts an entry away until its date: it counts neither as late nor as lost. */
export const NEXT_STEPS = ['call', 'whatsapp', 'send-offer', 'follow-up', 'site-visit', 'answer', 'decide', 'sleep'] as const
export type NextStepKind = (typeof NEXT_STEPS)[number]

export interface NextStep {
  readonly kind: NextStepKind
  readonly at: Date
  readonly note: string
}

export const LOST_REASONS = [
  'price',
  'payment-terms',
  'delivery-time',
  'not-carried',
  'bought-elsewhere',
  'no-budget',
  'only-comparing',
  'not-reached',
  'other',
  'test',
] as const
export type LostReason = (typeof LOST_REASONS)[number]

/** Why closing as lost is proposed beside the next step; `ask` where nobody knows the reason yet. */
export const PROPOSED_LOSSES = ['not-reached', 'test', 'ask'] as const satisfies readonly (LostReason | 'ask')[]
export type ProposedLoss = (typeof PROPOSED_LOSSES)[number]

/** "Test or wrong number" is in no figure. */
export const REASON_OUTSIDE_FIGURES = 'test' satisfies LostReason

/** How an entry stands with the promised time. */
export const URGENCIES = ['calm', 'due', 'late'] as const
export type Urgency = (typeof URGENCIES)[number]

/** The lines of an entry's log. */
export const DESK_EVENTS = [
  'arrived',
  'contact',
  'note',
  'taken',
  'handed-over',
  'released',
  'state',
  'next-step',
  'won',
  'lost',
  'done',
  'reopened',
  'site-facts',
  'joined',
  'separated',
] as const
export type DeskEvent = (typeof DESK_EVENTS)[number]

export const DESK_NOTE_MAX = 2_000

/** Facts of the place that the fitters need. A fact that nobody asked for is absent. */
export interface SiteFacts {
  readonly floor?: string
  readonly lift?: 'none' | 'people' | 'goods'
  /** The narrowest door on the way, in centimetres. */
  readonly doorCm?: number
  readonly power?: 'single-phase' | 'three-phase'
  readonly gas?: 'none' | 'natural' | 'lpg'
  readonly note?: string
}
