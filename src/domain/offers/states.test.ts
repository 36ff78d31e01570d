import { describe, expect, test } from 'vitest'
import {
  movesOf,
  needsReason,
  OFFER_ACTORS,
  OFFER_MOVES,
  OFFER_STATES,
  type OfferActor,
  type OfferMove,
  type OfferState,
  refuseMove,
  shownState,
  stateAfter,
  type VersionFacts,
} from './states.ts'

const NOW = new Date('2026-11-20T10:00:00Z')
const LATER = new Date('2026-12-01T10:00:00Z')

function facts(state: OfferState, changes: Partial<VersionFacts> = {}): VersionFacts {
  return { state, validUntil: '2026-11-30', isPaused: false, isConfirmed: true, needsApproval: false, ...changes }
}

/** Every allowed move of an open, confirmed version that needs no approval. */
const ALLOWED: Readonly<Record<OfferState, Partial<Record<OfferActor, readonly OfferMove[]>>>> = {
  draft: {
    admin: ['save', 'ask-approval', 'send', 'withdraw', 'copy'],
    approver: ['save', 'ask-approval', 'send', 'withdraw', 'copy'],
    shop: ['withdraw'],
  },
  waiting: {
    admin: ['take-back', 'withdraw', 'copy'],
    approver: ['approve', 'refuse-approval', 'take-back', 'withdraw', 'copy'],
    'approver-alone': ['approve', 'refuse-approval'],
    shop: ['withdraw'],
  },
  sent: {
    admin: ['send-again', 'pause', 'record-accept', 'record-decline', 'withdraw', 'new-version', 'copy', 'message'],
    approver: ['send-again', 'pause', 'record-accept', 'record-decline', 'withdraw', 'new-version', 'copy', 'message'],
    requester: ['accept', 'decline', 'message'],
    'answering-link': ['accept', 'decline', 'message'],
    shop: ['supersede', 'withdraw'],
  },
  accepted: {
    admin: ['withdraw', 'copy', 'message'],
    approver: ['withdraw', 'copy', 'message'],
    requester: ['message'],
    'answering-link': ['message'],
    shop: ['withdraw'],
  },
  declined: {
    admin: ['new-version', 'copy', 'message'],
    approver: ['new-version', 'copy', 'message'],
    requester: ['message'],
    'answering-link': ['message'],
  },
  superseded: {
    admin: ['new-version', 'copy', 'message'],
    approver: ['new-version', 'copy', 'message'],
    requester: ['message'],
    'answering-link': ['message'],
    shop: ['reopen'],
  },
  withdrawn: {
    admin: ['new-version', 'copy', 'message'],
    approver: ['new-version', 'copy', 'message'],
    requester: ['message'],
    'answering-link': ['message'],
  },
}

describe.each(OFFER_STATES)('a version that is %s', (state) => {
  test.each(OFFER_ACTORS)('moves for %s as listed and not otherwise', (actor) => {
    expect(movesOf(actor, facts(state), NOW)).toEqual(ALLOWED[state][actor] ?? [])
  })
})

describe('a refusal says why', () => {
  const refusals: readonly [OfferActor, VersionFacts, OfferMove, string | null][] = [
    ['stranger', facts('sent'), 'accept', 'offer/not-found'],
    ['requester', facts('draft'), 'accept', 'offer/not-found'],
    ['answering-link', facts('waiting'), 'message', 'offer/not-found'],
    ['reading-link', facts('sent'), 'accept', 'forbidden'],
    ['requester', facts('sent'), 'withdraw', 'forbidden'],
    ['admin', facts('waiting'), 'approve', 'forbidden'],
    ['admin', facts('sent'), 'accept', 'forbidden'],
    ['requester', facts('accepted'), 'accept', 'offer/already-accepted'],
    ['requester', facts('declined'), 'accept', 'offer/already-declined'],
    ['requester', facts('superseded'), 'accept', 'offer/superseded'],
    ['requester', facts('withdrawn'), 'accept', 'offer/withdrawn'],
    ['requester', facts('sent', { isPaused: true }), 'accept', 'offer/being-revised'],
    ['requester', facts('sent', { isPaused: true }), 'decline', null],
    ['admin', facts('sent', { isPaused: true }), 'resume', null],
    ['admin', facts('sent'), 'resume', 'offer/not-paused'],
    ['requester', facts('sent'), 'renew', 'offer/still-open'],
    ['admin', facts('sent'), 'save', 'offer/already-sent'],
    ['admin', facts('waiting'), 'save', 'offer/waiting'],
    ['admin', facts('draft'), 'record-accept', 'offer/not-ready'],
    ['admin', facts('draft', { needsApproval: true }), 'send', 'offer/needs-approval'],
    ['admin', facts('draft', { needsApproval: true }), 'ask-approval', null],
    ['admin', facts('accepted', { isConfirmed: false }), 'confirm', null],
    ['admin', facts('accepted', { isConfirmed: false }), 'refuse-acceptance', null],
    ['admin', facts('accepted'), 'confirm', 'offer/already-confirmed'],
    ['requester', facts('accepted', { isConfirmed: false }), 'confirm', 'forbidden'],
  ]
  test.each(refusals)('%s, %o, %s: %s', (actor, version, move, refusal) => {
    expect(refuseMove(actor, version, move, NOW)).toBe(refusal)
  })
})

describe('after the last day', () => {
  test('a sent version reads expired, an answered one keeps its answer', () => {
    expect(shownState(facts('sent'), NOW)).toBe('sent')
    expect(shownState(facts('sent'), LATER)).toBe('expired')
    expect(shownState(facts('accepted'), LATER)).toBe('accepted')
    expect(shownState(facts('draft'), LATER)).toBe('draft')
  })

  test('customers can no longer answer, but ask to renew; staff still record answers', () => {
    expect(refuseMove('requester', facts('sent'), 'accept', LATER)).toBe('offer/expired')
    expect(movesOf('answering-link', facts('sent'), LATER)).toEqual(['renew', 'message'])
    expect(movesOf('admin', facts('sent'), LATER)).toEqual([
      'pause',
      'record-accept',
      'record-decline',
      'withdraw',
      'new-version',
      'copy',
      'message',
    ])
  })
})

test('marks and log entries leave the state', () => {
  expect(stateAfter('message', 'declined')).toBe('declined')
  expect(stateAfter('accept', 'sent')).toBe('accepted')
})

test('withdrawing needs a reason after the yes, declining always', () => {
  expect(needsReason('withdraw', 'sent')).toBe(false)
  expect(needsReason('withdraw', 'accepted')).toBe(true)
  expect(needsReason('decline', 'sent')).toBe(true)
  expect(needsReason('accept', 'sent')).toBe(false)
})

test('nobody with a reading link moves anything', () => {
  expect(Object.values(OFFER_MOVES).flatMap(({ by }) => by.filter((actor: OfferActor) => actor === 'reading-link'))).toEqual([])
})
