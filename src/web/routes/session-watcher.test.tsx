// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { OwnUser } from '#contract/accounts.ts'
import { SESSION_LETTERS } from '#domain/accounts/accounts.ts'
import { LivePage } from '#tests/support/web/live-page.tsx'
import { endSession, knownUser, startSession, TOKEN_KEY } from '../platform/calls/session.ts'
import { PROTECTED } from '../platform/frame/protected-page.ts'
import { loadTexts } from '../platform/texts/texts.ts'
import { bagItems, CART_KEY_KEY, keepCartId, putInBag, storedCartId } from '../shop/bag/bag.ts'
import { SessionWatcher } from './session-watcher.tsx'

const oven = { _id: '1', slug: 'oven', name: 'Oven', nameAr: 'فرن', imageUrl: null, isNew: true, price: 10.5, sku: 'A', stock: 9 }
const mona = { email: 'mona@shop.example' } as OwnUser
const omar = { email: 'omar@shop.example' } as OwnUser
const tokenOf = (name: string) => `Bearer ${name}`.padEnd(SESSION_LETTERS, 'a')

const loader = vi.fn(() => null)
const fetched = vi.fn()
let page: LivePage

beforeAll(async () => {
  await loadTexts('en')
})
beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  fetched.mockImplementation(async () => ({ status: 200, json: async () => ({ user: omar }) }))
  startSession(tokenOf('mona'), mona)
  putInBag(oven, 2)
  keepCartId('cart')
  localStorage.setItem(CART_KEY_KEY, 'key')
})
afterEach(() => {
  page.leave()
  endSession('replaced')
  localStorage.clear()
  vi.unstubAllGlobals()
  vi.resetAllMocks()
})

/** A page for everybody is loaded anew for the person who is found there. */
async function open(path: string, handle = {}): Promise<void> {
  page = await LivePage.open(<SessionWatcher />, { path, loader, handle })
  if (handle !== PROTECTED) await expect.poll(() => loader.mock.calls).toHaveLength(1)
  loader.mockClear()
}

function writeElsewhere(token: string | null): void {
  const oldValue = localStorage.getItem(TOKEN_KEY)
  if (token === null) localStorage.removeItem(TOKEN_KEY)
  else localStorage.setItem(TOKEN_KEY, token)
  window.dispatchEvent(new StorageEvent('storage', { key: TOKEN_KEY, oldValue, newValue: token }))
}

const cart = () => [storedCartId(), localStorage.getItem(CART_KEY_KEY)]

test('signing out in another tab forgets the cart and its prices here too, and the lines stay', async () => {
  await open('/shop')
  expect([cart(), bagItems()[0]?.price]).toEqual([['cart', 'key'], 10.5])
  writeElsewhere(null)
  await expect.poll(cart).toEqual([null, null])
  expect(bagItems()).toMatchObject([{ _id: '1', quantity: 2 }])
  expect(bagItems()[0]).not.toHaveProperty('price')
  expect(localStorage.getItem('cart_total')).toBeNull()
  await expect.poll(() => loader.mock.calls).toHaveLength(1)
  expect(page.path).toBe('/shop')
})

test('signing out in another tab leaves a page of members, for one that says why and leads back', async () => {
  await open('/dashboard/orders?page=2', PROTECTED)
  writeElsewhere(null)
  await expect.poll(() => page.path).toBe(`/login?next=${encodeURIComponent('/dashboard/orders?page=2')}&notice=signed-out-elsewhere`)
  expect(cart()).toEqual([null, null])
})

test('somebody else who signs in in another tab does not confirm the cart of the person before, and is known here by name', async () => {
  await open('/shop')
  writeElsewhere(tokenOf('omar'))
  await expect.poll(cart).toEqual([null, null])
  await expect.poll(knownUser).toEqual(omar)
  await expect.poll(() => loader.mock.calls).toHaveLength(1)
  expect(bagItems()).toMatchObject([{ _id: '1', quantity: 2, price: 10.5 }])
})
