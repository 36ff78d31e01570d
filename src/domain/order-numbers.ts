import { toLatinDigits } from './text.ts'

/** What people type before the digits, in either script, with any mark between. */
const TYPED_NUMBER = /^(?:[#№]\s*)?(?:[r\u0631]\s*[-–—_.:/#]?\s*)?(\d{1,9})$/iu
/** Dashes and marks of direction that come along when a number is copied from a page or an email. */
const COPIED_MARKS = /[\p{Cf}]/gu

/** As people read and say it. */
export function orderNumberText(number: number): string {
  return `R-${number}`
}

/** The number that somebody typed in whatever spelling: R-10432, r10432, #10432, and with Arabic letter and digits. */
export function typedOrderNumber(typed: string): number | null {
  const [, digits] = TYPED_NUMBER.exec(toLatinDigits(typed.replace(COPIED_MARKS, '')).trim()) ?? []
  return digits === undefined ? null : Number(digits)
}
