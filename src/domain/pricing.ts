import { type Piastres, piastres, poundsFromPiastres } from './money.ts'
import { maySeePrices, type PriceReader, type Viewer } from './viewer.ts'

/** The only way out for a price: absent, not 0 and not null, for whoever may not see it. */
export function visiblePrice(viewer: Viewer, price: Piastres): { price?: number } {
  return maySeePrices(viewer) ? { price: poundsFromPiastres(price) } : {}
}

/** For the history of a product, which nobody reads but admins, who see every price. */
export function recordedPrice(price: Piastres): number {
  return poundsFromPiastres(price)
}

/** The same for the amounts of an order: all of them or none. */
export function visibleAmounts<Key extends string>(
  viewer: PriceReader,
  amounts: Readonly<Record<Key, Piastres>>,
): { [key in Key]?: number } {
  const shown: { [key in Key]?: number } = {}
  if (maySeePrices(viewer)) for (const key of Object.keys(amounts) as Key[]) shown[key] = poundsFromPiastres(amounts[key])
  return shown
}

export interface LinePrices {
  readonly productId: string | null
  readonly name: string
  readonly nameAr: string
  readonly pricePiastres: number
  /** What the browser showed, where that was another price. */
  readonly shownPiastres: number | null
}

export interface VisibleChange {
  readonly product: string | null
  readonly name: string
  readonly nameAr: string
  readonly from: number
  readonly to: number
}

/** Prices that moved between the bag and the request. */
export function visibleChanges(viewer: PriceReader, lines: readonly LinePrices[]): { priceChanges?: VisibleChange[] } {
  if (!maySeePrices(viewer)) return {}
  const priceChanges = lines.flatMap(({ productId, name, nameAr, pricePiastres, shownPiastres }) => {
    if (shownPiastres === null || shownPiastres === pricePiastres) return []
    const [from, to] = [poundsFromPiastres(piastres(shownPiastres)), poundsFromPiastres(piastres(pricePiastres))]
    return [{ product: productId, name, nameAr, from, to }]
  })
  return { priceChanges }
}
