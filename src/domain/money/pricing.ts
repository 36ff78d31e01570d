import { maySeePrices, type PriceReader, type Viewer } from '../accounts/viewer.ts'
import { type Amount, amountOf, decimalFromAmount } from './money.ts'

/** Hides the price of the catalogue from visitors and from all who may not see it: it is absent, not 0 and not null. Prices leave the server by this file alone. */
export function visiblePrice(viewer: Viewer, price: Amount): { price?: number } {
  return maySeePrices(viewer) ? { price: decimalFromAmount(price) } : {}
}

/** Does the same as `visiblePrice` for several amounts of an order: all of them or none. */
export function visibleAmounts<Key extends string>(viewer: PriceReader, amounts: Readonly<Record<Key, Amount>>): { [key in Key]?: number } {
  const shown: { [key in Key]?: number } = {}
  if (maySeePrices(viewer)) for (const key of Object.keys(amounts) as Key[]) shown[key] = decimalFromAmount(amounts[key])
  return shown
}

/** A price for staff, who see every price: in histories and in the sums of a customer's card. */
export function recordedPrice(price: Amount): number {
  return decimalFromAmount(price)
}

/** An amount of an offer, for its customer and for staff: an offer shows its own amounts to everybody who has its link. */
export function offeredAmount(minor: Amount): number {
  return decimalFromAmount(minor)
}

/** The value of what waits on the sales desk, which only staff see; in the smallest unit, as offers are counted. */
export function deskValue(minor: number | null): number | null {
  return minor
}

export interface LinePrices {
  readonly productId: string | null
  readonly name: string
  readonly nameAr: string
  readonly priceMinor: number
  /** The price that the browser showed, if it was another one. */
  readonly shownMinor: number | null
}

export interface VisibleChange {
  readonly product: string | null
  readonly name: string
  readonly nameAr: string
  readonly from: number
  readonly to: number
}

/** Prices that changed between the bag and the request. */
export function visibleChanges(viewer: PriceReader, lines: readonly LinePrices[]): { priceChanges?: VisibleChange[] } {
  if (!maySeePrices(viewer)) return {}
  const priceChanges = lines.flatMap(({ productId, name, nameAr, priceMinor, shownMinor }) => {
    if (shownMinor === null || shownMinor === priceMinor) return []
    const [from, to] = [decimalFromAmount(amountOf(shownMinor)), decimalFromAmount(amountOf(priceMinor))]
    return [{ product: productId, name, nameAr, from, to }]
  })
  return { priceChanges }
}

/** The price in a sheet that managers take out of the catalogue or put into it. */
export function sheetPrice(price: Amount): number {
  return decimalFromAmount(price)
}
