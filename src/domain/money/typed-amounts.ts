import { readTypedNumber } from '../text/typed-numbers.ts'
import { amountFromDecimal, isDecimalAmount } from './money.ts'

/** A typed amount in the smallest unit: null for an empty text, NaN for anything but an amount of at most two decimals. */
export function typedMinor(text: string): number | null {
  const typed = readTypedNumber(text)
  if (typed === undefined) return null
  return isDecimalAmount(typed) ? amountFromDecimal(typed) : Number.NaN
}
