import { expect, test } from 'vitest'
import { measured } from '#domain/text/bytes.ts'
import { jobGroup, knownReason } from './job-group.ts'

test.each([
  { bytes: 700, said: { value: 0.7, unit: 'kB' } },
  { bytes: 9_175_609, said: { value: 8.8, unit: 'MB' } },
  { bytes: 52 * 1024 ** 3, said: { value: 52, unit: 'GB' } },
])('$bytes bytes are said shortly', ({ bytes, said }) => {
  expect(measured(bytes)).toEqual(said)
})

test.each([
  { job: 'email-offer-reminder', group: 'offer' },
  { job: 'email-merchant-notice', group: 'staff' },
  { job: 'email-merchant-approved', group: 'merchant' },
  { job: 'sheet-pictures', group: 'pictures' },
  { job: 'desk-entries', group: 'other' },
])('$job is told as $group', ({ job, group }) => {
  expect(jobGroup(job)).toBe(group)
})

test.each([
  { reason: 'ESOCKET CONN', known: 'away' },
  { reason: 'EAUTH 535', known: 'sign-in' },
  { reason: '550 no such user', known: null },
])('$reason is told in words where there are some', ({ reason, known }) => {
  expect(knownReason(reason)).toBe(known)
})
