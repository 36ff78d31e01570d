import type { OfferReply, VersionReply } from '#contract/offers/offer-replies.ts'
import { quantityTimes } from '#domain/money/exact.ts'
import { acceptedLines } from '#domain/offers/accepting.ts'
import { discountAgainstList } from '#domain/offers/approval.ts'
import type { Hundredths, OfferLine } from '#domain/offers/content.ts'
import { defaultDecision, type OfferDecision } from '#domain/offers/decisions.ts'
import { SEND_WAYS, type SendWay } from '#domain/offers/sending.ts'
import type { OfferMove } from '#domain/offers/states.ts'
import { offerSums } from '#domain/offers/sums.ts'
import { dayInCairo, daysBetween } from '#domain/offers/validity.ts'

export type OfferEvent = OfferReply['events'][number]

/** The version that was sent before this one. */
export function versionBefore(versions: readonly VersionReply[], { version }: VersionReply): VersionReply | null {
  return versions.find((each) => each.version < version && each.sent !== null) ?? null
}

export function may(version: VersionReply | null, move: OfferMove): boolean {
  return version?.moves.includes(move) ?? false
}

/** The customer's decision, or the seller's proposal until there is one. */
export function decisionOf({ acceptance, content }: VersionReply): OfferDecision {
  return acceptance?.decision ?? defaultDecision(content)
}

/** Days from today to the last valid day; negative after it. */
export function daysLeft({ validUntil }: Pick<VersionReply, 'validUntil'>, now: Date): number {
  return daysBetween(dayInCairo(now), validUntil)
}

export interface SendingFacts {
  readonly ways: readonly SendWay[]
  /** The number of times that it was sent once more, and the last of them. */
  readonly again: number
  readonly lastAgain: string | null
}

/** The ways by which a version went out, from the log. */
export function sendingOf(events: readonly OfferEvent[], version: number): SendingFacts {
  const ofVersion = events.filter((event) => event.version === version)
  const again = ofVersion.filter(({ kind }) => kind === 'sent-again')
  return { ways: waysOf(ofVersion.find(({ kind }) => kind === 'sent')), again: again.length, lastAgain: again[0]?.at ?? null }
}

export function waysOf(event: OfferEvent | undefined): readonly SendWay[] {
  const ways = event?.facts.ways
  return Array.isArray(ways) ? SEND_WAYS.filter((way) => ways.includes(way)) : []
}

/** Events that happened since an older answer of the server; the newest first. */
export function eventsSince(before: OfferReply, now: OfferReply): readonly OfferEvent[] {
  const known = new Set(before.events.map(({ _id }) => _id))
  return now.events.filter(({ _id }) => !known.has(_id))
}

/** The number of times that files were added or deleted. */
export function fileEvents(events: readonly OfferEvent[]): number {
  return events.filter(({ kind }) => kind === 'file-added' || kind === 'file-deleted').length
}

/** True where the customer wrote last; a version that was sent since is an answer. */
export function isUnanswered({ messages, versions }: Pick<OfferReply, 'messages' | 'versions'>): boolean {
  const last = messages.at(-1)
  if (last?.from !== 'customer') return false
  return !versions.some(({ sent }) => sent !== null && sent > last.created)
}

export interface LineToDeliver {
  readonly item: OfferReply['items'][number]
  readonly line: OfferLine
}

/** The accepted lines in the order of the offer. */
export function linesToDeliver(version: VersionReply, items: OfferReply['items']): readonly LineToDeliver[] {
  return acceptedLines(version.content, decisionOf(version)).flatMap((line) => {
    const item = items.find(({ lineId }) => lineId === line.id)
    return item === undefined ? [] : [{ item, line }]
  })
}

export interface GivenAway {
  readonly line: OfferLine
  readonly listMinor: number
  readonly givenMinor: number
  readonly paidMinor: number
}

/** Lines that cost less than in the list, and the discount of the whole against it, as the approval looks at them. */
export function discountsAgainstList({ content }: Pick<VersionReply, 'content'>): { lines: readonly GivenAway[]; hundredths: Hundredths } {
  const sums = offerSums(content, defaultDecision(content))
  const lines = content.lines.flatMap((line, index): GivenAway[] => {
    const sum = sums.lines[index]
    if (sum?.netMinor === null || sum === undefined) return []
    const listMinor = line.listMinor === null ? (sum.grossMinor ?? 0) : quantityTimes(line.quantity, line.listMinor)
    const paidMinor = sum.netMinor - sum.wholeDiscountMinor
    return paidMinor < listMinor ? [{ line, listMinor, paidMinor, givenMinor: listMinor - paidMinor }] : []
  })
  return { lines, hundredths: discountAgainstList(content) }
}
