import { toLatinDigits } from '../text/text.ts'
import { fold } from './fold.ts'

const TERM_MAX = 60
/** Phone numbers and codes of people; a model's number is shorter. */
const PERSONAL_DIGITS = /\d(?:[\s().+/-]*\d){6,}/

/**
 * The folded term of a search that found nothing, for the owner's list of what the shop lacks. Null where it says nothing, or could
 * name a person: an email, a phone number.
 */
export function missedTerm(term: string): string | null {
  const plain = toLatinDigits(term)
  if (plain.includes('@') || PERSONAL_DIGITS.test(plain)) return null
  const folded = fold(plain).trim()
  return folded.length < 2 || folded.length > TERM_MAX ? null : folded
}
