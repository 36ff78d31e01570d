import type { EntryReply } from '#contract/desk.ts'
import type { Urgency } from '#domain/desk/entries.ts'
import { urgencyOf } from '#domain/desk/promise.ts'

const MINUTE_MS = 60_000
const HOUR_MINUTES = 60
const DAY_MINUTES = 24 * HOUR_MINUTES
/** Farther away than this, the time itself says more than the hours until then. */
const COUNTED_MINUTES = 10 * HOUR_MINUTES

/** The time left until a moment, or since it: whole units, so that a countdown changes at most once a minute. */
export type Countdown =
  | { readonly kind: 'now' }
  | { readonly kind: 'far' }
  | { readonly kind: 'in' | 'late'; readonly unit: 'Minutes' | 'Hours' | 'Days'; readonly count: number }

export function countdownTo(at: Date, now: Date): Countdown {
  const minutes = Math.round((at.getTime() - now.getTime()) / MINUTE_MS)
  if (minutes === 0) return { kind: 'now' }
  if (minutes > COUNTED_MINUTES) return { kind: 'far' }
  const kind = minutes > 0 ? 'in' : 'late'
  const length = Math.abs(minutes)
  if (length < HOUR_MINUTES) return { kind, unit: 'Minutes', count: length }
  if (length < DAY_MINUTES) return { kind, unit: 'Hours', count: Math.floor(length / HOUR_MINUTES) }
  return { kind, unit: 'Days', count: Math.floor(length / DAY_MINUTES) }
}

/** The entry that a card stands for in the list: open ones come sorted by the server, the nearest promise first. */
export function leadingEntry<Entry extends Pick<EntryReply, 'closed'>>(entries: readonly Entry[]): Entry | undefined {
  return entries.find(({ closed }) => closed === null) ?? entries[0]
}

type Timed = Pick<EntryReply, 'state' | 'closed' | 'firstContact' | 'nextStep' | 'promised' | 'dueFrom'>

/** The moment that an entry is about: the promised call, then the next step. */
export function timeOf(entry: Timed): string {
  const { closed, firstContact, nextStep, promised } = entry
  return closed ?? (firstContact === null && nextStep?.kind !== 'sleep' ? promised : (nextStep?.at ?? promised))
}

/** The state of an entry by now, which may be worse than in the last answer of the server. */
export function urgencyNow({ state, promised, dueFrom, firstContact, nextStep }: Timed, now: Date): Urgency {
  const times = {
    state,
    promised: new Date(promised),
    dueFrom: new Date(dueFrom),
    firstContact: firstContact === null ? null : new Date(firstContact),
    nextStep: nextStep?.kind ?? null,
    nextAt: nextStep === null ? null : new Date(nextStep.at),
  }
  return urgencyOf(times, now)
}
