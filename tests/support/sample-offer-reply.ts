import type { OfferContentReply } from '#contract/forms/offer-content.ts'
import type { OfferReply, VersionReply } from '#contract/offers/offer-replies.ts'
import { sampleOffer } from './offers.ts'

/** A sent version. */
export function sampleVersion(changes: Partial<VersionReply> = {}): VersionReply {
  return {
    _id: 'version-1',
    version: 1,
    state: 'sent',
    revision: 1,
    savedBy: 'Karim',
    content: sampleOffer() as OfferContentReply,
    hash: 'hash',
    totalMinor: 114_000,
    validUntil: '2026-11-30',
    created: '2026-11-20T08:00:00.000Z',
    sent: '2026-11-20T09:00:00.000Z',
    seenAt: null,
    isPaused: false,
    approvedHundredths: null,
    needsApproval: false,
    acceptance: null,
    decline: null,
    withdrawal: null,
    moves: [],
    ...changes,
  }
}

/** An event of staff. */
export function sampleEvent(changes: Partial<OfferReply['events'][number]> = {}): OfferReply['events'][number] {
  return {
    _id: 'event-1',
    at: '2026-11-20T09:00:00.000Z',
    kind: 'sent',
    version: 1,
    by: { kind: 'staff', name: 'Karim' },
    facts: {},
    ...changes,
  }
}
