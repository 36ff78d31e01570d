import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OwnUser } from '#contract/accounts.ts'
import { SESSION_LETTERS } from '#domain/accounts/accounts.ts'
import { FakeBrowser } from '#tests/support/web/fake-browser.ts'
import {
  endSession,
  knownUser,
  lastSessionEnd,
  rememberUser,
  session,
  startSession,
  storedSession,
  storedToken,
  TOKEN_KEY,
} from './session.ts'
import { REQUEST_DELIVERY_KEY, store } from './stored-text.ts'

const mona = { email: 'mona@shop.example' } as OwnUser
const fetched = vi.fn(() => Promise.resolve(new Response()))
const told = vi.fn()
let browser: FakeBrowser
let unsubscribe: () => void

beforeEach(() => {
  browser = new FakeBrowser()
  vi.stubGlobal('fetch', fetched)
  unsubscribe = session.subscribe(told)
})
afterEach(() => {
  endSession('replaced')
  unsubscribe()
  browser.leave()
  vi.clearAllMocks()
})

test('a session that starts is stored as the header it is sent in, and everybody is told', () => {
  startSession('Bearer 1', mona)
  expect([storedToken(), browser.stored('token'), knownUser()]).toEqual(['Bearer 1', 'Bearer 1', mona])
  expect(told).toHaveBeenCalledOnce()
})

test('signing out leaves nothing behind and does not wait for the server, which is told which session ends', () => {
  fetched.mockReturnValueOnce(Promise.reject(new Error('no network')))
  startSession('Bearer 1', mona)
  store(REQUEST_DELIVERY_KEY, 'Nile Hotels')
  endSession('signed-out')
  expect(browser.stored(REQUEST_DELIVERY_KEY)).toBeNull()
  expect([storedToken(), browser.stored('token'), knownUser(), lastSessionEnd()]).toEqual([null, null, null, 'signed-out'])
  expect(fetched).toHaveBeenCalledWith('/api/auth/logout', { method: 'POST', headers: { authorization: 'Bearer 1' }, keepalive: true })
})

test('deleting the account leaves nothing of the person in the browser', () => {
  startSession('Bearer 1', mona)
  store(REQUEST_DELIVERY_KEY, 'Nile Hotels')
  endSession('deleted')
  expect([browser.stored(REQUEST_DELIVERY_KEY), storedToken(), lastSessionEnd()]).toEqual([null, null, 'deleted'])
  expect(fetched).not.toHaveBeenCalled()
})

test.each(['expired', 'replaced'] as const)('a session that is %s ends here only: the server is not asked to end it', (end) => {
  startSession('Bearer 1', mona)
  endSession(end)
  expect(fetched).not.toHaveBeenCalled()
  expect(lastSessionEnd()).toBe(end)
})

test('a renewed token is the same session: this tab and the others go on, with nobody told', () => {
  const [first, second, third] = ['1', '2', '3'].map((end) => `${'Bearer '.padEnd(SESSION_LETTERS, 'a')}${end}`) as [string, string, string]
  startSession(first, mona)
  const name = storedSession()
  told.mockClear()
  store(TOKEN_KEY, second)
  browser.writeElsewhere('token', third)
  expect([storedToken(), storedSession(), knownUser()]).toEqual([third, name, mona])
  expect(told).not.toHaveBeenCalled()
})

test('another tab that signs in or out changes this one, which no longer knows who it is', () => {
  startSession('Bearer 1', mona)
  told.mockClear()
  browser.writeElsewhere('token', 'Bearer 2')
  expect([storedToken(), knownUser()]).toEqual(['Bearer 2', null])
  rememberUser(mona)
  browser.writeElsewhere(null, null)
  expect([storedToken(), knownUser(), lastSessionEnd()]).toEqual([null, null, 'elsewhere'])
  expect(told).toHaveBeenCalledTimes(3)
})

test('a change of another tab to something else changes nothing', () => {
  startSession('Bearer 1', mona)
  told.mockClear()
  browser.writeElsewhere('cart_items', '[]')
  expect(knownUser()).toBe(mona)
  expect(told).not.toHaveBeenCalled()
})

test('a page that Back brings as it was left asks again who is signed in', () => {
  startSession('Bearer 1', mona)
  told.mockClear()
  browser.comeBack()
  expect(knownUser()).toBeNull()
  expect(told).toHaveBeenCalledOnce()
})

test('the session lives as long as the page if the browser refuses storage', () => {
  browser.refuseStorage()
  startSession('Bearer 1', mona)
  expect(storedToken()).toBe('Bearer 1')
  endSession('expired')
  expect(storedToken()).toBeNull()
})

test('a subscriber that has unsubscribed is called for no change, of this tab or another', () => {
  unsubscribe()
  startSession('Bearer 1', mona)
  browser.writeElsewhere('token', null)
  expect(told).not.toHaveBeenCalled()
})
