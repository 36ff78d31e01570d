import { expect, test } from 'vitest'
import { PROVIDERS } from '#domain/accounts/accounts.ts'
import { ROLES } from '#domain/accounts/roles.ts'
import { MERCHANT_STATUSES } from '#domain/merchants.ts'
import { BRANDS } from './brands.ts'
import { DEMO_MERCHANTS, DEMO_PEOPLE, DEMO_SIGN_INS } from './people.ts'

const every = <T>(values: readonly T[]) => [...new Set(values)].sort()

test('there are people of every role, sign-in method and language, each with an email address of their own', () => {
  expect(DEMO_PEOPLE.length).toBeGreaterThanOrEqual(45)
  expect(every(DEMO_PEOPLE.map(({ role }) => role))).toEqual([...ROLES].sort())
  expect(every(DEMO_PEOPLE.map(({ provider }) => provider))).toEqual([...PROVIDERS].sort())
  expect(every(DEMO_PEOPLE.map(({ language }) => language))).toEqual(['ar', 'en'])
  expect(every(DEMO_PEOPLE.map(({ email }) => email))).toHaveLength(DEMO_PEOPLE.length)
  expect(DEMO_SIGN_INS.filter(({ firstName }) => firstName === '')).toHaveLength(1)
  for (const { email } of [...DEMO_PEOPLE, ...DEMO_MERCHANTS]) expect(email ?? 'x.example').toMatch(/\.example$/)
})

test('there are merchants in every status, some without an email address', () => {
  expect(DEMO_MERCHANTS.length).toBeGreaterThanOrEqual(25)
  expect(every(DEMO_MERCHANTS.map(({ status }) => status))).toEqual([...MERCHANT_STATUSES].sort())
  expect(DEMO_MERCHANTS.filter(({ email }) => email === null).length).toBeGreaterThan(0)
  expect(DEMO_MERCHANTS.filter(({ status, isActive }) => status === 'Approved' && !isActive)).toHaveLength(1)
})

test('each approved merchant has a brand that is active while the merchant is, and merchants with an account are approved', () => {
  const managed = DEMO_MERCHANTS.flatMap(({ brand }) => brand ?? [])
  expect(every(managed)).toHaveLength(managed.length)
  for (const { key, status, isActive, brand } of DEMO_MERCHANTS) {
    expect(brand !== null, key).toBe(status === 'Approved')
    if (brand !== null) expect(BRANDS.find((each) => each.key === brand)?.isActive, key).toBe(isActive)
  }
  for (const { email, role, merchant } of DEMO_PEOPLE) {
    expect(merchant !== null, email).toBe(role === 'ROLE MERCHANT')
    if (merchant !== null) expect(DEMO_MERCHANTS.find(({ key }) => key === merchant)).toMatchObject({ status: 'Approved', email })
  }
})
