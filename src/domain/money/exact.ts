/** Products of two amounts, or of an amount and a percentage, pass 2^53, so they are made of BigInts; results are numbers again. */

const HUNDREDTHS_PER_WHOLE = 10_000n
/** Pieces are whole; ducts and cables are sold by the metre. */
export const QUANTITY_DECIMALS = 3
const QUANTITY_SCALE = 10 ** QUANTITY_DECIMALS

/** Divides and rounds half up; the numerator is at least 0 and the denominator above 0. */
function divideHalfUp(numerator: bigint, denominator: bigint): bigint {
  return (2n * numerator + denominator) / (2n * denominator)
}

/** The price of a quantity with up to three decimals. */
export function quantityTimes(quantity: number, unitMinor: number): number {
  const thousandths = BigInt(Math.round(quantity * QUANTITY_SCALE))
  return Number(divideHalfUp(thousandths * BigInt(unitMinor), BigInt(QUANTITY_SCALE)))
}

/** A percentage of an amount. */
export function percentOf(minor: number, hundredths: number): number {
  return Number(divideHalfUp(BigInt(minor) * BigInt(hundredths), HUNDREDTHS_PER_WHOLE))
}

/** The tax inside an amount that includes it. */
export function percentWithin(minor: number, hundredths: number): number {
  return Number(divideHalfUp(BigInt(minor) * BigInt(hundredths), HUNDREDTHS_PER_WHOLE + BigInt(hundredths)))
}

/** The percentage that one amount is of another, in hundredths; 0 of nothing. */
export function shareInHundredths(part: number, whole: number): number {
  return whole <= 0 || part <= 0 ? 0 : Number(divideHalfUp(BigInt(part) * HUNDREDTHS_PER_WHOLE, BigInt(whole)))
}

/**
 * Spreads an amount by value: the parts add up to it, none is above its weight while the amount is not above their sum. What whole units
 * leave over goes to the largest remainders, among equal ones to the earlier part.
 */
export function spread(minor: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n)
  if (whole === 0n) return weights.map(() => 0)
  const shares = weights.map((weight, index) => {
    const product = BigInt(minor) * BigInt(weight)
    return { index, floor: product / whole, remainder: product % whole }
  })
  const left = BigInt(minor) - shares.reduce((sum, { floor }) => sum + floor, 0n)
  const favoured = new Set(
    shares
      .toSorted((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1))
      .slice(0, Number(left))
      .map(({ index }) => index),
  )
  return shares.map(({ index, floor }) => Number(floor) + (favoured.has(index) ? 1 : 0))
}
