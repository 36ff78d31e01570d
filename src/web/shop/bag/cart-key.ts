import { newId } from '../../platform/calls/new-id.ts'
import { readStored, store } from '../../platform/calls/stored-text.ts'
import { CART_KEY_KEY, forgetCart, storedCartId } from './bag.ts'

/** The key of this browser's bag, shared by its tabs: confirmed several times or in several tabs, it makes one order. */
export function cartKey(): string {
  const known = storedCartKey()
  if (known !== null) return known
  const made = newId()
  store(CART_KEY_KEY, made)
  return made
}

export function storedCartKey(): string | null {
  return readStored(CART_KEY_KEY)
}

/** An ordered cart leaves neither id nor key, also where this tab stored its id after another had emptied the bag. */
export function forgetOrderedCart(cartId: string, key: string): void {
  if (storedCartId() === cartId || storedCartKey() === key) forgetCart()
}
