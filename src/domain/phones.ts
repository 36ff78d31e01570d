import { toLatinDigits } from './text.ts'

const EGYPT = '20'
/** What the numbering plan of telephones allows, country included. */
const FEWEST_DIGITS = 8
const MOST_DIGITS = 15

/** A number as somebody typed it, in the form that works from everywhere; one without a country is Egyptian. Null where it is none. */
export function internationalPhone(typed: string): string | null {
  const marks = toLatinDigits(typed).replace(/[^\d+]/g, '')
  const digits = marks.replace(/\D/g, '')
  const international = marks.startsWith('+') ? digits : digits.startsWith('00') ? digits.slice(2) : inEgypt(digits)
  return international.length < FEWEST_DIGITS || international.length > MOST_DIGITS ? null : `+${international}`
}

/** Whether both reach the same telephone, however they are written. */
export function isSamePhone(one: string, other: string): boolean {
  return (internationalPhone(one) ?? one.trim()) === (internationalPhone(other) ?? other.trim())
}

function inEgypt(digits: string): string {
  if (digits.startsWith('0')) return EGYPT + digits.slice(1)
  return digits.startsWith(EGYPT) && digits.length > 10 ? digits : EGYPT + digits
}
