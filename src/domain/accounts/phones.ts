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

/** Hotlines of Egypt: five digits, which are dialled as they stand and from within the country alone. */
const HOTLINE = /^1[5-9]\d{3}$/
/** Mobile phones, toll-free and premium numbers, and landlines with the digits of their area, without the zero before them. */
const NUMBER_IN_EGYPT = /^(1[0125]\d{8}|[89]00\d{7}|1[35]\d{7}|[2-9]\d{7,8})$/

/** The number to dial: a hotline unchanged, any other number in international form. Null for a number that no one can call. */
export function dialledPhone(typed: string): string | null {
  const digits = toLatinDigits(typed).replace(/[^\d+]/g, '')
  if (HOTLINE.test(digits)) return digits
  const international = internationalPhone(typed)
  if (international === null || !international.startsWith(`+${EGYPT}`)) return international
  return NUMBER_IN_EGYPT.test(international.slice(EGYPT.length + 1)) ? international : null
}

/** True when both numbers reach the same telephone, however they are written. */
export function isSamePhone(one: string, other: string): boolean {
  return (internationalPhone(one) ?? one.trim()) === (internationalPhone(other) ?? other.trim())
}

function inEgypt(digits: string): string {
  if (digits.startsWith('0')) return EGYPT + digits.slice(1)
  return digits.startsWith(EGYPT) && digits.length > 10 ? digits : EGYPT + digits
}
