/** The contract's codes of the sort orders. */
export const PRODUCT_ORDERS = { newest: 0, priceHighToLow: 1, priceLowToHigh: 2 } as const
export type ProductOrder = (typeof PRODUCT_ORDERS)[keyof typeof PRODUCT_ORDERS]

/** Sort orders of managed products. */
export const MANAGED_SORTS = [
  'newest',
  'oldest',
  'name-az',
  'name-za',
  'brand-az',
  'brand-za',
  'price-high',
  'price-low',
  'stock-high',
  'stock-low',
  'on-first',
  'off-first',
] as const
export type ManagedSort = (typeof MANAGED_SORTS)[number]
/** Low stock counts as in stock too. */
export const STOCK_STATES = ['in', 'low', 'out'] as const
export type StockState = (typeof STOCK_STATES)[number]
export const LOW_STOCK_MAX = 5
/** Facts that a product may still lack, for its managers to find it by. */
export const MISSING_FACTS = ['category', 'arabic', 'picture', 'fresh-price'] as const
export type Lack = (typeof MISSING_FACTS)[number]

export const SKU_MAX = 60
export const PRODUCT_NAME_MAX = 160
export const DESCRIPTION_MAX = 200
export const PRODUCT_PRICE_MIN = 1
export const PRODUCT_PRICE_MAX = 1_000_000_000
export const PRODUCT_QUANTITY_MAX = 1_000_000
export const DRIVE_IMAGES_MAX = 20
/** A product search needs this many characters. */
export const PRODUCT_SEARCH_MIN = 2

/** The average to one decimal, from stored figures; 0 without reviews. */
export function averageRating(ratingSum: number, reviewCount: number): number {
  return reviewCount === 0 ? 0 : Math.round((ratingSum * 10) / reviewCount) / 10
}

/** `sortOrder` is an older spelling of the sort: JSON text, ignored when it is not understood. */
export function orderFromSortOrder(sortOrder: unknown): ProductOrder | undefined {
  if (typeof sortOrder !== 'string') return undefined
  const [, key, direction] = /^\s*\{\s*"(_id|price)"\s*:\s*(-1|1)\s*\}\s*$/.exec(sortOrder) ?? []
  if (key === 'price') return direction === '1' ? PRODUCT_ORDERS.priceLowToHigh : PRODUCT_ORDERS.priceHighToLow
  return key === '_id' && direction === '-1' ? PRODUCT_ORDERS.newest : undefined
}
