import { expect, test } from 'vitest'
import { AREAS } from '#domain/accounts/areas.ts'
import { isPaletteKey, nextRow, withKey } from './palette-key.ts'
import { groupsOf, newCallerGroup, pageGroup, type RowTexts } from './palette-rows.ts'

const ADMIN = { role: 'ROLE ADMIN', areas: AREAS, provider: 'Email' } as const
const TEXTS: RowTexts = {
  byPhone: 'New request by phone',
  byPhoneFor: (name) => `New request by phone for ${name}`,
  allRequests: 'Requests of customers',
  cancelled: 'Cancelled',
  off: 'Not on show',
  serial: 'Serial number',
  section: (section) => section,
}
const NOTHING = {
  requests: [],
  offers: [],
  machines: [],
  customers: [],
  products: [],
  brands: [],
  categories: [],
  merchants: [],
  users: [],
}

test('Ctrl+K and ⌘K open it under every layout; K alone and the browser’s other keys do not', () => {
  const key = { code: 'KeyK', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }
  expect([isPaletteKey({ ...key, ctrlKey: true }), isPaletteKey({ ...key, metaKey: true })]).toEqual([true, true])
  for (const other of [
    key,
    { ...key, ctrlKey: true, shiftKey: true },
    { ...key, ctrlKey: true, altKey: true },
    { ...key, code: 'KeyJ', ctrlKey: true },
  ])
    expect(isPaletteKey(other)).toBe(false)
})

test('arrows go around the rows, Home and End to the ends', () => {
  expect([nextRow('ArrowDown', 2, 3), nextRow('ArrowUp', 0, 3), nextRow('Home', 2, 3), nextRow('End', 0, 3)]).toEqual([0, 2, 0, 2])
  expect([nextRow('ArrowDown', 0, 0), nextRow('a', 0, 3)]).toEqual([null, null])
})

test('a customer leads to the card and to a request by phone, a cancelled request to the archive', () => {
  const request = { _id: 'r', number: 10_432, name: 'Mona', company: '', phone: '0100', isArchived: true }
  const customer = { _id: 'c', name: 'Nile Hotels', company: 'Nile Hotels', phone: '0100', email: '0100' }
  const groups = groupsOf({ ...NOTHING, requests: [request], customers: [customer] }, TEXTS, 'en')
  expect(groups.map(({ group, rows }) => [group, rows.map(({ path, facts }) => [path, ...facts])])).toEqual([
    ['requests', [['/dashboard/orders/archive/r', 'Cancelled', 'Mona', '0100']]],
    ['customers', [['/dashboard/customers/c', '0100'], ['/dashboard/orders/new?customer=c']]],
  ])
})

test('letters typed before the field is there are its text', () => {
  const plain = { ctrlKey: false, metaKey: false, altKey: false }
  const keys = ['0', '1', '٠', 'Shift', 'x', 'Backspace', ' ', 'F5']
  expect(keys.reduce((text, key) => withKey(text, { ...plain, key }), '')).toBe('01٠ ')
  expect(withKey('0', { ...plain, ctrlKey: true, key: 'v' })).toBe('0')
})

test('the phone of an unknown caller begins a request, for those who sell', () => {
  const paths = (term: string, owner: typeof ADMIN | (Omit<typeof ADMIN, 'areas'> & { areas: ['catalogue'] }) = ADMIN) =>
    newCallerGroup(owner, term, TEXTS).flatMap(({ rows }) => rows.map(({ path }) => path))
  expect(paths('٠١٠٩٩٨٨٧٧٦٦')).toEqual([`/dashboard/orders/new?${new URLSearchParams({ phone: '٠١٠٩٩٨٨٧٧٦٦' })}`])
  expect(paths('Hassan')).toEqual([])
  expect(paths('01099887766', { ...ADMIN, areas: ['catalogue'] })).toEqual([])
})

test('pages are found by name and by path, and none by marks alone', () => {
  const paths = (term: string) => pageGroup(ADMIN, term, TEXTS).flatMap(({ rows }) => rows.map(({ path }) => path))
  expect(paths('phone')).toEqual(['/dashboard/orders/new'])
  expect(paths('archive')).toEqual(['/dashboard/orders/archive'])
  expect(paths('')).toContain('/dashboard/desk')
  expect(paths('%')).toEqual([])
})
