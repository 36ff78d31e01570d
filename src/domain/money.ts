/** A whole number of piastres (1/100 L.E). `piastres` is the one place that makes it. */
export type Piastres = number & { readonly __unit: 'piastres' }

/** Below this every amount in pounds has an exact way back to piastres. */
const MAX_PIASTRES = 1e15

export const PRICE_FILTER_MIN = 1
export const PRICE_FILTER_MAX = 150_000

export function piastres(amount: number): Piastres {
  if (!isPiastres(amount)) throw new RangeError(`not an amount in piastres: ${amount}`)
  return (amount === 0 ? 0 : amount) as Piastres
}

function isPiastres(amount: number): boolean {
  return Number.isSafeInteger(amount) && amount >= 0 && amount <= MAX_PIASTRES
}

/** Whether a number is an amount in pounds with at most two decimals. */
export function isPounds(pounds: number): boolean {
  const rounded = Math.round(pounds * 100)
  return isPiastres(rounded) && rounded / 100 === pounds
}

export function piastresFromPounds(pounds: number): Piastres {
  if (!isPounds(pounds)) throw new RangeError(`not an amount in pounds with at most two decimals: ${pounds}`)
  return piastres(Math.round(pounds * 100))
}

/** For the wire: at most two decimals. */
export function poundsFromPiastres(amount: Piastres): number {
  return amount / 100
}

export function addPiastres(...amounts: readonly Piastres[]): Piastres {
  return piastres(amounts.reduce<number>((sum, amount) => sum + amount, 0))
}

export function timesQuantity(price: Piastres, quantity: number): Piastres {
  if (!Number.isSafeInteger(quantity) || quantity < 0) throw new RangeError(`not a quantity: ${quantity}`)
  return piastres(price * quantity)
}

/** The price filter as inclusive bounds. A maximum at the end of the slider, or none, means no upper bound. */
export function priceBounds(min: number | null, max: number | null): { from: Piastres; to: Piastres | null } {
  const from = piastres(clampToAmount(Math.ceil(fromDecimals(min ?? 0))))
  if (max === null || max >= PRICE_FILTER_MAX) return { from, to: null }
  return { from, to: piastres(clampToAmount(Math.floor(fromDecimals(max)))) }
}

/** 1.1 * 100 is 110.00000000000001: rounding to a millionth first keeps the bound where the person put it. */
function fromDecimals(pounds: number): number {
  return Math.round(pounds * 1e8) / 1e6
}

function clampToAmount(amount: number): number {
  return Math.min(Math.max(amount, 0), MAX_PIASTRES)
}
