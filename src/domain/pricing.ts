import { type Piastres, poundsFromPiastres } from './money.ts'
import { maySeePrices, type Viewer } from './viewer.ts'

/** The only way out for a price: absent, not 0 and not null, for whoever may not see it. */
export function visiblePrice(viewer: Viewer, price: Piastres): { price?: number } {
  return maySeePrices(viewer) ? { price: poundsFromPiastres(price) } : {}
}
