import { type BagItem, type BagProduct, bagItem, bagTotal, withoutPrices, withoutProduct, withProduct } from '#domain/orders/bag.ts'
import { readStored, store } from '../../platform/calls/stored-text.ts'
import { createStore, listenToStorage, useStore } from '../../state/store.ts'
import { readBagItems, storedText } from './bag-items.ts'

const ITEMS_KEY = 'cart_items'
const TOTAL_KEY = 'cart_total'
const CART_ID_KEY = 'cart_id'
export const CART_KEY_KEY = 'cart_key'
const KEYS: readonly (string | null)[] = [ITEMS_KEY, TOTAL_KEY, CART_ID_KEY, null]

const EMPTY: readonly BagItem[] = []
/** The items of the text that was read last, so that an unchanged text gives the same array. */
let read: { readonly text: string | null; readonly items: readonly BagItem[] } = { text: null, items: EMPTY }

/** The bag is held by the browser's localStorage, under the keys above, and is told to the other tabs by it. */
export const bag = createStore(EMPTY, () =>
  listenToStorage((key) => {
    if (KEYS.includes(key)) bag.set(bagItems())
  }),
)

export function bagItems(): readonly BagItem[] {
  const text = readStored(ITEMS_KEY)
  if (text !== read.text) read = { text, items: readBagItems(text) }
  return read.items
}

/** The bag of this browser; empty on the server's page, which is the same for everybody. */
export function useBag(): readonly BagItem[] {
  return useStore(bag, bagItems, EMPTY)
}

export function putInBag(product: BagProduct, quantity: number): void {
  setItems(withProduct(bagItems(), product, quantity))
}

export function takeFromBag(productId: string): void {
  setItems(withoutProduct(bagItems(), productId))
}

/** Restores an earlier bag, or reduces it to the lines that are still open. */
export function restoreBag(items: readonly BagItem[]): void {
  setItems(items)
}

/** Updates prices and stock of the bag's products; a null stays as it is and is marked on screen. */
export function refreshBag(products: ReadonlyMap<string, BagProduct | null>): void {
  const items = bagItems().map((item) => {
    const now = products.get(item._id)
    return now === undefined || now === null ? item : bagItem(now, item.quantity)
  })
  storeFacts(items)
}

/** Removes the prices, which only signed-in people may see; the rest of the bag stays. */
export function forgetPrices(): void {
  storeFacts(withoutPrices(bagItems()))
}

/** The id of the cart on the server, until its items or its owner change or it could not be ordered. */
export function storedCartId(): string | null {
  return readStored(CART_ID_KEY)
}

export function keepCartId(cartId: string | null): void {
  store(CART_ID_KEY, cartId)
}

/** Forgets a cart that was stored for another bag or by another person, so that it is not confirmed. */
export function forgetCart(): void {
  store(CART_ID_KEY, null)
  store(CART_KEY_KEY, null)
}

function setItems(items: readonly BagItem[]): void {
  if (!write(items)) return
  forgetCart()
  bag.set(bagItems())
}

/** Stores the same lines with other prices: the key stays, and the cart is sent to the server again. */
function storeFacts(items: readonly BagItem[]): void {
  if (!write(items)) return
  store(CART_ID_KEY, null)
  bag.set(bagItems())
}

function write(items: readonly BagItem[]): boolean {
  const text = items.length === 0 ? null : storedText(items)
  if (text === readStored(ITEMS_KEY)) return false
  const total = text === null ? null : bagTotal(items)
  store(ITEMS_KEY, text)
  store(TOTAL_KEY, total === null ? null : String(total))
  return true
}
