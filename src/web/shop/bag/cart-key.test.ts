import { afterEach, beforeEach, expect, test } from 'vitest'
import { FakeBrowser } from '#tests/support/web/fake-browser.ts'
import { CART_KEY_KEY, keepCartId, storedCartId } from './bag.ts'
import { forgetOrderedCart, storedCartKey } from './cart-key.ts'

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
