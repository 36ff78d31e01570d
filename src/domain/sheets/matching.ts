import { fold } from '../search/fold.ts'
import { type ColumnChoice, READ_ONLY_COLUMNS, SHEET_COLUMNS, type SheetColumn, type SheetKind } from './columns.ts'
import { headingWords, isSecondMeaning, similarityOf } from './headings.ts'
import { CONDITION_WORDS } from './typed-words.ts'

/** The shop's own names of the columns, in every language. */
export type ColumnNames = (column: SheetColumn) => readonly string[]

interface Match {
  readonly column: SheetColumn
  readonly index: number
  readonly score: number
  /** A heading of more words is the more exact one: "Description in Arabic" goes before "Description". */
  readonly words: number
}

/** The likeliest column of the shop for each heading; each is given once, to the heading that fits best. */
export function guessColumns(kind: SheetKind, headings: readonly string[], namesOf: ColumnNames): ColumnChoice[] {
  const matches = headings
    .flatMap((heading, index) => matchesOf(kind, heading, index, namesOf))
    .sort((a, b) => b.score - a.score || b.words - a.words || a.index - b.index)
  const chosen: ColumnChoice[] = headings.map(() => null)
  const given = new Set<SheetColumn>()
  for (const { column, index, score } of matches) {
    if (score === 0 || given.has(column) || chosen[index] !== null) continue
    chosen[index] = column
    given.add(column)
  }
  return chosen
}

/**
 * The heading is a name of the column, or a word that is known for it; more words, or a unit that is converted, are a guess.
 * A column that the shop only writes is surely left out, so that a sheet that went out needs no look when it comes back.
 */
export function isSureOf(kind: SheetKind, heading: string, column: ColumnChoice, namesOf: ColumnNames): boolean {
  const folded = foldedHeading(heading)
  return column === null ? isReadOnly(folded, namesOf) : scoreOf(kind, folded, column, namesOf) > 1
}

function matchesOf(kind: SheetKind, heading: string, index: number, namesOf: ColumnNames): Match[] {
  const folded = foldedHeading(heading)
  if (folded === '' || isReadOnly(folded, namesOf)) return []
  const words = folded.split(' ').length
  return SHEET_COLUMNS[kind].map((column) => ({ column, index, score: scoreOf(kind, folded, column, namesOf), words }))
}

/** The day of a confirmation is no price, whatever words its heading has. */
function isReadOnly(folded: string, namesOf: ColumnNames): boolean {
  return READ_ONLY_COLUMNS.some((column) => namesOf(column).some((name) => foldedHeading(name) === folded))
}

function scoreOf(kind: SheetKind, folded: string, column: SheetColumn, namesOf: ColumnNames): number {
  if (namesOf(column).some((name) => foldedHeading(name) === folded)) return 3
  return similarityOf(kind, folded.split(' '), column) || (isSecondMeaning(kind, folded, column) ? 1 : 0)
}

/** A heading that asks whether a machine is used, and not for its condition, or whether it is new. */
export function asksForUsed(heading: string): boolean {
  const folded = ` ${foldedHeading(heading)} `
  const hasOne = (words: readonly string[]) => words.some((word) => folded.includes(` ${foldedHeading(word)} `))
  return hasOne(CONDITION_WORDS.used) && ![CONDITION_WORDS.new, CONDITION_WORDS.either, CONDITION_WORDS.not].some(hasOne)
}

function foldedHeading(heading: string): string {
  return headingWords(heading).join(' ')
}

const HEAD_LOOKED_AT = 20

/** The index of the row with the headings: the first that names the most columns, or else the first with several words. */
export function findHeadRow(kind: SheetKind, rows: readonly (readonly string[])[], namesOf: ColumnNames): number {
  let best = { index: -1, named: 0 }
  rows.slice(0, HEAD_LOOKED_AT).forEach((row, index) => {
    const named = guessColumns(kind, row, namesOf).filter((column) => column !== null).length
    if (named > best.named) best = { index, named }
  })
  if (best.index >= 0) return best.index
  return Math.max(
    0,
    rows.findIndex((row) => row.filter((cell) => cell.trim() !== '').length > 1),
  )
}

/** The same headings in the same order, however they are spelled. */
export function headingsKey(headings: readonly string[]): string {
  return headings.map((heading) => fold(heading.replace(/\*/g, ' '))).join('|')
}
