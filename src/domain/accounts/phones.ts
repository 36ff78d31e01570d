import { toLatinDigits } from '../text/text.ts'

const EGYPT = '20'
/** The bounds of the international numbering plan, country code included. */
const FEWEST_DIGITS = 8
const MOST_DIGITS = 15

/** A typed number in international form; one without a country code is Egyptian. Null when it is no number. */
export function internationalPhone(typed: string): string | null {
  const marks = toLatinDigits(typed).replace(/[^\d+]/g, '')
  const digits = marks.replace(/\D/g, '')
  const international = marks.startsWith('+') ? digits : digits.startsWith('00') ? digits.slice(2) : inEgypt(digits)
  return international.length < FEWEST_DIGITS || international.length > MOST_DIGITS ? null : `+${international}`
}

/** True when both numbers reach the same telephone, however they are written. */
export function isSamePhone(one: string, other: string): boolean {
  return (internationalPhone(one) ?? one.trim()) === (internationalPhone(other) ?? other.trim())
}

function inEgypt(digits: string): string {
  if (digits.startsWith('0')) return EGYPT + digits.slice(1)
  return digits.startsWith(EGYPT) && digits.length > 10 ? digits : EGYPT + digits
}
