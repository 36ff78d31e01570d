import { toLatinDigits } from './text.ts'

/** Marks that number formats put around a number for the direction of reading, and that nobody sees. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g
const WRITTEN = /^-?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/

/**
 * The typed number, in digits of either kind: undefined for an empty text, NaN for anything else. A comma that separates no thousands may
 * mean decimals, so it gives NaN too.
 */
export function readTypedNumber(text: string): number | undefined {
  const typed = latinNumber(text).trim().replace(/\s/g, ',')
  if (typed === '') return undefined
  return WRITTEN.test(typed) ? Number(typed.replaceAll(',', '')) : Number.NaN
}

/** Arabic digits and marks as the Latin ones, without marks of direction; a typographic minus is a minus. */
export function latinNumber(text: string): string {
  return toLatinDigits(text.replace(DIRECTION_MARKS, '').replace(/[٬،]/g, ',').replaceAll('\u2212', '-'))
}

const WHOLE = /^(\d+|\d{1,3}(,\d{3})+)$/

/**
 * The digits of either script without leading zeros, for fields that take nothing else. Null for a text that holds more than a whole number:
 * the digits of `1e3` or `10x20` alone are another one.
 */
export function typedDigits(text: string, most: number): string | null {
  const typed = latinNumber(text).replace(/\s/g, '')
  if (typed === '') return ''
  if (!WHOLE.test(typed)) return null
  return typed
    .replaceAll(',', '')
    .replace(/^0+(?=\d)/, '')
    .slice(0, most)
}
