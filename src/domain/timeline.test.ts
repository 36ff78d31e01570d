import { expect, test } from 'vitest'
import { orderTimeline, type TimelineFacts } from './timeline.ts'

const at = (day: number, hour = 9) => new Date(Date.UTC(2026, 0, day, hour))
const NOTHING: TimelineFacts = { created: at(1), cancelled: null, contacts: [], offers: [], lines: [], deliveries: [] }
const kinds = (facts: Partial<TimelineFacts>) => orderTimeline({ ...NOTHING, ...facts }).map(({ kind }) => kind)

test('a request is told from its arrival to its delivery', () => {
  const lines = [
    { id: 'a', status: 'Delivered' },
    { id: 'b', status: 'Delivered' },
  ] as const
  const deliveries = [
    { line: 'a', at: at(7) },
    { line: 'b', at: at(9) },
  ]
  const steps = orderTimeline({
    ...NOTHING,
    contacts: [
      { at: at(1, 10), way: 'call-out', outcome: 'no-answer', by: 'Ola' },
      { at: at(1, 12), way: 'call-out', outcome: 'no-answer', by: 'Ola' },
      { at: at(2), way: 'call-out', outcome: 'reached', by: 'Omar' },
    ],
    offers: [
      { number: 'Q-2026-00012 v1', sent: at(3), ended: null, answer: null },
      { number: 'Q-2026-00012 v2', sent: at(4), ended: at(5), answer: 'accepted' },
    ],
    lines,
    deliveries,
  })
  expect(steps).toEqual([
    { kind: 'received', at: at(1) },
    { kind: 'not-reached', at: at(1, 12), way: 'call-out', by: 'Ola' },
    { kind: 'called', at: at(2), way: 'call-out', by: 'Omar' },
    { kind: 'offer-sent', at: at(3), number: 'Q-2026-00012 v1' },
    { kind: 'offer-sent', at: at(4), number: 'Q-2026-00012 v2' },
    { kind: 'accepted', at: at(5), number: 'Q-2026-00012 v2' },
    { kind: 'first-delivered', at: at(7) },
    { kind: 'delivered', at: at(9) },
  ])
})

test('a part that came first is told while the rest is under way', () => {
  const lines = [
    { id: 'a', status: 'Delivered' },
    { id: 'b', status: 'Processing' },
  ] as const
  expect(kinds({ lines, deliveries: [{ line: 'a', at: at(7) }] })).toEqual(['received', 'first-delivered'])
})

test('a line that came at once is delivered, and one that was set back was not', () => {
  const delivered = { id: 'a', status: 'Delivered' } as const
  const cancelled = { id: 'b', status: 'Cancelled' } as const
  const deliveries = [{ line: 'a', at: at(7) }]
  expect(kinds({ lines: [delivered, cancelled], deliveries })).toEqual(['received', 'delivered'])
  expect(kinds({ lines: [{ id: 'a', status: 'Processing' }], deliveries })).toEqual(['received'])
})

test('a cancelled request ends with that', () => {
  expect(kinds({ cancelled: at(3), offers: [{ number: 'Q', sent: at(2), ended: at(3), answer: null }] })).toEqual([
    'received',
    'offer-sent',
    'cancelled',
  ])
})
