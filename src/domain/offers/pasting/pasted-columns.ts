import { fold } from '../../search/fold.ts'
import { readTypedNumber } from '../../text/typed-numbers.ts'
import { COLUMN_HEADINGS, FIGURE_WORDS, PASTED_COLUMNS, type PastedColumn } from '../typed-words.ts'

/** The meaning of each column; null for one that is not read. */
export type PastedColumns = readonly (PastedColumn | null)[]

/** Rows of cells as Excel puts them on the clipboard: tabs between, quotes around cells with a tab, a quote or a line break. */
export function pastedCells(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/g)) {
    row.push(tidy(quoted === undefined ? plain : quoted.replaceAll('""', '"')))
    if (end === '\t') continue
    rows.push(row)
    row = []
  }
  return rows.filter((cells) => cells.some((cell) => cell !== ''))
}

function tidy(cell: string): string {
  return cell.replace(/[\s\u00a0]+/g, ' ').trim()
}

const FIGURE_TEXT = new RegExp(`^(?:${FIGURE_WORDS.join('|')})\\s*(?=\\p{N})|(?<=\\p{N})\\s*(?:${FIGURE_WORDS.join('|')})$`, 'giu')

/** The number in a cell: undefined for an empty one, NaN for anything else; a currency or unit beside it does not matter. */
export function figureIn(cell: string): number | undefined {
  return readTypedNumber(cell.replace(FIGURE_TEXT, ''))
}

function isFigure(cell: string): boolean {
  return Number.isFinite(figureIn(cell))
}

type Heading = keyof typeof COLUMN_HEADINGS

function headingOf(cell: string): Heading | null {
  const folded = cell.trim() === '#' ? '#' : fold(cell)
  const kinds = [...PASTED_COLUMNS, 'item-or-name'] as const
  return kinds.find((kind) => COLUMN_HEADINGS[kind].some((word) => (word === '#' ? word : fold(word)) === folded)) ?? null
}

/** The columns of a header row; null where the row is none. One heading alone may be the name of something. */
export function columnsOfHeader(header: readonly string[], rows: readonly (readonly string[])[]): PastedColumns | null {
  const headings = header.map(headingOf)
  if (headings.filter((heading) => heading !== null).length < 2 || header.some(isFigure)) return null
  const columns = headings.map((heading, index): PastedColumn | null => {
    if (heading !== 'item-or-name') return heading
    if (headings.includes('name')) return headings.includes('item') ? 'ignored' : 'item'
    return isNumbering(rows, index) ? 'item' : 'name'
  })
  return columns.map((column, index) => (columns.indexOf(column) === index ? column : null))
}

/** The columns of rows without a header, by what their cells look like. */
export function guessedColumns(rows: readonly (readonly string[])[]): PastedColumns {
  const width = Math.max(0, ...rows.map((cells) => cells.length))
  const columns = new Array<PastedColumn | null>(width).fill(null)
  const indexes = columns.map((_, index) => index)
  const full = rows.filter((cells) => !isAlone(cells))
  // Titles of sections say nothing about the columns they stand in.
  const telling = full.length === 0 ? rows : full
  const cellsOf = (index: number) => columnOf(telling, index).filter((cell) => cell !== '')
  const figures = indexes.filter((index) => isMostly(cellsOf(index), isFigure))
  const texts = indexes.filter((index) => !figures.includes(index) && cellsOf(index).length > 0)
  assignTexts(columns, texts, cellsOf)
  const [first = -1] = figures
  if (figures.length > 1 && first < Math.min(...texts) && isNumbering(rows, first)) {
    columns[first] = 'item'
    figures.shift()
  }
  assignFigures(columns, figures, rows)
  return columns
}

function assignTexts(columns: (PastedColumn | null)[], texts: readonly number[], cellsOf: (index: number) => readonly string[]): void {
  const codes = texts.filter((index) => isMostly(cellsOf(index), isCode))
  const names = texts.filter((index) => !codes.includes(index)).toSorted((a, b) => lengthOf(cellsOf(b)) - lengthOf(cellsOf(a)))
  const [name, sku] = [names[0], codes[0]]
  if (name !== undefined) columns[name] = 'name'
  if (sku !== undefined) columns[sku] = 'sku'
}

/** The smaller numbers are the quantities; a column that is the product of two others is their total. */
function assignFigures(columns: (PastedColumn | null)[], figures: readonly number[], rows: readonly (readonly string[])[]): void {
  const numbersOf = (index: number) => columnOf(rows, index).map((cell) => figureIn(cell) ?? Number.NaN)
  const isProduct = (index: number) =>
    figures.some((a) => figures.some((b) => a < b && a !== index && b !== index && isTimes(numbersOf(a), numbersOf(b), numbersOf(index))))
  const read = figures.length > 2 ? figures.filter((index) => !isProduct(index)) : figures
  const [one, other] = read.slice(0, 2).toSorted((a, b) => sizeOf(numbersOf(a)) - sizeOf(numbersOf(b)))
  if (one === undefined) return
  if (other !== undefined) {
    columns[one] = 'quantity'
    columns[other] = 'price'
    return
  }
  // One column of figures: pieces where they are whole and small, else prices.
  columns[one] = numbersOf(one).every((each) => Number.isNaN(each) || (Number.isInteger(each) && each < 1_000)) ? 'quantity' : 'price'
}

function isTimes(a: readonly number[], b: readonly number[], product: readonly number[]): boolean {
  const whole = product.flatMap((each, index) => (Number.isNaN(each) ? [] : [Math.abs((a[index] ?? 0) * (b[index] ?? 0) - each) < 0.02]))
  return whole.length > 0 && whole.every(Boolean)
}

function sizeOf(numbers: readonly number[]): number {
  const known = numbers.filter((each) => !Number.isNaN(each)).toSorted((a, b) => a - b)
  return known[Math.floor(known.length / 2)] ?? 0
}

function columnOf(rows: readonly (readonly string[])[], index: number): readonly string[] {
  return rows.map((cells) => cells[index] ?? '')
}

function isMostly(cells: readonly string[], test: (cell: string) => boolean): boolean {
  return cells.length > 0 && cells.filter(test).length * 2 > cells.length
}

/** `GR-700`, `CM/12.B`: a word with a digit. */
function isCode(cell: string): boolean {
  return /^(?=.*\p{N})[\p{L}\p{N}][\p{L}\p{N}._/-]*$/u.test(cell) && !isFigure(cell)
}

function lengthOf(cells: readonly string[]): number {
  return cells.reduce((sum, cell) => sum + cell.length, 0) / Math.max(1, cells.length)
}

/** 1, 2, 3 or 1.1, 1.2, 2.1: each after the one before it; under the title of a section it may begin anew. */
function isNumbering(rows: readonly (readonly string[])[], index: number): boolean {
  let last: number | null = null
  for (const cells of rows) {
    const cell = cells[index] ?? ''
    if (isAlone(cells)) last = last === null ? null : -1
    else if (cell !== '') {
      const figure = figureIn(cell) ?? Number.NaN
      if (!(figure > (last ?? -1))) return false
      last = figure
    }
  }
  return last !== null
}

function isAlone(cells: readonly string[]): boolean {
  return cells.filter((cell) => cell !== '').length === 1
}
