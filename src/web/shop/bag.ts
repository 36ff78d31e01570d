import { useSyncExternalStore } from 'react'
import { type BagItem, type BagProduct, bagItem, bagTotal, withoutPrices, withoutProduct, withProduct } from '#domain/bag.ts'
import { readStored, store } from '../platform/calls/stored-text.ts'
import { readBagItems } from './bag-items.ts'

const ITEMS_KEY = 'cart_items'
const TOTAL_KEY = 'cart_total'
const CART_ID_KEY = 'cart_id'
export const CART_KEY_KEY = 'cart_key'
const KEYS: readonly (string | null)[] = [ITEMS_KEY, TOTAL_KEY, CART_ID_KEY, null]

const EMPTY: readonly BagItem[] = []
const subscribers = new Set<() => void>()
/** The items of the text that was read last, so that nobody is told of a change where there was none. */
let read: { readonly text: string | null; readonly items: readonly BagItem[] } = { text: null, items: EMPTY }

export function bagItems(): readonly BagItem[] {
  const text = readStored(ITEMS_KEY)
  if (text !== read.text) read = { text, items: readBagItems(text) }
  return read.items
}

/** What is in the bag of this browser; nothing on the server's page, which is everybody's. */
export function useBag(): readonly BagItem[] {
  return useSyncExternalStore(subscribeToBag, bagItems, () => EMPTY)
}

export function putInBag(product: BagProduct, quantity: number): void {
  keep(withProduct(bagItems(), product, quantity))
}

export function takeFromBag(productId: string): void {
  keep(withoutProduct(bagItems(), productId))
}

/** Puts a bag back as it was, or leaves of it what is still to be asked for. */
export function restoreBag(items: readonly BagItem[]): void {
  keep(items)
}

/** What products cost and how many there are now; null stays as it is and is pointed out on screen. */
export function refreshBag(products: ReadonlyMap<string, BagProduct | null>): void {
  const items = bagItems().map((item) => {
    const now = products.get(item._id)
    return now === undefined || now === null ? item : bagItem(now, item.quantity)
  })
  storeFacts(items)
}

/** Prices are for whoever is signed in; the rest of the bag stays. */
export function forgetPrices(): void {
  storeFacts(withoutPrices(bagItems()))
}

/** The stored bag on the server, until its items or its owner change or it could not be ordered. */
export function storedCartId(): string | null {
  return readStored(CART_ID_KEY)
}

export function keepCartId(cartId: string | null): void {
  store(CART_ID_KEY, cartId)
}

/** What was stored of another bag, or by another person, is not confirmed. */
export function forgetCart(): void {
  store(CART_ID_KEY, null)
  store(CART_KEY_KEY, null)
}

function keep(items: readonly BagItem[]): void {
  if (!write(items)) return
  forgetCart()
  tell()
}

/** The same lines with other prices: their name stays, and what the server stored of them is sent anew. */
function storeFacts(items: readonly BagItem[]): void {
  if (!write(items)) return
  store(CART_ID_KEY, null)
  tell()
}

function write(items: readonly BagItem[]): boolean {
  const text = items.length === 0 ? null : JSON.stringify(items)
  if (text === readStored(ITEMS_KEY)) return false
  const total = text === null ? null : bagTotal(items)
  store(ITEMS_KEY, text)
  store(TOTAL_KEY, total === null ? null : String(total))
  return true
}

function subscribeToBag(onChange: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (KEYS.includes(key)) onChange()
  }
  subscribers.add(onChange)
  window.addEventListener('storage', onStorage)
  // A page that Back brings as it was left has heard of nothing since.
  window.addEventListener('pageshow', onChange)
  return () => {
    subscribers.delete(onChange)
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('pageshow', onChange)
  }
}

function tell(): void {
  for (const onChange of subscribers) onChange()
}
