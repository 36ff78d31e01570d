import { toLatinDigits } from './text.ts'

const WRITTEN = /^-?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/

/**
 * The typed number, in digits of either kind: undefined for an empty text, NaN for anything else. A comma that separates no thousands may
 * mean decimals, so it gives NaN too.
 */
export function readTypedNumber(text: string): number | undefined {
  const typed = latinNumber(text.trim()).replace(/\s/g, ',')
  if (typed === '') return undefined
  return WRITTEN.test(typed) ? Number(typed.replaceAll(',', '')) : Number.NaN
}

/** Arabic digits and marks as the Latin ones. */
export function latinNumber(text: string): string {
  return toLatinDigits(text.replace(/[٬،]/g, ','))
}

/** The digits of either script without leading zeros, for fields that take nothing else. */
export function typedDigits(text: string, most: number): string {
  const digits = toLatinDigits(text).replace(/\D/g, '')
  return digits.replace(/^0+(?=\d)/, '').slice(0, most)
}
