import { isDecimalAmount, nearestMinor } from '../../money/money.ts'
import { fold } from '../../search/fold.ts'
import type { Bilingual } from '../../text/language.ts'
import { OFFER_LIMITS } from '../limits.ts'
import { type PastedColumn, SUM_WORDS } from '../typed-words.ts'
import { columnsOfHeader, figureIn, guessedColumns, type PastedColumns, pastedCells } from './pasted-columns.ts'

export const PASTED_PROBLEMS = ['no-name', 'no-quantity', 'quantity', 'price', 'price-rounded'] as const
export type PastedProblem = (typeof PASTED_PROBLEMS)[number]

export interface PastedLine {
  /** The row of the pasted text that is not empty, from 1. */
  readonly row: number
  /** The last row before it that is a title only; empty where there is none. */
  readonly section: string
  readonly itemNumber: string
  readonly sku: string
  readonly name: string
  readonly quantity: number
  readonly unitMinor: number | null
  readonly problems: readonly PastedProblem[]
}

export interface PastedLines {
  readonly lines: readonly PastedLine[]
  /** The rows that were left out because an offer holds no more. */
  readonly leftOut: number
}

type CellOf = (column: PastedColumn) => string

/** Reads rows that were copied from Excel; columns stand in any order, with or without a header in either language. */
export function pastedLines(text: string): PastedLines {
  const rows = pastedCells(text)
  const [header = [], ...rest] = rows
  const named = columnsOfHeader(header, rest)
  const columns = named ?? guessedColumns(rows)
  const lines: PastedLine[] = []
  let section = ''
  for (const [index, cells] of rows.entries()) {
    if (named !== null && index === 0) continue
    const cellOf = (column: PastedColumn) => cells[columns.indexOf(column)] ?? ''
    if (isSum(cells)) continue
    const title = titleOf(cells, columns)
    if (title === null) lines.push({ row: index + 1, section, ...lineFacts(cellOf) })
    else section = title
  }
  return { lines: lines.slice(0, OFFER_LIMITS.lines), leftOut: Math.max(0, lines.length - OFFER_LIMITS.lines) }
}

function isSum(cells: readonly string[]): boolean {
  const first = fold(cells.find((cell) => cell !== '') ?? '')
  return SUM_WORDS.some((word) => first === fold(word) || first.startsWith(`${fold(word)} `))
}

/** One text alone in a row of a sheet that has figures elsewhere is the title of a section. */
function titleOf(cells: readonly string[], columns: PastedColumns): string | null {
  const written = cells.filter((cell) => cell !== '')
  const [only = ''] = written
  const hasFigures = columns.includes('quantity') || columns.includes('price')
  return hasFigures && written.length === 1 && figureIn(only) !== undefined && Number.isNaN(figureIn(only)) ? only : null
}

function lineFacts(cellOf: CellOf): Omit<PastedLine, 'row' | 'section'> {
  const [itemNumber, sku, name] = [cellOf('item'), cellOf('sku'), cellOf('name')]
  const quantity = readQuantity(cellOf('quantity'))
  const price = readPrice(cellOf('price'))
  const problems = [...(sku === '' && name === '' ? (['no-name'] as const) : []), ...quantity.problems, ...price.problems]
  return { itemNumber, sku, name, quantity: quantity.value, unitMinor: price.value, problems }
}

interface Read<Value> {
  readonly value: Value
  readonly problems: readonly PastedProblem[]
}

/** A row that says no number is of one piece, which staff are told to look at. */
function readQuantity(cell: string): Read<number> {
  const figure = figureIn(cell)
  if (figure === undefined) return { value: 1, problems: ['no-quantity'] }
  const isPieces = Number.isInteger(figure) && figure >= 1 && figure <= OFFER_LIMITS.quantity
  return isPieces ? { value: figure, problems: [] } : { value: 1, problems: ['quantity'] }
}

/** Prices that a formula made have more decimals than money; an empty cell is a price that is still to come. */
function readPrice(cell: string): Read<number | null> {
  const figure = figureIn(cell)
  if (figure === undefined) return { value: null, problems: [] }
  const minor = nearestMinor(figure)
  if (!(figure >= 0 && minor <= OFFER_LIMITS.minor)) return { value: null, problems: ['price'] }
  return { value: minor, problems: isDecimalAmount(figure) ? [] : ['price-rounded'] }
}

export interface MatchCandidate {
  readonly productId: string
  readonly sku: string
  readonly name: Bilingual
}

/** `matched` by its SKU; `doubtful`: one or some names are close, best first, and somebody chooses; `free`: a line of its own. */
export type PastedMatch =
  | { readonly kind: 'matched'; readonly productId: string }
  | { readonly kind: 'doubtful'; readonly productIds: readonly string[] }
  | { readonly kind: 'free' }

const DOUBTFUL_MAX = 5
/** The least share of the longer name's words that must be the same for two names to count as close. */
const CLOSE = 0.5

export function matchPasted({ sku, name }: Pick<PastedLine, 'sku' | 'name'>, candidates: readonly MatchCandidate[]): PastedMatch {
  const typed = [sku, name].map(code).filter((each) => each !== '')
  const exact = candidates.filter((candidate) => typed.includes(code(candidate.sku)))
  if (exact.length === 1 && exact[0] !== undefined) return { kind: 'matched', productId: exact[0].productId }
  const close = candidates
    .map((candidate) => ({ productId: candidate.productId, similarity: exact.includes(candidate) ? 1 : similarity(name, candidate) }))
    .filter((each) => each.similarity >= CLOSE)
    .toSorted((a, b) => b.similarity - a.similarity)
    .slice(0, DOUBTFUL_MAX)
  return close.length === 0 ? { kind: 'free' } : { kind: 'doubtful', productIds: close.map(({ productId }) => productId) }
}

/** People leave out or change the marks inside of a SKU, never its letters and digits. */
function code(text: string): string {
  return fold(text).replaceAll(' ', '')
}

function similarity(name: string, candidate: MatchCandidate): number {
  return Math.max(sharedWords(name, candidate.name.en), sharedWords(name, candidate.name.ar), isNamedWithin(name, candidate.sku) ? 1 : 0)
}

/** A SKU written inside of the name: "Gas range GR-700". */
function isNamedWithin(name: string, sku: string): boolean {
  const words = fold(sku)
  return words !== '' && /\p{N}/u.test(words) && ` ${fold(name)} `.includes(` ${words} `)
}

function sharedWords(a: string, b: string): number {
  const [one, other] = [new Set(fold(a).split(' ')), new Set(fold(b).split(' '))]
  one.delete('')
  other.delete('')
  if (one.size === 0 || other.size === 0) return 0
  return [...one].filter((word) => other.has(word)).length / Math.max(one.size, other.size)
}
