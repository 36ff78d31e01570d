import { fold } from '../search/fold.ts'
import { toLatinDigits } from '../text/text.ts'
import { latinNumber } from '../text/typed-numbers.ts'
import { isSpecColumn, type SheetColumn } from './columns.ts'
import { CONDITION_WORDS, CURRENCY_WORDS, NO_WORDS, YES_WORDS } from './typed-words.ts'

const RISKY = /^[=+\-@'\p{Cc}]/u
const GUARDED = /^'(?=[=+\-@'\p{Cc}])/u

/** A text in a .csv file, in which a spreadsheet takes these first characters for the start of a formula. */
export function guardedCell(text: string): string {
  return RISKY.test(text) ? `'${text}` : text
}

/** The text that was guarded. */
export function unguardedCell(cell: string): string {
  return cell.replace(GUARDED, '')
}

/** A price as people write it into a sheet, without the currency around it. */
export function bareAmount(text: string): string {
  return text
    .replace(CURRENCY_WORDS, '')
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/\/-\s*$/, '')
    .trim()
}

/** Three decimals are never piastres: a point that groups thousands was read as a decimal one. */
export function mayMeanThousands(amount: string): boolean {
  return /\.\d{3}$/.test(latinNumber(amount))
}

const MARKS = /[\u061c\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g

/**
 * Number formats for Arabic put marks of direction around a number, which nobody sees. The SKU on a machine has Latin digits, with
 * whatever keyboard it was typed.
 */
export function visibleCell(column: SheetColumn, cell: string): string {
  if (column === 'sku') return toLatinDigits(cell.replace(MARKS, '')).trim()
  const isUnseen = column === 'slug' || column === 'price' || column === 'quantity' || isSpecColumn(column)
  return isUnseen ? cell.replace(MARKS, '').trim() : cell
}

const YES = new Set(YES_WORDS.map(word))
const NO = new Set(NO_WORDS.map(word))

/** Undefined for a word that is neither yes nor no. */
export function readChoice(text: string): boolean | undefined {
  const folded = word(text)
  if (YES.has(folded)) return true
  return NO.has(folded) ? false : undefined
}

const CONDITION = new Set([...CONDITION_WORDS.new, ...CONDITION_WORDS.used].map(word))

/** A cell of a column that asks whether a machine is used, as one that asks for its condition has it: "yes" says that it is used. */
export function conditionOf(cell: string): string {
  const answer = readChoice(cell)
  return answer === undefined || CONDITION.has(word(cell)) ? cell : CONDITION_WORDS[answer ? 'used' : 'new'][0]
}

function word(text: string): string {
  return fold(text) || text.trim()
}

/** A cell that says that there is none; an empty one says nothing. */
export function isDash(cell: string): boolean {
  return /^[-–—]$/.test(cell.trim())
}

export const NAMES_SEPARATOR = ' | '
const BETWEEN_NAMES = /\s*[|;\n]\s*/
const BETWEEN_NAMES_TOO = /\s*[,،]\s*/

/** Names in one cell. A comma separates them only where the cell as it stands is no name itself. */
export function namesIn(text: string, isName: (name: string) => boolean): string[] {
  const parts = text.split(BETWEEN_NAMES).flatMap((part) => (isName(part) ? [part] : part.split(BETWEEN_NAMES_TOO)))
  return [...new Set(parts.map((part) => part.trim()).filter((part) => part !== ''))]
}
