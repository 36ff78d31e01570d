import { readStored, store } from '../platform/calls/stored-text.ts'
import { CART_KEY_KEY, forgetCart, storedCartId } from './bag.ts'

/** The key of this browser's bag, shared by its tabs: confirmed several times or in several tabs, it makes one order. */
export function cartKey(): string {
  const known = storedCartKey()
  if (known !== null) return known
  const made = newCartKey(Date.now(), crypto.getRandomValues(new Uint8Array(10)))
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

/** A UUIDv7: the time in its first 48 bits, random bits in the others. */
export function newCartKey(time: number, chance: Uint8Array): string {
  const hex = time.toString(16).padStart(12, '0') + [...chance].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const variant = (8 + (Number.parseInt(hex.charAt(16), 16) & 3)).toString(16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`
}
