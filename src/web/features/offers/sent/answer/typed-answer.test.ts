import { expect, test } from 'vitest'
import { sampleLine, sampleOffer } from '#tests/support/offers.ts'
import { sampleVersion } from '#tests/support/sample-offer-reply.ts'
import { answerBody, answerMistakes, emptyAnswer } from './typed-answer.ts'

const NOW = new Date('2026-12-05T10:00:00Z')
const sent = sampleVersion()
const expired = sampleVersion({ state: 'expired' })

test('a yes by phone needs a name and nothing else, and carries the seller’s proposal', () => {
  const content = sampleOffer({ lines: [sampleLine(), sampleLine({ id: 'extra', role: 'optional', isChosen: true })] })
  const version = sampleVersion({ content: content as never })
  const typed = emptyAnswer(version, NOW)
  expect(answerMistakes(typed, version, NOW)).toEqual([])
  expect(answerMistakes({ ...typed, name: '7' }, version, NOW)).toEqual(['name'])
  expect(answerBody(typed, version)).toEqual({
    answer: 'accepted',
    way: 'phone',
    name: 'Mona Adel',
    day: '2026-12-05',
    shown: 1,
    decision: { choices: {}, ticked: ['extra'] },
  })
})

test('a purchase order needs its number, a deposit its amount, an expired version a new last day, a no its reason', () => {
  const typed = emptyAnswer(sent, NOW)
  expect(answerMistakes({ ...typed, way: 'purchase-order' }, sent, NOW)).toEqual(['purchaseOrder'])
  expect(answerMistakes({ ...typed, way: 'deposit', deposit: 'a lot' }, sent, NOW)).toEqual(['deposit'])
  expect(answerMistakes({ ...typed, answer: 'declined' }, sent, NOW)).toEqual(['reason'])
  expect(emptyAnswer(expired, NOW).validUntil).toBe('2026-12-05')
  for (const validUntil of ['2026-12-04', '3026-12-05'])
    expect(answerMistakes({ ...emptyAnswer(expired, NOW), validUntil }, expired, NOW)).toEqual(['validUntil'])
})

test('only what belongs to the answer is sent', () => {
  const typed = { ...emptyAnswer(expired, NOW), way: 'deposit', deposit: '١٢٬٥٠٠', purchaseOrder: 'PO-1', reason: 'late' } as const
  expect(answerBody(typed, expired)).toMatchObject({ depositMinor: 1_250_000, validUntil: '2026-12-05' })
  expect(answerBody(typed, expired)).not.toHaveProperty('purchaseOrder')
  expect(answerBody({ ...typed, answer: 'declined' }, expired)).toEqual({
    answer: 'declined',
    way: 'deposit',
    name: 'Mona Adel',
    day: '2026-12-05',
    shown: 1,
    reason: 'late',
  })
})
