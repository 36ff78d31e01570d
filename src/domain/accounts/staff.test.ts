import { expect, test } from 'vitest'
import { refuseAreas, refuseEndingAccess, refuseInviting } from './staff.ts'

const ola = { id: 'ola', areas: ['people', 'sales'] } as const
const sherif = { id: 'sherif', areas: ['people'] } as const
const dina = { id: 'dina', areas: ['sales'] } as const

test('somebody always keeps the area of people', () => {
  expect(refuseAreas([ola, dina], { id: 'ola', areas: ['sales'] })).toBe('staff/last-of-people')
  expect(refuseAreas([ola, dina], { id: 'ola', areas: ['people'] })).toBeNull()
  expect(refuseAreas([ola, dina], { id: 'dina', areas: [] })).toBeNull()
  expect(refuseAreas([ola, sherif], { id: 'ola', areas: [] })).toBeNull()
})

test('nobody ends the own access, nor that of the last who keeps people', () => {
  expect(refuseEndingAccess([ola, sherif], 'ola', 'ola')).toBe('staff/own-access')
  expect(refuseEndingAccess([ola, sherif], 'sherif', 'ola')).toBeNull()
  expect(refuseEndingAccess([ola, dina], 'ola', 'dina')).toBe('staff/last-of-people')
})

test('members and strangers are invited, staff and merchants are not', () => {
  expect(refuseInviting(null)).toBeNull()
  expect(refuseInviting({ role: 'ROLE MEMBER' })).toBeNull()
  expect(refuseInviting({ role: 'ROLE ADMIN' })).toBe('staff/already')
  expect(refuseInviting({ role: 'ROLE MERCHANT' })).toBe('staff/email-of-merchant')
})
