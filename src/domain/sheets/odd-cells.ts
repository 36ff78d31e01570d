import { fold } from '../search/fold.ts'
import { STOCK_WORDS, TOTAL_WORDS } from './typed-words.ts'

const folded = (words: readonly string[]) => new Set(words.map((word) => fold(word)))

const PIECES = folded(STOCK_WORDS.pieces)
const NONE = folded(STOCK_WORDS.none)
const SOME = folded(STOCK_WORDS.some)
const AMOUNT = /^(.*\p{Nd})\s*(\P{Nd}*\p{L}\P{Nd}*)$/u

/** The number of a cell of pieces, without their word, as "12 pcs" has it; where the cell says in words that there are none, it is 0. */
export function barePieces(cell: string): string {
  if (NONE.has(fold(cell))) return '0'
  const [, amount, word] = AMOUNT.exec(cell) ?? []
  return amount !== undefined && word !== undefined && PIECES.has(fold(word)) ? amount : cell
}

/** The cell says that there are some, and not how many. */
export function saysAvailable(cell: string): boolean {
  return SOME.has(fold(cell))
}

const MONTHS = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec'
const DATE = new RegExp(`^(?:\\d{4}-\\d{2}-\\d{2}|\\d{1,2}-(?:${MONTHS})(?:-\\d{2,4})?|(?:${MONTHS})-\\d{2,4})$`, 'i')

/** A spreadsheet program writes a date in place of numbers like 3-12. */
export function isDateLike(cell: string): boolean {
  return DATE.test(cell)
}

const TOTALS = folded(TOTAL_WORDS)

export function isTotal(cell: string): boolean {
  return TOTALS.has(fold(cell))
}
