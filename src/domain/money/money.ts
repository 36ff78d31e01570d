/** An amount counts the smallest unit of its currency; 100 of them make one. */
const MINOR_PER_MAJOR = 100

/** A whole number of the currency's smallest unit. Only `amountOf` makes it. */
export type Amount = number & { readonly __unit: 'minor' }

/** Every decimal amount below this converts back exactly. */
const MAX_AMOUNT = 1e15

export const PRICE_FILTER_MIN = 1
export const PRICE_FILTER_MAX = 150_000

export function amountOf(minor: number): Amount {
  if (!isWhole(minor)) throw new RangeError(`amount ${minor}`)
  // A minus zero becomes a zero.
  return (minor + 0) as Amount
}

/** A whole number from 0 that stays exact in sums and products. */
function isWhole(number: number): boolean {
  return Number.isSafeInteger(number) && number >= 0 && number <= MAX_AMOUNT
}

/** The nearest whole number of the smallest unit. */
export function nearestMinor(decimal: number): number {
  return Math.round(decimal * MINOR_PER_MAJOR)
}

/** NaN for a number with more than two decimals. */
function minorOf(decimal: number): number {
  const minor = nearestMinor(decimal)
  return minor / MINOR_PER_MAJOR === decimal ? minor : Number.NaN
}

/** True for decimal amounts as the contract has them: `45000.5`, at most two decimals. */
export function isDecimalAmount(decimal: number): boolean {
  return isWhole(minorOf(decimal))
}

export function amountFromDecimal(decimal: number): Amount {
  return amountOf(minorOf(decimal))
}

/** Amounts of offers come as plain numbers, and a difference of two may be below zero. */
export function decimalFromMinor(minor: number): number {
  return minor / MINOR_PER_MAJOR
}

/** Rounds to whole pounds, for figures that are read at a glance. */
export function nearestMajor(minor: number): number {
  return Math.round(decimalFromMinor(minor))
}

/** The contract's form of an amount: at most two decimals. */
export function decimalFromAmount(amount: Amount): number {
  return decimalFromMinor(amount)
}

export function addAmounts(...amounts: readonly Amount[]): Amount {
  return amountOf(amounts.reduce<number>((sum, amount) => sum + amount, 0))
}

export function timesQuantity(price: Amount, quantity: number): Amount {
  return amountOf(isWhole(quantity) ? price * quantity : Number.NaN)
}

/** The sum of decimal prices, for viewers who were shown these prices. */
export function totalOfDecimals(lines: readonly { readonly price: number; readonly quantity: number }[]): number {
  return decimalFromAmount(addAmounts(...lines.map(({ price, quantity }) => timesQuantity(amountFromDecimal(price), quantity))))
}

/** The price filter as inclusive bounds. A maximum at the end of the slider, or none, means no upper bound. */
export function priceBounds(min: number | null, max: number | null): { from: Amount; to: Amount | null } {
  const from = amountOf(clampToAmount(Math.ceil(scaled(min ?? 0))))
  if (max === null || max >= PRICE_FILTER_MAX) return { from, to: null }
  return { from, to: amountOf(clampToAmount(Math.floor(scaled(max)))) }
}

/** 1.1 * 100 is 110.00000000000001: rounding to a millionth first keeps the bound where the person put it. */
function scaled(decimal: number): number {
  return Math.round(decimal * MINOR_PER_MAJOR * 1e6) / 1e6
}

function clampToAmount(minor: number): number {
  return Math.min(Math.max(minor, 0), MAX_AMOUNT)
}
