import { type Amount, amountFromDecimal, amountOf } from '../money/money.ts'
import { PRODUCT_PRICE_MAX, PRODUCT_PRICE_MIN } from './products.ts'

/** The most products of one change. */
export const MANY_PRODUCTS_MAX = 20_000
/** A change of many products can be undone for so long. */
export const UNDO_MINUTES = 10
/** New prices are rounded to a multiple of this many pounds; 0 keeps the piastres. */
export const ROUNDINGS = [0, 1, 5, 10, 50, 100] as const
export type Rounding = (typeof ROUNDINGS)[number]
export const PERCENT_MIN = -90
export const PERCENT_MAX = 1000

/** One change of many products. */
export type ManyChange =
  | { readonly kind: 'price'; readonly percent: number; readonly rounding: Rounding }
  | { readonly kind: 'price-confirm' }
  | { readonly kind: 'stock'; readonly quantity: number }
  | { readonly kind: 'category-add' | 'category-remove'; readonly category: string }
  | { readonly kind: 'brand'; readonly brand: string }
  | { readonly kind: 'active'; readonly isActive: boolean }
  | { readonly kind: 'condition'; readonly isNew: boolean }
  | { readonly kind: 'delete' }

export const MANY_KINDS = [
  'price',
  'price-confirm',
  'stock',
  'active',
  'condition',
  'category-add',
  'category-remove',
  'brand',
  'delete',
] as const
export type ManyKind = (typeof MANY_KINDS)[number]
/** Merchants change neither categories nor brands. */
export const MERCHANT_KINDS: ReadonlySet<ManyKind> = new Set(['price', 'price-confirm', 'stock', 'active', 'condition', 'delete'])

const PERCENT_PARTS = 10_000

/** Rounds half up, first to the piastre and then to the multiple; null where the result is no price that a product may have. */
export function priceAfter(price: Amount, percent: number, rounding: Rounding): Amount | null {
  const step = rounding === 0 ? 1 : amountFromDecimal(rounding)
  const exact = Math.round((price * (PERCENT_PARTS + Math.round(percent * 100))) / PERCENT_PARTS)
  const rounded = Math.round(exact / step) * step
  return rounded < amountFromDecimal(PRODUCT_PRICE_MIN) || rounded > amountFromDecimal(PRODUCT_PRICE_MAX) ? null : amountOf(rounded)
}
