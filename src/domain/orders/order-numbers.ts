import { toLatinDigits } from '../text/text.ts'

/** Text that people type before the digits, in either script, with any mark between: the word for a request, then the letter. */
const TYPED_NUMBER =
  /^(?:(?:order|request|no\.?|\u0637\u0644\u0628|\u0631\u0642\u0645)\s*)*(?:#\s*)?(?:[r\u0631]\s*[-_.:/#]*\s*)?(\d{1,9})[.,\u060c]?$/iu
const DASHES = /[\p{Pd}\u2212]/gu
/** Invisible marks that are copied with a number from a page or an email. */
const COPIED_MARKS = /[\p{Cf}]/gu

/** The number as people read and say it. */
export function orderNumberText(number: number): string {
  return `R-${number}`
}

/** Reads a number in any spelling: R-10432, r10432, #10432, and with Arabic letter and digits. */
export function typedOrderNumber(typed: string): number | null {
  const [, digits] = TYPED_NUMBER.exec(plain(typed)) ?? []
  return digits === undefined ? null : Number(digits)
}

const MARKED_NUMBER = /[r\u0631]\s*[-_.:/#]*\s*([1-9]\d{0,8})$/iu
const MOST_NUMBER_DIGITS = 9

/** The least digits that are looked up as text: the index has no shorter parts, so that fewer would find every record with a word that begins so. */
const TELLING_DIGITS = 3

/** True where a letter and the first digits of a number are typed, which search for requests by number and not in texts. */
export function isNumberBegun(typed: string): boolean {
  const text = plain(typed)
  const [, digits = null] = typedOrderNumber(text) === null ? [] : (MARKED_NUMBER.exec(text) ?? [])
  return digits !== null && digits.length < TELLING_DIGITS
}

/** The first and the last of the numbers that begin as typed, shorter ones first. None without the letter: digits alone may be anything. */
export function orderNumbersFrom(typed: string): (readonly [first: number, last: number])[] {
  const text = plain(typed)
  const [, digits] = typedOrderNumber(text) === null ? [] : (MARKED_NUMBER.exec(text) ?? [])
  if (digits === undefined) return []
  return Array.from({ length: MOST_NUMBER_DIGITS - digits.length }, (_, more) => {
    const times = 10 ** (more + 1)
    return [Number(digits) * times, (Number(digits) + 1) * times - 1] as const
  })
}

/** Turns full-width letters and digits, the signs for "number" and every kind of dash into their plain forms. */
function plain(typed: string): string {
  return toLatinDigits(typed.normalize('NFKC').replace(COPIED_MARKS, '').replace(DASHES, '-')).trim()
}
