import { expect, test } from 'vitest'
import type { OfferLine } from '#domain/offers/content.ts'
import { answerReducer, decisionFor, firstDraft, withReason } from './decision.ts'

function line(id: string, facts: Partial<OfferLine> = {}): OfferLine {
  const none = { en: '', ar: '' }
  const empty = { sectionId: null, itemNumber: '', productId: null, requestLineId: null, sku: '', name: none, facts: [], picture: null }
  const money = {
    isNew: null,
    quantity: 1,
    unitMinor: 100,
    listMinor: null,
    discount: null,
    taxRateId: null,
    deliveryTime: none,
    note: none,
  }
  return { id, ...empty, ...money, role: 'counted', choiceId: null, isChosen: false, ...facts }
}

const italian = line('italian', { role: 'choice', choiceId: 'oven', isChosen: true })
const turkish = line('turkish', { role: 'choice', choiceId: 'oven' })
const hood = line('hood', { role: 'optional' })
const tray = line('tray', { role: 'optional', isChosen: true })
const content = { lines: [line('table'), italian, turkish, hood, tray] }

test('the page begins with the seller’s proposal', () => {
  expect(firstDraft(content).decision).toEqual({ choices: { oven: 'italian' }, ticked: ['tray'] })
})

test('a choice replaces the other one of its group, a tick comes and goes, and typed words stay', () => {
  const typed = answerReducer(firstDraft(content), { kind: 'type', field: 'message', text: 'By Sunday?' })
  const chosen = answerReducer(typed, { kind: 'choose', group: 'oven', lineId: 'turkish' })
  const ticked = answerReducer(chosen, { kind: 'tick', lineId: 'hood', isTicked: true })
  const twice = answerReducer(ticked, { kind: 'tick', lineId: 'hood', isTicked: true })
  const fewer = answerReducer(twice, { kind: 'tick', lineId: 'tray', isTicked: false })
  expect(fewer).toEqual({ decision: { choices: { oven: 'turkish' }, ticked: ['hood'] }, name: '', reason: '', message: 'By Sunday?' })
})

test('another version leaves chosen what it still has, and proposes the rest', () => {
  const draft = { ...firstDraft(content), decision: { choices: { oven: 'turkish' }, ticked: ['hood', 'tray'] } }
  const counted = { lines: [italian, turkish, { ...hood, role: 'counted' as const }, tray] }
  expect(answerReducer(draft, { kind: 'version', content: counted }).decision).toEqual({ choices: { oven: 'turkish' }, ticked: ['tray'] })
  expect(answerReducer(draft, { kind: 'version', content: { lines: [italian] } }).decision).toEqual({
    choices: { oven: 'italian' },
    ticked: [],
  })
})

test('a tick that was taken away stays away, whatever the seller proposes', () => {
  expect(decisionFor(content, { choices: {}, ticked: [] })).toEqual({ choices: { oven: 'italian' }, ticked: [] })
})

test('a usual reason takes nothing away from what the customer typed, and stands there once', () => {
  expect(withReason(' ', 'The price')).toBe('The price')
  expect(withReason('We moved.\n', 'The price')).toBe('We moved.\nThe price')
  expect(withReason('We moved.\nThe price', 'The price')).toBe('We moved.\nThe price')
  expect(withReason('The price is high', 'The price')).toBe('The price is high\nThe price')
})
