import { expect, test } from 'vitest'
import { afterTokenChange, pathAfterSession } from './session-changes.ts'

test.each([
  {
    when: 'a visitor stays a visitor',
    change: { before: null, token: null },
    effects: { forgetsCart: true, forgetsPrices: true, leaves: false, reloads: true },
  },
  {
    when: 'a visitor signs in',
    change: { before: null, token: '1' },
    effects: { forgetsCart: false, forgetsPrices: false, leaves: false, reloads: true },
  },
  {
    when: 'somebody else signs in',
    change: { before: '1', token: '2' },
    effects: { forgetsCart: true, forgetsPrices: false, leaves: false, reloads: true },
  },
  {
    when: 'a session ends',
    change: { before: '1', token: null },
    effects: { forgetsCart: true, forgetsPrices: true, leaves: true, reloads: true },
  },
])('when $when, the cart and the prices of another person go, and a page stays only where it is theirs', ({ change, effects }) => {
  expect(afterTokenChange({ ...change, isProtected: false })).toEqual(effects)
})

test('a page for members that was opened with the present token is not loaded twice', () => {
  expect(afterTokenChange({ before: null, token: '1', isProtected: true }).reloads).toBe(false)
  expect(afterTokenChange({ before: '1', token: '2', isProtected: true }).reloads).toBe(true)
})

const page = { isProtected: true, path: '/ar/dashboard/orders?page=2', language: 'ar' } as const

test('signing out leads to the sign-in page in the language of the page, from wherever it was pressed', () => {
  expect(pathAfterSession({ ...page, end: 'signed-out' })).toBe('/ar/login')
  expect(pathAfterSession({ ...page, path: '/shop', isProtected: false, language: 'en', end: 'signed-out' })).toBe('/login')
})

test('after the account is deleted nobody is asked to sign in: the home page follows', () => {
  expect(pathAfterSession({ ...page, end: 'deleted' })).toBe('/ar')
})

test('a page for members asks to sign in again and comes back to itself, and says where the session ended elsewhere', () => {
  const expired = pathAfterSession({ ...page, end: 'expired' })
  expect(expired).toBe(`/ar/login?next=${encodeURIComponent(page.path)}`)
  expect(pathAfterSession({ ...page, end: 'elsewhere' })).toBe(`${expired}&notice=signed-out-elsewhere`)
})

test('a page for everybody stays, and so does one that leads to a new sign-in by itself', () => {
  expect(pathAfterSession({ ...page, isProtected: false, end: 'expired' })).toBeNull()
  expect(pathAfterSession({ ...page, isProtected: false, end: 'elsewhere' })).toBeNull()
  expect(pathAfterSession({ ...page, end: 'replaced' })).toBeNull()
})
