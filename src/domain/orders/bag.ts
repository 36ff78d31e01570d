import { stepLimit } from '../catalogue/quantity.ts'
import { totalOfDecimals } from '../money/money.ts'

/** A line of the bag. Prices are present only for viewers who may see them. */
export interface BagItem {
  readonly _id: string
  readonly slug: string
  readonly name: string
  readonly nameAr: string
  readonly imageUrl: string | null
  readonly quantity: number
  readonly isNew: boolean
  readonly price?: number
  readonly totalPrice?: number
  readonly sku: string
  readonly stock: number
}

export type BagProduct = Omit<BagItem, 'quantity' | 'totalPrice'>

export function bagItem(product: BagProduct, quantity: number): BagItem {
  const { price, ...facts } = product
  return price === undefined ? { ...facts, quantity } : { ...facts, price, quantity, totalPrice: totalOfDecimals([{ price, quantity }]) }
}

export function isInBag(items: readonly BagItem[], productId: string): boolean {
  return items.some(({ _id }) => _id === productId)
}

/** The bag has one line per product; adding it again changes the quantity. */
export function withProduct(items: readonly BagItem[], product: BagProduct, quantity: number): BagItem[] {
  const item = bagItem(product, quantity)
  return isInBag(items, product._id) ? items.map((other) => (other._id === product._id ? item : other)) : [...items, item]
}

export function withoutProduct(items: readonly BagItem[], productId: string): BagItem[] {
  return items.filter(({ _id }) => _id !== productId)
}

/** Null when a price is missing, since a partial total would mislead, and for an empty bag: not everybody may see even a zero. */
export function bagTotal(items: readonly BagItem[]): number | null {
  const priced = items.filter(hasPrice)
  return priced.length === 0 || priced.length < items.length ? null : totalOfDecimals(priced)
}

function hasPrice(item: BagItem): item is BagItem & { readonly price: number } {
  return item.price !== undefined
}

export function withoutPrices(items: readonly BagItem[]): BagItem[] {
  return items.map(({ price: _price, totalPrice: _total, ...facts }) => facts)
}

/** Changes of a line since it was put in. */
export type BagChange =
  | { readonly kind: 'gone' }
  | { readonly kind: 'over-limit'; readonly limit: number }
  | { readonly kind: 'price'; readonly before: number; readonly now: number }

/** `product` is its current state, null when it is not on show any more. */
export function bagChange(item: BagItem, product: BagProduct | null): BagChange | null {
  if (product === null) return { kind: 'gone' }
  const limit = stepLimit(product.stock)
  if (item.quantity > limit) return { kind: 'over-limit', limit }
  if (item.price !== undefined && product.price !== undefined && item.price !== product.price) {
    return { kind: 'price', before: item.price, now: product.price }
  }
  return null
}
