import {
  CLOSED_STATES,
  DECIDED_KINDS,
  type EntryKind,
  type EntryState,
  type LostReason,
  OPEN_STATES,
  type Outcome,
  SALES_KINDS,
} from './entries.ts'

type ClosedState = (typeof CLOSED_STATES)[number]

/** Events of the subjects of entries; calls have a rule of their own. */
export const ENTRY_EVENTS = [
  'offer-sent',
  'offer-accepted',
  'acceptance-refused',
  'offer-declined',
  'offer-withdrawn',
  'delivered',
  'cancelled-by-customer',
  'cancelled-by-staff',
  'restored',
  'answered',
  'customer-wrote',
] as const
export type EntryEvent = (typeof ENTRY_EVENTS)[number]

interface EventRule {
  readonly kinds: readonly EntryKind[]
  readonly from: readonly EntryState[]
  readonly to: EntryState
  readonly lost?: LostReason
  /** Closing as lost is proposed with the next step. */
  readonly proposesLoss?: true
  /** It also moves an open entry that was put away until a date. */
  readonly wakes?: true
}

const ALL_STATES = [...OPEN_STATES, ...CLOSED_STATES] as const
const UNDECIDED = [...OPEN_STATES, 'lost', 'done'] as const
const TASK_KINDS = ['acceptance', 'offer-message', 'approval', 'contact', 'chat', 'application'] as const satisfies readonly EntryKind[]

/** The states that follow from what happened. An event outside its `from` changes nothing. */
export const ENTRY_MOVES = {
  'offer-sent': [{ kinds: SALES_KINDS, from: ALL_STATES, to: 'offer-sent' }],
  'offer-accepted': [{ kinds: SALES_KINDS, from: ALL_STATES, to: 'won' }],
  // Staff take back a yes that somebody pressed by mistake: the customer still has to answer.
  'acceptance-refused': [{ kinds: SALES_KINDS, from: ['won'], to: 'offer-sent' }],
  'offer-declined': [{ kinds: SALES_KINDS, from: UNDECIDED, to: 'talking', proposesLoss: true }],
  'offer-withdrawn': [
    { kinds: ['request'], from: ['offer-sent', 'won'], to: 'talking' },
    // Without a request nothing else waits.
    { kinds: ['offer'], from: [...OPEN_STATES, 'won'], to: 'lost', lost: 'other' },
  ],
  delivered: [{ kinds: SALES_KINDS, from: ALL_STATES, to: 'won' }],
  'cancelled-by-customer': [{ kinds: SALES_KINDS, from: ALL_STATES, to: 'lost', lost: 'other' }],
  'cancelled-by-staff': [{ kinds: SALES_KINDS, from: ALL_STATES, to: 'lost', lost: 'other' }],
  restored: [{ kinds: SALES_KINDS, from: CLOSED_STATES, to: 'talking' }],
  answered: [{ kinds: TASK_KINDS, from: OPEN_STATES, to: 'done' }],
  // A new message after the answer waits again, from its own time on.
  'customer-wrote': [{ kinds: TASK_KINDS, from: ['waiting', ...CLOSED_STATES], to: 'new', wakes: true }],
} as const satisfies Record<EntryEvent, readonly EventRule[]>

export interface EntryChange {
  readonly state: EntryState
  /** Set where the entry closes as lost. */
  readonly lost: LostReason | null
  readonly proposesLoss: boolean
}

/** The change that an event makes; null where it makes none, as with a reason for a loss that staff wrote already. */
export function changeByEvent(kind: EntryKind, state: EntryState, event: EntryEvent, isAsleep = false): EntryChange | null {
  const rules: readonly EventRule[] = ENTRY_MOVES[event]
  const rule = rules.find(({ kinds, from, wakes }) => kinds.includes(kind) && (from.includes(state) || (isAsleep && wakes === true)))
  if (rule === undefined || (isClosed(state) && rule.to === state)) return null
  return { state: rule.to, lost: rule.lost ?? null, proposesLoss: rule.proposesLoss === true }
}

/** The state after a call. One that says more than "we spoke" stays, so that an offer is not forgotten over a talk about it. */
export function stateAfterContact(state: EntryState, outcome: Outcome): EntryState {
  if (outcome === 'no-answer' || outcome === 'wrong-number') return state === 'new' ? 'no-answer' : state
  if (outcome === 'refused') return 'talking'
  return state === 'offer-sent' ? state : 'talking'
}

export function isClosed(state: EntryState): state is ClosedState {
  return CLOSED_STATES.some((closed) => closed === state)
}

/** The ends that staff may give an entry by hand. */
export function closingStatesOf(kind: EntryKind): readonly ClosedState[] {
  if (SALES_KINDS.some((sales) => sales === kind)) return ['won', 'lost']
  return isDecided(kind) ? [] : ['done']
}

/** The states that staff may choose for an open entry. */
export function choosableStates(kind: EntryKind): readonly EntryState[] {
  return isDecided(kind) ? [] : ['talking', 'waiting']
}

function isDecided(kind: EntryKind): boolean {
  return DECIDED_KINDS.some((decided) => decided === kind)
}
