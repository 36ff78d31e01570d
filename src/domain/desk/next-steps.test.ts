import fc from 'fast-check'
import { expect, test } from 'vitest'
import { endOfDay } from '../offers/validity.ts'
import { nextWorkingMoment } from './calendar.ts'
import { CONTACT_WAYS, ENTRY_KINDS, OPEN_STATES, OUTCOMES } from './entries.ts'
import {
  firstStep,
  type LoggedContact,
  proposalAfterContact,
  refuseStepTime,
  type StepFacts,
  stepInState,
  unansweredAfter,
} from './next-steps.ts'
import type { DeskSettings } from './promise.ts'

const REACHABLE = { hasPhone: true, hasEmail: true }
const SETTINGS: DeskSettings = {
  promiseHours: 8,
  callAgainHours: 2,
  calendar: {
    timeZone: 'Africa/Cairo',
    hours: [{ days: ['saturday', 'sunday', 'monday', 'tuesday', 'wednesday', 'thursday'], from: '09:00', to: '18:00' }],
    spans: [],
    holidays: [],
  },
}
/** A Monday, 11:00 in Cairo. */
const NOW = new Date('2026-01-12T09:00:00Z')
const REQUEST: StepFacts = { kind: 'request', state: 'talking', validUntil: null }
const CALL: LoggedContact = { hasPhone: true, way: 'call-out', outcome: 'reached', unanswered: 0, hasEmail: true }

function proposed(contact: Partial<LoggedContact>, facts: Partial<StepFacts> = {}, now = NOW): [string, string, string | null] {
  const { next, loss } = proposalAfterContact({ ...REQUEST, ...facts }, { ...CALL, ...contact }, now, SETTINGS)
  return [next.kind, next.at.toISOString(), loss]
}

test('nobody answered: two working hours later again, three times, then a message', () => {
  const inTwoHours = '2026-01-12T11:00:00.000Z'
  for (const unanswered of [1, 2, 3]) expect(proposed({ outcome: 'no-answer', unanswered })).toEqual(['call', inTwoHours, null])
  expect(proposed({ outcome: 'no-answer', unanswered: 4 })).toEqual(['whatsapp', inTwoHours, 'not-reached'])
  expect(proposed({ way: 'whatsapp', outcome: 'no-answer', unanswered: 4 })).toEqual(['call', '2026-01-13T09:00:00.000Z', null])
})

test('two hours at closing time are the next morning', () => {
  const evening = new Date('2026-01-15T14:00:00Z')
  expect(proposed({ outcome: 'no-answer', unanswered: 1 }, {}, evening)).toEqual(['call', '2026-01-17T07:00:00.000Z', null])
})

test('calls that nobody answered are counted until somebody does', () => {
  expect(unansweredAfter({ way: 'call-out', outcome: 'no-answer' }, 2)).toBe(3)
  expect(unansweredAfter({ way: 'whatsapp', outcome: 'no-answer' }, 2)).toBe(2)
  expect(unansweredAfter({ way: 'call-in', outcome: 'reached' }, 2)).toBe(0)
})

test.each([
  ['who was reached is sent an offer', {}, {}, ['send-offer', '2026-01-13T09:00:00.000Z', null]],
  ['who asked to be called later is called', { outcome: 'call-later' }, {}, ['call', '2026-01-13T09:00:00.000Z', null]],
  ['who refused is decided about', { outcome: 'refused' }, {}, ['decide', '2026-01-13T09:00:00.000Z', 'ask']],
  ['a wrong number is answered by email', { outcome: 'wrong-number' }, {}, ['answer', '2026-01-12T11:00:00.000Z', null]],
  ['without an email it was a test', { outcome: 'wrong-number', hasEmail: false }, {}, ['decide', '2026-01-12T11:00:00.000Z', 'test']],
  ['a question cannot be lost', { outcome: 'refused' }, { kind: 'contact' }, ['decide', '2026-01-13T09:00:00.000Z', null]],
  ['an application is decided', {}, { kind: 'application' }, ['decide', '2026-01-13T09:00:00.000Z', null]],
] as const)('%s', (_, contact, facts, step) => {
  expect(proposed(contact, facts)).toEqual(step)
})

test.each([
  // Two working days on; a working day before the end; halfway to it.
  ['2026-01-31', '2026-01-14T09:00:00.000Z'],
  ['9998-12-31', '2026-01-14T09:00:00.000Z'],
  ['2026-01-14', '2026-01-14T07:00:00.000Z'],
  ['2026-01-12', '2026-01-12T12:30:00.000Z'],
])('an offer that is valid until %s is asked after before that', (validUntil, at) => {
  const { kind, at: proposedAt } = stepInState({ ...REQUEST, state: 'offer-sent', validUntil }, NOW, SETTINGS)
  expect([kind, proposedAt.toISOString()]).toEqual(['follow-up', at])
})

test('everything that arrives begins with a step by the promised time', () => {
  const promised = new Date('2026-01-13T08:00:00Z')
  expect(ENTRY_KINDS.map((kind) => firstStep(kind, { promised }, REACHABLE).kind)).toEqual([
    'call',
    'send-offer',
    'call',
    'answer',
    'decide',
    'answer',
    'answer',
    'decide',
  ])
  expect(firstStep('request', { promised }, REACHABLE).at).toEqual(promised)
})

test('a customer without a phone is written to, where there is an email', () => {
  const promised = new Date('2026-01-13T08:00:00Z')
  const [unreachable, byEmail] = [
    { hasPhone: false, hasEmail: false },
    { hasPhone: false, hasEmail: true },
  ]
  expect([REACHABLE, byEmail, unreachable].map((ways) => firstStep('request', { promised }, ways).kind)).toEqual(['call', 'answer', 'call'])
  for (const outcome of ['no-answer', 'call-later'] as const) {
    const next = (ways: typeof byEmail) => proposalAfterContact(REQUEST, { ...CALL, outcome, ...ways }, NOW, SETTINGS).next.kind
    expect([next(REACHABLE), next(byEmail)], outcome).toEqual(['call', 'answer'])
  }
})

test('a step lies neither before today nor beyond a year', () => {
  const refused = (at: string) => refuseStepTime(new Date(at), NOW, SETTINGS)
  expect(refused('2026-01-11T21:59:00Z')).toBe('past')
  expect(refused('2026-01-11T22:00:00Z')).toBeNull()
  expect(refused('2027-01-12T09:00:00Z')).toBeNull()
  expect(refused('2028-01-12T09:00:00Z')).toBe('too-far')
})

test('whatever happened, a next step is proposed in working time, and one about an offer before its end', () => {
  const days = fc.integer({ min: -3, max: 40 }).map((inDays) => new Date(NOW.getTime() + inDays * 86_400_000).toISOString().slice(0, 10))
  const facts = fc.record({
    kind: fc.constantFrom(...ENTRY_KINDS),
    state: fc.constantFrom(...OPEN_STATES),
    validUntil: fc.option(days),
  })
  const contacts = fc.record({
    way: fc.constantFrom(...CONTACT_WAYS),
    outcome: fc.constantFrom(...OUTCOMES),
    unanswered: fc.integer({ min: 0, max: 9 }),
    hasPhone: fc.boolean(),
    hasEmail: fc.boolean(),
  })
  const nows = fc.integer({ min: 0, max: 14 * 1_440 }).map((minute) => new Date(NOW.getTime() + minute * 60_000))
  fc.assert(
    fc.property(facts, contacts, nows, (given, contact, now) => {
      for (const next of [proposalAfterContact(given, contact, now, SETTINGS).next, stepInState(given, now, SETTINGS)]) {
        expect(next.at.getTime()).toBeGreaterThan(now.getTime())
        expect(nextWorkingMoment(next.at, SETTINGS.calendar)).toEqual(next.at)
        if (next.kind !== 'follow-up' || given.validUntil === null) continue
        const end = endOfDay(given.validUntil)
        // The next working hour has to do if none is left before the end.
        if (nextWorkingMoment(now, SETTINGS.calendar) < end) expect(next.at.getTime()).toBeLessThan(end.getTime())
      }
    }),
    { numRuns: 300 },
  )
})
