import { toLatinDigits } from './text.ts'

const WRITTEN = /^-?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/

/**
 * The number that somebody wrote, in digits of either kind: undefined where there is none, NaN where it is no number.
 * A comma that parts no thousands may mean decimals, so it is no number either.
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
