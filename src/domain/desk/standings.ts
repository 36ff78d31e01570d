import type { OfferState } from '../offers/states.ts'
import { type LineStatus, orderStatus } from '../orders/orders.ts'
import type { EntryEvent } from './states.ts'

/** How a subject stands: an entry follows each standing once, so that what staff did by hand stays until something new happens. */
export interface Standing {
  /** A text that names the standing; a text that differs from the stored one is news for the entry. */
  readonly stage: string
  /** Null if nothing has happened since the arrival. */
  readonly event: EntryEvent | null
  /** The time of what happened; null where it is not stored, which means now. */
  readonly at: Date | null
}

/** A version that was sent to the customer. */
export interface SentVersion {
  readonly id: string
  readonly state: OfferState
  readonly sent: Date
  /** The time of the answer, or of the withdrawal. */
  readonly ended: Date | null
}

export interface RequestFacts {
  readonly archived: { readonly at: Date; readonly byRequester: boolean } | null
  readonly lines: readonly { readonly status: LineStatus }[]
  readonly versions: readonly SentVersion[]
}

export function requestStanding({ archived, lines, versions }: RequestFacts): Standing {
  if (archived !== null) {
    return { stage: 'cancelled', event: archived.byRequester ? 'cancelled-by-customer' : 'cancelled-by-staff', at: archived.at }
  }
  if (lines.length > 0 && orderStatus(lines) === 'Delivered') return { stage: 'delivered', event: 'delivered', at: null }
  return offersStanding(versions) ?? { stage: 'asked', event: 'restored', at: null }
}

/** An offer without a request stands alone; before it is sent nothing has happened. */
export function offerStanding(versions: readonly SentVersion[]): Standing {
  return offersStanding(versions) ?? { stage: 'drafted', event: 'restored', at: null }
}

const EVENTS = {
  sent: 'offer-sent',
  accepted: 'offer-accepted',
  declined: 'offer-declined',
  withdrawn: 'offer-withdrawn',
} as const satisfies Partial<Record<OfferState, EntryEvent>>

/** A yes goes before everything; else the last thing that happened to any version counts. */
function offersStanding(versions: readonly SentVersion[]): Standing | null {
  const news = versions.flatMap(({ id, state, sent, ended }) => {
    const event = isNews(state) ? EVENTS[state] : null
    return event === null ? [] : [{ stage: `${state} ${id}`, event, at: ended ?? sent }]
  })
  const accepted = news.filter(({ event }) => event === 'offer-accepted')
  return (accepted.length > 0 ? accepted : news).sort((a, b) => b.at.getTime() - a.at.getTime())[0] ?? null
}

/**
 * The standing of a subject whose last one is known. A yes that staff refused leaves versions that were sent, as they were long ago; the
 * refusal itself is what happened, at a time that nothing else stores. A question that staff put away waits from what was added to it on.
 */
export function standingAfter({ stage, isAsleep }: { readonly stage: string; readonly isAsleep: boolean }, standing: Standing): Standing {
  if (stage.startsWith('accepted ') && standing.event === 'offer-sent') return { ...standing, event: 'acceptance-refused', at: null }
  return isAsleep && standing.event === 'customer-wrote' ? { ...standing, at: null } : standing
}

function isNews(state: OfferState): state is keyof typeof EVENTS {
  return state in EVENTS
}

/** A question that waits for an answer of staff, named by what was asked last; null once it is answered. */
export function questionStanding(asked: { readonly name: string; readonly at: Date | null } | null): Standing {
  return asked === null
    ? { stage: 'answered', event: 'answered', at: null }
    : { stage: `asked ${asked.name}`, event: 'customer-wrote', at: asked.at }
}

/** A question that was answered before anybody waited needs no entry. */
export function needsEntry({ event }: Standing): boolean {
  return event !== 'answered'
}

/** The events by which a closed entry opens again mean nothing for one that has just begun. */
export function isArrival({ event }: Standing): boolean {
  return event === 'restored' || event === 'customer-wrote'
}
