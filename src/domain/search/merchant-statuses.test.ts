import { expect, test } from 'vitest'
import { statusesNamed } from './merchant-statuses.ts'

test('the beginning of a status word finds the status, in either language', () => {
  expect(statusesNamed('Approved')).toEqual(['Approved'])
  expect(statusesNamed(' WAIT')).toEqual(['Waiting Approval'])
  expect(statusesNamed('waiting approval')).toEqual(['Waiting Approval'])
  expect(statusesNamed('approv')).toEqual(['Waiting Approval', 'Approved'])
  expect(statusesNamed('مرفوض')).toEqual(['Rejected'])
  expect(statusesNamed('انتظار')).toEqual(['Waiting Approval'])
})

test('names and terms that are too short find no status', () => {
  for (const term of ['', 'ap', 'في', 'noor', 'ejected', 'approved oven']) expect(statusesNamed(term), term).toEqual([])
})
