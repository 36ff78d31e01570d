import { expect, test } from 'vitest'
import { CLOSED_STATES, DECIDED_KINDS, ENTRY_KINDS, ENTRY_STATES, LOST_REASONS, OPEN_STATES, OUTCOMES, SALES_KINDS } from './entries.ts'
import { changeByEvent, choosableStates, closingStatesOf, ENTRY_EVENTS, isClosed, stateAfterContact } from './states.ts'

const after = (kind: (typeof ENTRY_KINDS)[number], state: (typeof ENTRY_STATES)[number], event: (typeof ENTRY_EVENTS)[number]) =>
  changeByEvent(kind, state, event)?.state ?? null

test('a request goes from offer to won', () => {
  expect(after('request', 'new', 'offer-sent')).toBe('offer-sent')
  expect(after('request', 'offer-sent', 'offer-accepted')).toBe('won')
  expect(after('request', 'won', 'delivered')).toBeNull()
  expect(after('request', 'won', 'acceptance-refused')).toBe('offer-sent')
  expect(after('request', 'talking', 'delivered')).toBe('won')
})

test('declined is not lost yet, cancelled is, and a new offer opens it again', () => {
  expect(changeByEvent('request', 'offer-sent', 'offer-declined')).toEqual({ state: 'talking', lost: null, proposesLoss: true })
  expect(changeByEvent('request', 'talking', 'cancelled-by-customer')).toEqual({ state: 'lost', lost: 'other', proposesLoss: false })
  // The reason that staff wrote stays.
  expect(changeByEvent('request', 'lost', 'cancelled-by-customer')).toBeNull()
  expect(after('request', 'lost', 'offer-sent')).toBe('offer-sent')
})

test('a withdrawn offer leaves its request open, and nothing where there is none', () => {
  expect(after('request', 'offer-sent', 'offer-withdrawn')).toBe('talking')
  expect(after('offer', 'offer-sent', 'offer-withdrawn')).toBe('lost')
})

test('messages, chats, contacts and applications are done when they are answered, and wait again when the customer writes', () => {
  for (const kind of ['acceptance', 'offer-message', 'contact', 'chat', 'application', 'approval'] as const) {
    expect(after(kind, 'new', 'answered')).toBe('done')
    expect(after(kind, 'done', 'answered')).toBeNull()
    expect(after(kind, 'done', 'customer-wrote')).toBe('new')
    expect(after(kind, 'new', 'offer-sent')).toBeNull()
    expect([changeByEvent(kind, 'talking', 'customer-wrote'), changeByEvent(kind, 'talking', 'customer-wrote', true)]).toMatchObject([
      null,
      { state: 'new' },
    ])
  }
})

test('a loss has a reason, and nothing else has', () => {
  for (const kind of ENTRY_KINDS) {
    for (const state of ENTRY_STATES) {
      for (const event of ENTRY_EVENTS) {
        const change = changeByEvent(kind, state, event)
        if (change === null) continue
        expect(change.lost !== null && LOST_REASONS.includes(change.lost)).toBe(change.state === 'lost')
        if (isClosed(change.state)) expect(kind === 'request' || kind === 'offer').toBe(change.state !== 'done')
      }
    }
  }
})

test('calls move what nobody spoke about yet, and leave an offer where it lies', () => {
  const states = (from: (typeof OPEN_STATES)[number]) => OUTCOMES.map((outcome) => stateAfterContact(from, outcome))
  expect(states('new')).toEqual(['talking', 'no-answer', 'talking', 'talking', 'no-answer'])
  expect(states('offer-sent')).toEqual(['offer-sent', 'offer-sent', 'offer-sent', 'talking', 'offer-sent'])
  expect(states('waiting')).toEqual(['talking', 'waiting', 'talking', 'talking', 'waiting'])
})

test('requests and offers end won or lost, the rest done, approvals by their decision alone', () => {
  for (const kind of SALES_KINDS) expect(closingStatesOf(kind)).toEqual(['won', 'lost'])
  expect(closingStatesOf('chat')).toEqual(['done'])
  for (const kind of DECIDED_KINDS) expect([closingStatesOf(kind), choosableStates(kind)]).toEqual([[], []])
  expect(choosableStates('request')).toEqual(['talking', 'waiting'])
  expect(CLOSED_STATES.every(isClosed) && !OPEN_STATES.some(isClosed)).toBe(true)
})
