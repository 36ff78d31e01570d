import { expect, test } from 'vitest'
import { shownVersion, unsentVersion } from '#domain/offers/versions.ts'
import { sampleLine, sampleOffer } from '#tests/support/offers.ts'
import { sampleEvent, sampleVersion } from '#tests/support/sample-offer-reply.ts'
import { daysLeft, discountsAgainstList, fileEvents, isUnanswered, sendingOf, versionBefore } from './offer-view.ts'

const first = sampleVersion({ _id: '1', version: 1, state: 'superseded' })
const second = sampleVersion({ _id: '2', version: 2 })
const draft = sampleVersion({ _id: '3', version: 3, state: 'draft', sent: null })

test('the shown version is the newest one that was sent, and the accepted one before all others', () => {
  expect(shownVersion([draft, second, first])).toBe(second)
  expect(unsentVersion([draft, second, first])).toBe(draft)
  expect(versionBefore([draft, second, first], second)).toBe(first)
  expect(versionBefore([draft, second, first], first)).toBeNull()
  const accepted = sampleVersion({ _id: '1', version: 1, state: 'accepted' })
  expect(shownVersion([second, accepted])).toBe(accepted)
  expect(shownVersion([draft])).toBeNull()
})

test('days left are counted in Cairo, where the day ends before it does in UTC', () => {
  expect(daysLeft({ validUntil: '2026-11-30' }, new Date('2026-11-29T21:59:00Z'))).toBe(1)
  expect(daysLeft({ validUntil: '2026-11-30' }, new Date('2026-11-29T22:00:00Z'))).toBe(0)
  expect(daysLeft({ validUntil: '2026-11-30' }, new Date('2026-12-02T12:00:00Z'))).toBe(-2)
})

test('files that were added or deleted since are counted from the log', () => {
  const kinds = ['file-deleted', 'payment-received', 'file-added', 'sent'] as const
  expect(fileEvents(kinds.map((kind, index) => sampleEvent({ _id: `${index}`, kind })))).toBe(2)
})

test('the log says how a version went out, and how often again', () => {
  const events = [
    sampleEvent({ _id: '4', version: 2, facts: { ways: ['print'] } }),
    sampleEvent({ _id: '3', kind: 'sent-again', at: '2026-11-22T09:00:00.000Z', facts: { ways: ['email'] } }),
    sampleEvent({ _id: '2', kind: 'sent-again', at: '2026-11-21T09:00:00.000Z', facts: { ways: ['email'] } }),
    sampleEvent({ facts: { ways: ['whatsapp', 'email', 'pigeon'] } }),
  ]
  expect(sendingOf(events, 1)).toEqual({ ways: ['email', 'whatsapp'], again: 2, lastAgain: '2026-11-22T09:00:00.000Z' })
  expect(sendingOf([], 1)).toEqual({ ways: [], again: 0, lastAgain: null })
})

test('a discount is told line by line against the list, the whole discount included', () => {
  const content = sampleOffer({
    lines: [
      sampleLine({ id: 'a', unitMinor: 90_000, listMinor: 100_000 }),
      sampleLine({ id: 'b', unitMinor: 120_000, listMinor: 100_000 }),
      sampleLine({ id: 'c', unitMinor: null, listMinor: null }),
    ],
    discount: { kind: 'amount', minor: 21_000 },
  })
  const { lines, hundredths } = discountsAgainstList(sampleVersion({ content: content as never }))
  expect(lines.map(({ line, listMinor, paidMinor, givenMinor }) => [line.id, listMinor, paidMinor, givenMinor])).toEqual([
    ['a', 100_000, 81_000, 19_000],
  ])
  expect(hundredths).toBe(950)
})

test('a message of the customer is answered by one of staff, or by a version that was sent since', () => {
  const [asked, answered] = (['customer', 'staff'] as const).map((from, index) => ({
    _id: from,
    from,
    name: '',
    text: 'Delivery?',
    isRenewal: false,
    created: `2026-11-21T0${index}:00:00.000Z`,
  }))
  if (asked === undefined || answered === undefined) throw new Error('two messages')
  expect(isUnanswered({ messages: [asked], versions: [second] })).toBe(true)
  expect(isUnanswered({ messages: [asked, answered], versions: [second] })).toBe(false)
  expect(isUnanswered({ messages: [asked], versions: [sampleVersion({ sent: '2026-11-22T08:00:00.000Z' }), second] })).toBe(false)
  expect(isUnanswered({ messages: [asked], versions: [draft, second] })).toBe(true)
})
