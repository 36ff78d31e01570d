import { expect, test } from 'vitest'
import { sampleOffer, USUAL_PLAN } from '#tests/support/offers.ts'
import { sampleVersion } from '#tests/support/sample-offer-reply.ts'
import { planState } from './plan-parts.ts'

const payment = (part: number, amountMinor: number) => ({
  _id: `${part} ${amountMinor}`,
  part,
  amountMinor,
  received: '2026-11-22',
  way: null,
  note: '',
  recordedBy: 'Karim',
  proofs: [],
})

test('each part knows what was received for it and what is left, and the whole adds up', () => {
  const version = sampleVersion({ content: sampleOffer({ plan: USUAL_PLAN }) as never })
  const { parts, totalMinor, restMinor } = planState(version, [payment(0, 50_000), payment(0, 7_000), payment(1, 10_000)])
  expect(totalMinor).toBe(114_000)
  expect(parts.map(({ dueMinor, receivedMinor, restMinor: rest }) => [dueMinor, receivedMinor, rest])).toEqual([
    [57_000, 57_000, 0],
    [57_000, 10_000, 47_000],
  ])
  expect(restMinor).toBe(47_000)
})

test('the whole total is one part if there is no payment plan', () => {
  const { parts, restMinor } = planState(sampleVersion(), [payment(0, 120_000)])
  expect(parts).toHaveLength(1)
  expect(parts[0]).toMatchObject({ part: null, dueMinor: 114_000, restMinor: -6_000 })
  expect(restMinor).toBe(-6_000)
})
