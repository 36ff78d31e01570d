import { afterEach, beforeEach, expect, test } from 'vitest'
import { FakeBrowser } from '#tests/support/web/fake-browser.ts'
import { CART_KEY_KEY, keepCartId, storedCartId } from './bag.ts'
import { forgetOrderedCart, newCartKey, storedCartKey } from './cart-key.ts'

let browser: FakeBrowser

beforeEach(() => {
  browser = new FakeBrowser()
})
afterEach(() => browser.leave())

test('a cart that was ordered leaves no id behind, although another tab emptied the bag before it was stored', () => {
  keepCartId('ordered')
  forgetOrderedCart('ordered', 'key')
  expect(storedCartId()).toBeNull()
})

test('the key of what was put into the bag meanwhile stays', () => {
  browser.put(CART_KEY_KEY, 'newer')
  forgetOrderedCart('ordered', 'key')
  expect(storedCartKey()).toBe('newer')
})

test('the key of a bag is a UUIDv7 that begins with its time', () => {
  const time = Date.UTC(2026, 10, 22)
  for (const byte of [0, 0x5a, 0xff]) {
    const key = newCartKey(time, new Uint8Array(10).fill(byte))
    expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(Number.parseInt(key.replaceAll('-', '').slice(0, 12), 16)).toBe(time)
  }
})
