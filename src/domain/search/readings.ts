import { countedWords } from './counts.ts'
import { meaningful, queryStems, queryWords } from './query.ts'
import { isUnit } from './units.ts'

/** Appended to a word that must match whole and not as a prefix. */
export const WHOLE = ' '

/** Everyday words for the terms in names and trade names, in folded spelling. */
const OTHER_WORDS: Readonly<Record<string, string>> = {
  ...said('ماكينه', 'مكنه مكينه مكن مكينات'),
  ...said('طاوله', 'تربيزه ترابيزه طربيزه'),
  ...said('استانلس', 'ستانلس ستانليس استانليس ستانلز استنلس استانلستيل'),
  ...said('عظم', 'عضم'),
}

const CODE = /^(?=.*\p{L})(?=.*\p{N})[\p{L}\p{N}]{3,}$/u
/** The last number may still be being typed. */
const LAST_NUMBER = /\p{N}+$/u
const SIZE = /^\p{N}+(\p{L}+)$/u

/**
 * Possible meanings of a query, likeliest first; the first one with results is used. A part of a SKU stays as typed, and a count of doors
 * or burners is one word, so that three doors are not taken for 350 litres and a door.
 */
export function readingsOf(folded: string): string[][] {
  const typed = folded.split(' ').map(usualWord)
  const plain = withWholeNumbers(queryStems(queryWords(typed.join(' '))), folded)
  const readings = [plain]
  const counted = countedWords(meaningful(queryWords(typed.join(' '))))
  if (counted !== null) {
    const rest = withWholeNumbers(counted.rest.length === 0 ? [] : queryStems(counted.rest), folded)
    readings.unshift([...rest, ...counted.counts.map((count) => count + WHOLE)])
    // The same kind in another number is nearer to the query than anything that contains these digits.
    if (rest.length > 0) readings[1] = rest
  }
  if (typed.some(isCode)) readings.unshift(queryStems(typed))
  return readings
}

function withWholeNumbers(stems: readonly string[], folded: string): string[] {
  const last = LAST_NUMBER.exec(folded)?.[0]
  return stems.map((word) => (/^\p{N}+$/u.test(word) && word !== last ? word + WHOLE : word))
}

function isCode(word: string): boolean {
  const unit = SIZE.exec(word)?.[1]
  return CODE.test(word) && (unit === undefined || !isUnit(unit))
}

function usualWord(word: string): string {
  return Object.hasOwn(OTHER_WORDS, word) ? (OTHER_WORDS[word] ?? word) : word
}

function said(usual: string, others: string): Record<string, string> {
  return Object.fromEntries(others.split(' ').map((other) => [other, usual]))
}
