import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyDecidedOffer, sampleLine, sampleOffer } from '#tests/support/offers.ts'
import { acceptedLines, canonicalText, isName, missingChoices, plainDecision, refuseAnswer } from './accepting.ts'
import { offerSums } from './sums.ts'

const lines = [
  sampleLine({ id: 'range' }),
  sampleLine({ id: 'italian', role: 'choice', choiceId: 'oven' }),
  sampleLine({ id: 'turkish', role: 'choice', choiceId: 'oven' }),
  sampleLine({ id: 'hood', role: 'optional' }),
]
const offer = sampleOffer({ lines })

test('an answer needs a name and a line of each group', () => {
  const whole = { choices: { oven: 'turkish' }, ticked: ['hood'] }
  expect(refuseAnswer(offer, whole, 'Mona Adel')).toBeNull()
  expect(refuseAnswer(offer, whole, '  ')).toBe('offer/name-missing')
  expect(refuseAnswer(offer, { choices: {}, ticked: [] }, 'منى')).toBe('offer/choice-missing')
  expect(refuseAnswer(offer, { choices: { oven: 'range' }, ticked: [] }, 'منى')).toBe('offer/choice-missing')
  expect(refuseAnswer(offer, { ...whole, ticked: ['range'] }, 'منى')).toBe('validation')
  expect(missingChoices(offer, { choices: { fridge: 'turkish' }, ticked: [] })).toEqual(['oven'])
})

test('a name has letters', () => {
  expect(['Mona', 'منى عادل', 'أ ب', '李明'].every(isName)).toBe(true)
  expect(['', '.', '1234', 'x', '٠١٠٠', 'a'.repeat(121)].some(isName)).toBe(false)
})

test('the lines to deliver are those of the decision', () => {
  expect(acceptedLines(offer, { choices: { oven: 'italian' }, ticked: [] }).map(({ id }) => id)).toEqual(['range', 'italian'])
  fc.assert(
    fc.property(anyDecidedOffer, (each) => {
      const counted = offerSums(each.offer, each.decision).lines.flatMap((line) => (line.counts ? [line.lineId] : []))
      expect(acceptedLines(each.offer, each.decision).map(({ id }) => id)).toEqual(counted)
    }),
  )
})

test('equal decisions are stored equal', () => {
  expect(plainDecision(offer, { choices: { fridge: 'x', oven: 'italian' }, ticked: ['hood', 'hood', 'gone'] })).toEqual({
    choices: { oven: 'italian' },
    ticked: ['hood'],
  })
})

test('the canonical text is the same however the facts were put together', () => {
  expect(canonicalText({ b: [{ d: 1, c: null }], a: 'x' })).toBe('{"a":"x","b":[{"c":null,"d":1}]}')
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = canonicalText(value)
      expect(canonicalText(reversed(value))).toBe(text)
      expect(canonicalText(JSON.parse(text))).toBe(text)
    }),
  )
})

function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, each]) => [key, reversed(each)]),
  )
}
