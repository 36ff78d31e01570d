import { expect, test } from 'vitest'
import { PROVIDERS } from './accounts/accounts.ts'
import { AREAS, type Area } from './accounts/areas.ts'
import { ROLES } from './accounts/roles.ts'
import { isSwitchedOff } from './back-office.ts'
import { laterMenuOf, MENUS, maySee, mayStay, menuOf, OWN_DATA_PATH, SECTIONS, type Section, sectionOf } from './dashboard.ts'

const SECTION_NAMES = Object.keys(SECTIONS) as Section[]

test('each role has the menu of the specification, in its order', () => {
  const admins = 'account security address products categories brand users merchants orders reviews wishlist support'
  expect(MENUS['ROLE ADMIN'].join(' ')).toBe(admins)
  expect(MENUS['ROLE MERCHANT'].join(' ')).toBe('account security address brand products orders wishlist support')
  expect(MENUS['ROLE MEMBER'].join(' ')).toBe('account security address orders wishlist support')
})

test('only people who sign in with a password have its section, whatever their role', () => {
  for (const role of ROLES) {
    expect(PROVIDERS.filter((provider) => maySee('security', { role, provider, areas: AREAS }))).toEqual(['Email'])
    expect(menuOf({ role, provider: 'Google', areas: AREAS })).not.toContain('security')
  }
})

test('a menu only leads to pages of its role', () => {
  for (const role of ROLES) {
    for (const provider of PROVIDERS) {
      const owner = { role, provider, areas: AREAS }
      for (const section of [...menuOf(owner), ...laterMenuOf(owner)]) {
        expect(maySee(section, owner)).toBe(true)
      }
    }
  }
})

test('the archive is apart from the specified menu, and only for admins', () => {
  expect(ROLES.filter((role) => laterMenuOf({ role, provider: 'Email', areas: AREAS }).includes('archive'))).toEqual(['ROLE ADMIN'])
  expect(sectionOf('/dashboard/orders/archive/7')).toBe('archive')
})

test('offers are apart from the specified menu, and only for admins', () => {
  expect(ROLES.filter((role) => laterMenuOf({ role, provider: 'Email', areas: AREAS }).includes('offers'))).toEqual(['ROLE ADMIN'])
  expect(sectionOf('/dashboard/offers/7')).toBe('offers')
  expect(ROLES.filter((role) => laterMenuOf({ role, provider: 'Email', areas: AREAS }).includes('desk'))).toEqual(['ROLE ADMIN'])
})

test('customers and figures are apart from the specified menu, figures for merchants too', () => {
  expect(ROLES.filter((role) => laterMenuOf({ role, provider: 'Email', areas: AREAS }).includes('customers'))).toEqual(['ROLE ADMIN'])
  expect(sectionOf('/dashboard/customers/7')).toBe('customers')
  expect(ROLES.filter((role) => laterMenuOf({ role, provider: 'Email', areas: AREAS }).includes('figures'))).toEqual([
    'ROLE ADMIN',
    'ROLE MERCHANT',
  ])
})

test('staff see the sections of their areas, and their own', () => {
  const own = ['account', 'security', 'address', 'orders', 'wishlist']
  const of = (...areas: Area[]) => {
    const owner = { role: 'ROLE ADMIN', provider: 'Email', areas } as const
    return [...menuOf(owner), ...laterMenuOf(owner)].filter((section) => !own.includes(section)).join(' ')
  }
  expect(of()).toBe('')
  expect(of('sales')).toBe('desk customers offers figures archive')
  expect(of('approve')).toBe('offers')
  expect(of('support')).toBe('support')
  expect(of('catalogue')).toBe('products categories brand merchants reviews sheets')
  expect(of('people')).toBe('users merchants staff')
  expect(of('settings')).toBe('settings status')
})

test('areas count for nothing without the role', () => {
  for (const role of ['ROLE MERCHANT', 'ROLE MEMBER'] as const) {
    expect(maySee('users', { role, provider: 'Email', areas: AREAS })).toBe(false)
  }
})

test('staff who lose an area leave its pages, and customers’ requests with sales', () => {
  const stays = (path: string, ...areas: readonly Area[]) => mayStay(path, { role: 'ROLE ADMIN', provider: 'Email', areas })
  expect(stays('/dashboard/product/edit/7', 'catalogue')).toBe(true)
  expect(stays('/dashboard/product/edit/7', 'sales')).toBe(false)
  for (const path of ['/dashboard/orders/customers', '/order/7']) {
    expect(stays(path, 'sales')).toBe(true)
    expect(stays(path, 'catalogue')).toBe(false)
    expect(mayStay(path, { role: 'ROLE MEMBER', provider: 'Email', areas: [] })).toBe(true)
  }
  for (const path of ['/dashboard', '/dashboard/orders', '/shop']) expect(stays(path)).toBe(true)
})

test('questions of availability are apart from the specified menu, and only for merchants', () => {
  expect(ROLES.filter((role) => laterMenuOf({ role, provider: 'Email', areas: AREAS }).includes('availability'))).toEqual(['ROLE MERCHANT'])
  expect(sectionOf('/dashboard/availability')).toBe('availability')
})

test.each(['users', 'categories', 'merchants', 'reviews'] as const)('only admins see the %s', (section) => {
  expect(ROLES.filter((role) => maySee(section, { role, provider: 'Email', areas: AREAS }))).toEqual(['ROLE ADMIN'])
})

test('a path belongs to its own section or the one above it', () => {
  for (const section of SECTION_NAMES) expect(sectionOf(SECTIONS[section])).toBe(section)
  expect(sectionOf('/dashboard/address/edit/7')).toBe('address')
  expect(sectionOf('/order/7')).toBe('orders')
  expect(sectionOf(OWN_DATA_PATH)).toBe('account')
  expect(sectionOf('/dashboard/addresses')).toBeNull()
  expect(sectionOf('/dashboard/nothing')).toBeNull()
  expect(sectionOf('/shop')).toBeNull()
})

test('only a merchant whose record is off is switched off', () => {
  expect(isSwitchedOff({ role: 'ROLE MERCHANT', merchant: { isActive: false } })).toBe(true)
  expect(isSwitchedOff({ role: 'ROLE MERCHANT', merchant: { isActive: true } })).toBe(false)
  expect(isSwitchedOff({ role: 'ROLE MERCHANT', merchant: null })).toBe(false)
  expect(isSwitchedOff({ role: 'ROLE MEMBER', merchant: { isActive: false } })).toBe(false)
})
