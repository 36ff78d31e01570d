import { expect, test } from 'vitest'
import { AREAS } from './areas.ts'
import { areasNotToGive, refuseAreas, refuseEndingAccess, refuseInviting, refuseOwnLimit, refuseTaking } from './staff.ts'

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
  expect(refuseEndingAccess([ola, sherif], 'ola', ola)).toBe('staff/own-access')
  expect(refuseEndingAccess([ola, sherif], 'sherif', ola)).toBeNull()
  expect(refuseEndingAccess([ola, dina], 'dina', ola)).toBeNull()
  expect(refuseEndingAccess([ola, dina], 'ola', { ...dina, areas: ['settings'] })).toBe('staff/last-of-people')
})

test('a colleague gives only areas that they have, or any area that nobody with people has', () => {
  expect(areasNotToGive([ola, sherif, dina], sherif, ['sales', 'people', 'settings'])).toEqual(['sales'])
  expect(areasNotToGive([ola, sherif, dina], ola, AREAS)).toEqual([])
  expect(areasNotToGive([sherif, dina], sherif, AREAS)).toEqual([])
})

test('nobody takes anything from a colleague with people who has more', () => {
  expect(refuseTaking(sherif, ola)).toBe('staff/more-areas')
  expect(refuseEndingAccess([ola, sherif], 'ola', sherif)).toBe('staff/more-areas')
  for (const person of [dina, sherif]) expect(refuseTaking(sherif, person)).toBeNull()
  // Two who each have what the other has not may change each other: otherwise nobody could.
  expect(refuseTaking({ areas: ['people', 'settings'] }, ola)).toBeNull()
})

test('nobody sets the own discount limit where a colleague approves discounts', () => {
  const nour = { id: 'nour', areas: ['people', 'approve'] } as const
  expect(refuseOwnLimit([ola, nour], 'ola', ola)).toBe('staff/own-limit')
  expect(refuseOwnLimit([ola, nour], 'nour', ola)).toBeNull()
  expect(refuseOwnLimit([ola, nour], 'nour', nour)).toBeNull()
  expect(refuseOwnLimit([ola, sherif], 'ola', ola)).toBeNull()
})

test('members and strangers are invited, staff and merchants are not', () => {
  expect(refuseInviting(null)).toBeNull()
  expect(refuseInviting({ role: 'ROLE MEMBER' })).toBeNull()
  expect(refuseInviting({ role: 'ROLE ADMIN' })).toBe('staff/already')
  expect(refuseInviting({ role: 'ROLE MERCHANT' })).toBe('staff/email-of-merchant')
})
