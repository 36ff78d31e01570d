import { expect, test } from 'vitest'
import { WEEKDAYS } from '../support/opening-hours.ts'
import { type DeskSettings, type EntryTimes, halfOfPromise, isSleeping, promiseAfterChange, promiseFor, urgencyOf } from './promise.ts'

const SETTINGS: DeskSettings = {
  promiseHours: 8,
  callAgainHours: 2,
  calendar: { timeZone: 'Africa/Cairo', hours: [{ days: WEEKDAYS, from: '09:00', to: '18:00' }], spans: [], holidays: [] },
}
const at = (clock: string) => new Date(`2026-01-12T${clock}:00Z`)
const ARRIVED = at('07:08')

test('the promise is a time that people say, and its last quarter is when it becomes due', () => {
  expect(promiseFor(ARRIVED, SETTINGS)).toEqual({ promised: at('15:00'), dueFrom: at('13:08') })
  expect(halfOfPromise(ARRIVED, SETTINGS)).toEqual(at('11:08'))
})

test('hours that begin at an odd minute give the exact time rather than one before work', () => {
  const calendar = { ...SETTINGS.calendar, hours: [{ days: WEEKDAYS, from: '09:10', to: '18:00' }] }
  const { promised } = promiseFor(at('08:02'), { ...SETTINGS, calendar })
  expect(promised.toISOString()).toBe('2026-01-13T07:12:00.000Z')
})

test('shorter hours make a promise later, longer ones leave it as it was told', () => {
  const given = promiseFor(ARRIVED, SETTINGS)
  const withHours = (to: string) => ({ ...SETTINGS, calendar: { ...SETTINGS.calendar, hours: [{ days: WEEKDAYS, from: '09:00', to }] } })
  expect(promiseAfterChange(given, ARRIVED, withHours('14:00')).promised.toISOString()).toBe('2026-01-13T10:00:00.000Z')
  expect(promiseAfterChange(given, ARRIVED, { ...SETTINGS, promiseHours: 2 })).toEqual(given)
})

const NEW: EntryTimes = { ...promiseFor(ARRIVED, SETTINGS), state: 'new', firstContact: null, nextStep: 'call', nextAt: at('15:00') }

test.each([
  ['calm at first', NEW, '13:07', 'calm'],
  ['due in the last quarter', NEW, '13:08', 'due'],
  ['late after the promised time', NEW, '15:01', 'late'],
  ['calm once somebody spoke with the customer', { ...NEW, firstContact: at('08:00'), nextAt: at('16:00') }, '15:01', 'calm'],
  ['due again at its next step', { ...NEW, firstContact: at('08:00'), nextAt: at('16:00') }, '16:00', 'due'],
  ['late an hour after it', { ...NEW, firstContact: at('08:00'), nextAt: at('16:00') }, '17:01', 'late'],
  ['calm while it sleeps, called or not', { ...NEW, nextStep: 'sleep', nextAt: at('20:00') }, '19:59', 'calm'],
  ['due when it wakes', { ...NEW, nextStep: 'sleep', nextAt: at('20:00') }, '20:00', 'due'],
  ['calm once it is closed', { ...NEW, state: 'lost', nextStep: null, nextAt: null }, '23:00', 'calm'],
] as const)('an entry is %s', (_, entry, now, urgency) => {
  expect(urgencyOf(entry, at(now))).toBe(urgency)
})

test('an entry sleeps until its date', () => {
  const entry = { nextStep: 'sleep', nextAt: at('20:00') } as const
  expect([isSleeping(entry, at('19:59')), isSleeping(entry, at('20:00'))]).toEqual([true, false])
  expect(isSleeping({ ...entry, nextStep: 'call' }, at('19:59'))).toBe(false)
})
