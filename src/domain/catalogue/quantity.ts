export const QUANTITY_MIN = 1
/** The length of what a field for pieces takes. */
export const QUANTITY_DIGITS_MAX = 6

/** The most pieces of a product on one bag line. The tiers are maxima; out of stock, one piece may still be requested. */
export function stepLimit(stock: number): number {
  if (stock >= 500) return 50
  if (stock > 100) return 25
  if (stock > 25) return 5
  return 1
}

/** The `max` of the quantity input, which is the stock and not the step limit. */
export function quantityInputMax(stock: number): number {
  return Math.max(QUANTITY_MIN, stock)
}

export type QuantityRefusal = { reason: 'not-whole' } | { reason: 'too-few'; min: number } | { reason: 'too-many'; max: number }

export function refuseQuantity(quantity: number, stock: number): QuantityRefusal | null {
  if (quantity < QUANTITY_MIN) return { reason: 'too-few', min: QUANTITY_MIN }
  const max = stepLimit(stock)
  if (quantity > max) return { reason: 'too-many', max }
  return Number.isInteger(quantity) ? null : { reason: 'not-whole' }
}
