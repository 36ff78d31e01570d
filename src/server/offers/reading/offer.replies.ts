import type { z } from 'zod'
import type { EventReply, OfferReply, VersionReply } from '#contract/offers/offer-replies.ts'
import { needsApproval } from '#domain/offers/approval.ts'
import type { Hundredths } from '#domain/offers/content.ts'
import { offerNumberText } from '#domain/offers/numbers.ts'
import { movesOf, shownState } from '#domain/offers/states.ts'
import { dayInCairo } from '#domain/offers/validity.ts'
import { type Actor, factsOf } from '../acting.service.ts'
import type { ItemRow, PaymentRow } from '../deliveries.repository.ts'
import type { EventRow, MessageRow } from '../offer-log.repository.ts'
import type { OfferDeps } from '../offers.deps.ts'
import type { VersionRow } from '../offers.repository.ts'
import type { OfferListRow } from './offer-lists.repository.ts'

/** True for a discount that this person may not give alone. */
export function isWaitingForApproval(
  deps: Pick<OfferDeps, 'settings'>,
  { content, approvedHundredths }: Pick<VersionRow, 'content' | 'approvedHundredths'>,
  { discountLimit }: Pick<Actor, 'discountLimit'>,
): boolean {
  return needsApproval(content, discountLimitOf(deps, discountLimit), approvedHundredths)
}

/** Somebody's own limit comes before that of the settings; null for none. */
export function discountLimitOf({ settings }: Pick<OfferDeps, 'settings'>, own: Hundredths | null | undefined): Hundredths | null {
  return own ?? settings().offers.discountLimitHundredths
}

export function versionReply(deps: Pick<OfferDeps, 'settings' | 'now'>, version: VersionRow, actor: Actor): VersionReply {
  const now = deps.now()
  const { acceptance, decline, ended, created, sent, seen } = version
  const isUnsent = version.state === 'draft' || version.state === 'waiting'
  const isOver = isUnsent && isWaitingForApproval(deps, version, actor)
  const { id: _id, version: number, revision, savedBy, content, hash, totalMinor, validUntil, isPaused, approvedHundredths } = version
  const at = ended?.toISOString() ?? created.toISOString()
  return {
    _id,
    version: number,
    state: shownState(version, now),
    revision,
    savedBy,
    content: content as VersionReply['content'],
    hash,
    totalMinor,
    validUntil,
    created: created.toISOString(),
    sent: sent?.toISOString() ?? null,
    seenAt: seen?.toISOString() ?? null,
    isPaused,
    approvedHundredths,
    needsApproval: isOver,
    acceptance: acceptance === null ? null : { ...acceptanceReply(version, at), ...staffFacts(acceptance) },
    decline: decline === null ? null : { at, name: null, saidOn: null, ...decline },
    withdrawal: version.state === 'withdrawn' ? { at, reason: version.withdrawalReason ?? '' } : null,
    moves: movesOf(actor.as, factsOf(version, { needsApproval: isOver }), now),
  }
}

function staffFacts({ purchaseOrder, depositMinor, recordedBy, saidOn, from, userAgent }: NonNullable<VersionRow['acceptance']>) {
  return { purchaseOrder, depositMinor, recordedBy, saidOn, from, userAgent }
}

export function acceptanceReply({ acceptance, isConfirmed, totalMinor }: VersionRow, at: string) {
  const { name = '', way = 'link', decision = { choices: {}, ticked: [] } } = acceptance ?? {}
  return { name, at, way, isConfirmed, decision: { choices: { ...decision.choices }, ticked: [...decision.ticked] }, totalMinor }
}

export function messageReply({ id, side, name, text, isRenewal, created }: MessageRow): OfferReply['messages'][number] {
  return { _id: id, from: side, name, text, isRenewal, created: created.toISOString() }
}

export function itemReply({ id, lineId, orderLineId, status, serials, delivered, warrantyEnds }: ItemRow): OfferReply['items'][number] {
  return { _id: id, lineId, orderLineId, status, serials, delivered, warrantyEnds }
}

export function paymentReply({ id, part, amountMinor, received, way }: PaymentRow) {
  return { _id: id, part, amountMinor, received, way }
}

export function eventReply({ id, at, kind, version, actorKind, actorName, facts }: EventRow): z.infer<typeof EventReply> {
  return { _id: id, at: at.toISOString(), kind, version, by: { kind: actorKind, name: actorName }, facts: { ...facts } }
}

export function rowReply(row: OfferListRow, now: Date) {
  const { id, name, version, isConfirmed, isPaused, hasDraft, customer, company, project, totalMinor, currency, validUntil, salesperson } =
    row
  return {
    _id: id,
    number: offerNumberText(row),
    name,
    version,
    state: shownState(row, now),
    isConfirmed,
    isPaused,
    hasDraft,
    customer,
    company,
    project,
    totalMinor,
    currency,
    validUntil,
    created: row.created.toISOString(),
    sent: row.sent?.toISOString() ?? null,
    seenAt: row.seen?.toISOString() ?? null,
    salesperson,
    order: orderOf(row),
    unanswered: row.unanswered,
  }
}

/** A line of the requester's own list, without the token of its page. */
export function ownRowReply(row: OfferListRow, now: Date) {
  return {
    _id: row.id,
    number: offerNumberText(row),
    version: row.version,
    state: shownState(row, now),
    isConfirmed: row.isConfirmed,
    totalMinor: row.totalMinor,
    currency: row.currency,
    validUntil: row.validUntil,
    sent: row.sent?.toISOString() ?? '',
    project: row.project,
    order: orderOf(row),
  }
}

export function orderOf({ orderId, orderNumber }: Pick<OfferListRow, 'orderId' | 'orderNumber'>) {
  return orderId === null || orderNumber === null ? null : { _id: orderId, number: orderNumber }
}

export function firstPaymentDay(payments: readonly PaymentRow[]): string | null {
  return payments.map(({ received }) => received).toSorted()[0] ?? null
}

export function todayOf(now: Date): string {
  return dayInCairo(now)
}
