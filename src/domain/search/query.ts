import { isAlphaDash } from '#domain/text/slugs.ts'
import { toLatinDigits } from '#domain/text/text.ts'
import { fold } from './fold.ts'
import { inMillimetres, plainNumbers, withPowerWords } from './measures.ts'
import { withoutUnits } from './units.ts'
import { joinCompounds, queryStem, splitNumbers } from './words.ts'

export const QUERY_MAX_LENGTH = 100
export const QUERY_MAX_WORDS = 8

/** Words that people type in a search and no name contains. Ignored unless there is nothing else. */
const STOP_WORDS: ReadonlySet<string> = new Set([
  'a',
  'an',
  'and',
  'for',
  'in',
  'of',
  'or',
  'the',
  'to',
  'with',
  'من',
  'في',
  'علي',
  'مع',
  'او',
  'و',
  'ل',
])

export interface QueryPlan {
  /** The whole query in folded spelling, with lengths in millimetres. */
  folded: string
  /** The same with lengths as typed, if that differs. */
  typed: string | null
  /** The query in folded spelling with each power as one word of the index; null where it names none. */
  powers: string | null
  /** Prefixes of the meaningful words, for narrowing and highlighting results. Letters and digits only. */
  words: string[]
  /** The query in lower case with dashes for spaces, if it could be a SKU or the beginning of one. */
  sku: string | null
  isEmpty: boolean
}

export function queryPlan(raw: string): QueryPlan {
  const bounded = raw.trim().slice(0, QUERY_MAX_LENGTH)
  const plain = plainNumbers(bounded)
  const typed = boundedFold(plain)
  const folded = boundedFold(inMillimetres(plain))
  const powers = withPowerWords(plain)
  const words = queryStems(queryWords(folded))
  return {
    folded,
    typed: typed === folded ? null : typed,
    powers: powers === null ? null : boundedFold(powers),
    words,
    sku: folded === '' ? null : possibleSku(bounded),
    isEmpty: words.length === 0,
  }
}

function boundedFold(text: string): string {
  return fold(text).slice(0, QUERY_MAX_LENGTH).trim()
}

/** The prefixes to look for: stems of the meaningful words. */
export function queryStems(words: readonly string[]): string[] {
  return [...new Set(meaningful(withoutUnits(words)).map(queryStem))].slice(0, QUERY_MAX_WORDS)
}

/** Words of letters alone are no SKU typed with spaces for dashes. */
function possibleSku(text: string): string | null {
  const parts = toLatinDigits(text).toLowerCase().split(/\s+/)
  const sku = parts.join('-')
  return isAlphaDash(sku) && (parts.length === 1 || /\d/.test(sku)) ? sku : null
}

/** The SKU without dashes and other marks; empty for an empty one. */
export function skuKey(sku: string): string {
  return sku.toLowerCase().replace(/[^a-z0-9]/g, '')
}

/** The words of a folded query before they are cut to stems. "700l" becomes "700", as a name may write the unit otherwise. */
export function queryWords(folded: string): string[] {
  if (folded === '') return []
  return joinCompounds(folded.split(' '), true).flatMap((word) => {
    const pieces = splitNumbers(word)
    const telling = pieces.filter((piece) => piece.length > 1 || /\p{N}/u.test(piece))
    return telling.length > 0 ? telling : pieces
  })
}

export function meaningful(words: readonly string[]): readonly string[] {
  const remaining = words.filter((word) => !STOP_WORDS.has(word))
  return remaining.length > 0 ? remaining : words
}
