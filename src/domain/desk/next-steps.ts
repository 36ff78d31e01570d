import { DAY_MS } from '../durations.ts'
import { endOfDay, isDay } from '../offers/validity.ts'
import { wallTime } from '../support/wall-clock.ts'
import { dayMinutes, nextWorkingMoment, workingMinutesBetween, workingTimeAfter } from './calendar.ts'
import type { ContactWay, EntryKind, EntryState, NextStep, NextStepKind, Outcome, ProposedLoss } from './entries.ts'
import type { CallPromise, DeskSettings } from './promise.ts'
import { closingStatesOf } from './states.ts'

/** A call that nobody answered is repeated so often; after the last one a message is proposed. */
const REPEATED_CALLS = 3
const FOLLOW_UP_DAYS = 2

/** The facts of an entry that a proposal follows from. */
export interface StepFacts {
  readonly kind: EntryKind
  /** The state after what happened. */
  readonly state: EntryState
  /** The last valid day of the offer that the customer has; null without one. */
  readonly validUntil: string | null
}

export interface LoggedContact {
  readonly way: ContactWay
  readonly outcome: Outcome
  /** Calls in a row that nobody answered, this one included. */
  readonly unanswered: number
  /** True if the customer can be called. */
  readonly hasPhone: boolean
  /** True if the customer can be written to besides the phone. */
  readonly hasEmail: boolean
}

export interface Proposal {
  readonly next: NextStep
  readonly loss: ProposedLoss | null
}

/** The first step of everything that arrives, by the promised time. */
export function firstStep(
  kind: EntryKind,
  { promised }: Pick<CallPromise, 'promised'>,
  ways: Pick<LoggedContact, 'hasPhone' | 'hasEmail'>,
): NextStep {
  return { kind: possible(FIRST_STEPS[kind], ways), at: promised, note: '' }
}

const FIRST_STEPS = {
  request: 'call',
  offer: 'send-offer',
  // The page of the offer promised the customer a call.
  acceptance: 'call',
  'offer-message': 'answer',
  approval: 'decide',
  contact: 'answer',
  chat: 'answer',
  application: 'decide',
} as const satisfies Record<EntryKind, NextStepKind>

/** The number of calls in a row that nobody answered, after one more contact. */
export function unansweredAfter({ way, outcome }: Pick<LoggedContact, 'way' | 'outcome'>, before: number): number {
  if (outcome !== 'no-answer') return 0
  return way === 'call-out' ? before + 1 : before
}

/** The next step after a call, a message or a visit. A loss is proposed only where the entry can end as one. */
export function proposalAfterContact(facts: StepFacts, contact: LoggedContact, now: Date, settings: DeskSettings): Proposal {
  const { next, loss } = proposalByOutcome(facts, contact, now, settings)
  return { next, loss: closingStatesOf(facts.kind).includes('lost') ? loss : null }
}

function proposalByOutcome(facts: StepFacts, contact: LoggedContact, now: Date, settings: DeskSettings): Proposal {
  const day = dayMinutes(settings.calendar)
  const again = settings.callAgainHours * 60
  const step = (kind: NextStepKind, minutes: number) => stepAfter(possible(kind, contact), minutes, now, settings)
  switch (contact.outcome) {
    case 'no-answer':
      // A message needs more time than a ringing phone.
      if (contact.way !== 'call-out') return { next: step('call', day), loss: null }
      return contact.unanswered > REPEATED_CALLS
        ? { next: step('whatsapp', again), loss: 'not-reached' }
        : { next: step('call', again), loss: null }
    case 'call-later':
      return { next: step('call', day), loss: null }
    case 'refused':
      return { next: step('decide', day), loss: 'ask' }
    case 'wrong-number':
      return contact.hasEmail ? { next: step('answer', again), loss: null } : { next: step('decide', again), loss: 'test' }
    case 'reached':
      return { next: afterTalking(facts, now, settings), loss: null }
  }
}

/** Nobody calls without a number: the customer is written to where there is an email. */
function possible(kind: NextStepKind, { hasPhone, hasEmail }: Pick<LoggedContact, 'hasPhone' | 'hasEmail'>): NextStepKind {
  return !hasPhone && hasEmail && (kind === 'call' || kind === 'whatsapp') ? 'answer' : kind
}

/** The step for an offer that waits for the customer is due before its last day; any other step is due in one working day. */
function afterTalking(facts: StepFacts, now: Date, settings: DeskSettings): NextStep {
  if (facts.validUntil !== null) return followUp(facts.validUntil, now, settings)
  return stepAfter(STEPS_AFTER_TALKING[facts.kind], dayMinutes(settings.calendar), now, settings)
}

const STEPS_AFTER_TALKING = {
  request: 'send-offer',
  offer: 'send-offer',
  acceptance: 'decide',
  'offer-message': 'follow-up',
  approval: 'decide',
  contact: 'follow-up',
  chat: 'follow-up',
  application: 'decide',
} as const satisfies Record<EntryKind, NextStepKind>

/** The call about an offer: two working days after now, on a short one a day before its end or halfway to it. */
export function followUp(validUntil: string, now: Date, settings: DeskSettings): NextStep {
  const day = dayMinutes(settings.calendar)
  const most = FOLLOW_UP_DAYS * day
  // Days are not counted to an end that is so far that it changes nothing.
  const left = isDay(validUntil) ? workingMinutesBetween(now, endOfDay(validUntil), settings.calendar, most + day) : 0
  const minutes = Math.min(most, Math.max(left - day, left / 2))
  return stepAfter('follow-up', left > 0 ? minutes : settings.callAgainHours * 60, now, settings)
}

/** The step after something that the customer or a colleague did, where no call was logged. */
export function stepInState(facts: StepFacts, now: Date, settings: DeskSettings): NextStep {
  const again = settings.callAgainHours * 60
  const waiting = FOLLOW_UP_DAYS * dayMinutes(settings.calendar)
  switch (facts.state) {
    case 'offer-sent':
    case 'waiting':
      return facts.validUntil === null ? stepAfter('follow-up', waiting, now, settings) : followUp(facts.validUntil, now, settings)
    case 'no-answer':
      return stepAfter('call', again, now, settings)
    default:
      return stepAfter(FIRST_STEPS[facts.kind], again, now, settings)
  }
}

/** The furthest day for a next step: beyond it a typing mistake is likelier than a plan. */
const STEP_WITHIN_DAYS = 366

/** Null where a step may be planned for a time. One of today may have passed: somebody logs in the evening what was said at noon. */
export function refuseStepTime(at: Date, now: Date, { calendar }: DeskSettings): 'past' | 'too-far' | null {
  if (wallTime(at, calendar.timeZone).day < wallTime(now, calendar.timeZone).day) return 'past'
  return at.getTime() - now.getTime() > STEP_WITHIN_DAYS * DAY_MS ? 'too-far' : null
}

/** A step at closing time belongs to the next morning. */
function stepAfter(kind: NextStepKind, minutes: number, now: Date, { calendar }: DeskSettings): NextStep {
  return { kind, at: nextWorkingMoment(workingTimeAfter(now, minutes, calendar), calendar), note: '' }
}
