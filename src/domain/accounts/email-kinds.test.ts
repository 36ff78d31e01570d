import { expect, test } from 'vitest'
import { emailKindsOf } from './email-kinds.ts'

test('members choose among what is written to everybody, staff of the desk among the emails of their work as well', () => {
  const member = { role: 'ROLE MEMBER', areas: [], isEmailProven: true } as const
  expect(emailKindsOf(member)).toEqual(['news', 'reviews', 'offer-reminders'])
  expect(emailKindsOf({ ...member, role: 'ROLE ADMIN', areas: ['catalogue'] })).toEqual(emailKindsOf(member))
  expect(emailKindsOf({ ...member, role: 'ROLE ADMIN', areas: ['sales'] })).toContain('desk-morning')
})

test('nobody decides for an address that is not proven', () => {
  expect(emailKindsOf({ role: 'ROLE MEMBER', areas: [], isEmailProven: false })).toEqual(['reviews'])
})
