import type { ContactWay, Outcome } from './desk/entries.ts'
import { type LineStatus, orderStatus } from './orders/orders.ts'

export const TIMELINE_STEPS = [
  'received',
  'called',
  'not-reached',
  'offer-sent',
  'accepted',
  'declined',
  'first-delivered',
  'delivered',
  'cancelled',
] as const
export type TimelineStepKind = (typeof TIMELINE_STEPS)[number]

export interface TimelineStep {
  readonly kind: TimelineStepKind
  readonly at: Date
  /** How the shop and the customer spoke. */
  readonly way?: ContactWay
  /** The first name of the colleague who did. */
  readonly by?: string
  /** The offer in the spelling that people read. */
  readonly number?: string
}

/** Everything known of a request that a timeline is told from; a reader who may not see calls and offers gets none of them. */
export interface TimelineFacts {
  readonly created: Date
  readonly cancelled: Date | null
  readonly contacts: readonly { readonly at: Date; readonly way: ContactWay; readonly outcome: Outcome; readonly by: string }[]
  readonly offers: readonly {
    readonly number: string
    readonly sent: Date
    readonly ended: Date | null
    readonly answer: 'accepted' | 'declined' | null
  }[]
  readonly lines: readonly { readonly id: string; readonly status: LineStatus }[]
  /** Moves of lines to "Delivered". */
  readonly deliveries: readonly { readonly line: string; readonly at: Date }[]
}

/** The steps of a request in the order in which they happened. Of several in a row that say the same, the last one stands. */
export function orderTimeline(facts: TimelineFacts): TimelineStep[] {
  const steps = [
    ...facts.contacts.map(contactStep),
    ...facts.offers.flatMap(offerSteps),
    ...deliverySteps(facts),
    ...(facts.cancelled === null ? [] : [{ kind: 'cancelled', at: facts.cancelled } as const]),
  ].toSorted((a, b) => a.at.getTime() - b.at.getTime())
  const shown = steps.filter(({ kind, number }, index) => kind !== steps[index + 1]?.kind || number !== steps[index + 1]?.number)
  return [{ kind: 'received', at: facts.created }, ...shown]
}

function contactStep({ at, way, outcome, by }: TimelineFacts['contacts'][number]): TimelineStep {
  const isReached = outcome !== 'no-answer' && outcome !== 'wrong-number'
  return { kind: isReached ? 'called' : 'not-reached', at, way, by }
}

function offerSteps({ number, sent, ended, answer }: TimelineFacts['offers'][number]): TimelineStep[] {
  return [
    { kind: 'offer-sent', at: sent, number },
    ...(answer === null || ended === null ? [] : [{ kind: answer, at: ended, number } as const]),
  ]
}

/** Only lines that are still delivered count: a status set by mistake and taken back is no delivery. */
function deliverySteps({ lines, deliveries }: TimelineFacts): TimelineStep[] {
  const isDelivered = new Set(lines.filter(({ status }) => status === 'Delivered').map(({ id }) => id))
  const times = deliveries.filter(({ line }) => isDelivered.has(line)).map(({ at }) => at.getTime())
  if (times.length === 0) return []
  const [first, last] = [new Date(Math.min(...times)), new Date(Math.max(...times))]
  if (orderStatus(lines) !== 'Delivered') return [{ kind: 'first-delivered', at: first }]
  const delivered = { kind: 'delivered', at: last } as const
  return first < last ? [{ kind: 'first-delivered', at: first }, delivered] : [delivered]
}
