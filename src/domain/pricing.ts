import { type Piastres, poundsFromPiastres } from './money.ts'
import { maySeePrices, type Viewer } from './viewer.ts'

/** The only way out for a price: absent, not 0 and not null, for whoever may not see it. */
export function visiblePrice(viewer: Viewer, price: Piastres): { price?: number } {
  return maySeePrices(viewer) ? { price: poundsFromPiastres(price) } : {}
}

/** For the history of a product, which nobody reads but admins, who see every price. */
export function recordedPrice(price: Piastres): number {
  return poundsFromPiastres(price)
}

/** The same for the amounts of an order: all of them or none. */
export function visibleAmounts<Key extends string>(viewer: Viewer, amounts: Readonly<Record<Key, Piastres>>): { [key in Key]?: number } {
  const shown: { [key in Key]?: number } = {}
  if (maySeePrices(viewer)) for (const key of Object.keys(amounts) as Key[]) shown[key] = poundsFromPiastres(amounts[key])
  return shown
}
