/** Sort codes on the wire. */
export const PRODUCT_ORDERS = { newest: 0, priceHighToLow: 1, priceLowToHigh: 2 } as const
export type ProductOrder = (typeof PRODUCT_ORDERS)[keyof typeof PRODUCT_ORDERS]

/** Why a product was switched off by something above it; a product is active again when the last reason is gone. */
export type InactiveReason = `category:${string}` | 'brand' | 'merchant'

/** Average to one decimal from stored figures; 0 without reviews. */
export function averageRating(ratingSum: number, reviewCount: number): number {
  return reviewCount === 0 ? 0 : Math.round((ratingSum * 10) / reviewCount) / 10
}
