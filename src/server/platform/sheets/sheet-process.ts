import { buffer } from 'node:stream/consumers'
import type { SheetData } from 'write-excel-file/node'
import { characterCode, escapedText } from './cell-text.ts'
import { separatorOf } from './separator.ts'
import { decodeText } from './text-encoding.ts'
import {
  SHEET_CELL_MAX,
  SHEET_COLUMNS_MAX,
  SHEET_ROWS_MAX,
  SHEET_TABS_MAX,
  type SheetAnswer,
  type SheetMistake,
  type SheetPage,
  type SheetWork,
  type WrittenCell,
  type WrittenPage,
} from './wire.ts'
import type { TabMarks } from './workbook-marks.ts'

/**
 * Runs as a process of its own: a file that takes too much memory or time ends this process and not the server. A library is loaded by
 * what needs it, because the two for workbooks take most of the time in which a short text is read.
 */

const UNPACKED_BYTES_MAX = 150 * 1024 * 1024
const PACKED_FILES_MAX = 2_000
/** Pages of a sheet, repetitive as they are, pack to a tenth or a fortieth; what packs further holds the reader up for nothing. */
const PACKED_LEAST_SHARE = 1 / 250
const BYTES_OF_ANY_SHARE = 4 * 1024 * 1024

class MistakeError extends Error {
  readonly mistake: SheetMistake
  constructor(mistake: SheetMistake) {
    super(mistake)
    this.mistake = mistake
  }
}

async function read(bytes: Buffer): Promise<SheetAnswer> {
  if (bytes.length === 0) throw new MistakeError('empty')
  if (bytes.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004') return { isText: false, pages: await readPacked(bytes) }
  if (bytes.subarray(0, 8).toString('hex') === 'd0cf11e0a1b11ae1') throw new MistakeError('old-excel')
  return { isText: true, pages: [await readText(bytes)] }
}

async function readPacked(bytes: Buffer): Promise<SheetPage[]> {
  await checkPacked(bytes)
  const [{ default: readWorkbook }, { readMarks }] = await Promise.all([import('read-excel-file/node'), import('./workbook-marks.ts')])
  let sheets: Awaited<ReturnType<typeof readWorkbook>>
  let marks: readonly TabMarks[]
  try {
    sheets = await readWorkbook(bytes, { parseNumber: (written) => Number(Number(written).toPrecision(15)) })
    marks = await readMarks(bytes, PACKED_FILES_MAX)
  } catch {
    throw new MistakeError('damaged')
  }
  const pages = sheets
    // A tab that is a chart has no rows.
    .map(({ sheet, data }, index) =>
      checked({
        name: sheet,
        rows: withMarks(
          (data ?? []).map((row) => row.map(textOf)),
          marks[index],
        ),
      }),
    )
    .filter(({ rows }) => rows.length > 0)
  if (pages.length > SHEET_TABS_MAX) throw new MistakeError('too-many-tabs')
  return pages
}

/** Puts in what the library left out: errors of formulas, and the rows below the first of a cell that reaches over several. */
function withMarks(rows: string[][], marks: TabMarks = { faults: [], merged: [] }): string[][] {
  for (const { row, column, text } of marks.faults) {
    if (row > SHEET_ROWS_MAX) throw new MistakeError('too-many-rows')
    if (column >= SHEET_COLUMNS_MAX) throw new MistakeError('too-many-columns')
    while (rows.length <= row) rows.push([])
    setCell(rows[row], column, text)
  }
  for (const { row, column, lastRow } of marks.merged) {
    const value = rows[row]?.[column] ?? ''
    if (value === '') continue
    for (const below of rows.slice(row + 1, lastRow + 1)) if (below.some((cell) => cell !== '')) setCell(below, column, value)
  }
  return rows
}

function setCell(row: string[] = [], column: number, text: string): void {
  while (row.length < column) row.push('')
  if ((row[column] ?? '') === '') row[column] = text
}

/** Reads the list of packed files before anything is unpacked. */
async function checkPacked(bytes: Buffer): Promise<void> {
  const { fromBuffer } = await import('yauzl')
  return new Promise((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true }, (error, zip) => {
      if (error !== null || zip.entryCount > PACKED_FILES_MAX) return reject(new MistakeError(error === null ? 'too-large' : 'damaged'))
      let unpacked = 0
      let isWorkbook = false
      zip.on('entry', ({ fileName, compressedSize, uncompressedSize }) => {
        unpacked += uncompressedSize
        isWorkbook ||= fileName === 'xl/workbook.xml'
        const isBomb = uncompressedSize > BYTES_OF_ANY_SHARE && compressedSize < uncompressedSize * PACKED_LEAST_SHARE
        if (unpacked > UNPACKED_BYTES_MAX || isBomb) reject(new MistakeError('too-large'))
        else zip.readEntry()
      })
      zip.on('end', () => (isWorkbook ? resolve() : reject(new MistakeError('not-a-sheet'))))
      zip.on('error', () => reject(new MistakeError('damaged')))
      zip.readEntry()
    })
  })
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  return value instanceof Date ? value.toISOString().slice(0, 10) : String(value)
}

async function readText(bytes: Buffer): Promise<SheetPage> {
  const text = decodeText(bytes)
  if (text === null || isMarkup(text)) throw new MistakeError('not-a-sheet')
  const { CsvError, parse } = await import('csv-parse/sync')
  const delimiter = separatorOf(text)
  try {
    const rows: string[][] = parse(text, {
      delimiter,
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      max_record_size: SHEET_COLUMNS_MAX * SHEET_CELL_MAX,
      to: SHEET_ROWS_MAX + 2,
    })
    const first = /^sep=/i.test(rows[0]?.join('') ?? '') ? 1 : 0
    return checked({ name: '', rows: rows.slice(first) })
  } catch (error) {
    if (error instanceof MistakeError) throw error
    throw new MistakeError(error instanceof CsvError && error.code === 'CSV_MAX_RECORD_SIZE' ? 'long-cell' : 'damaged')
  }
}

/** Pages and pictures that were only named like a sheet. */
function isMarkup(text: string): boolean {
  return (
    /^\s*(?:<(?:!doctype|html|\?xml|svg|table)|%PDF-|\{\\rtf|\{\s*")/i.test(text) || /(?![\t\n\v\f\r])\p{Cc}/u.test(text.slice(0, 2_000))
  )
}

function checked({ name, rows }: SheetPage): SheetPage {
  const full = rows.map((row) => row.map((cell) => cell.replaceAll('\0', '')))
  while (full.length > 0 && full.at(-1)?.every((cell) => cell.trim() === '')) full.pop()
  if (full.length > SHEET_ROWS_MAX + 1) throw new MistakeError('too-many-rows')
  if (full.some((row) => row.length > SHEET_COLUMNS_MAX)) throw new MistakeError('too-many-columns')
  if (full.some((row) => row.some((cell) => cell.length > SHEET_CELL_MAX))) throw new MistakeError('long-cell')
  return { name, rows: full }
}

const LOOKS = {
  head: { fontWeight: 'bold', backgroundColor: '#E6F0EF', wrap: true, alignVertical: 'center' },
  note: { textColor: '#5B6B6B', wrap: true, alignVertical: 'top' },
  mistake: { backgroundColor: '#FBE3E0', wrap: true },
} as const

/** The writer looks texts up in a plain object, in which these names stand already. */
function escaped(text: string): string {
  const safe = escapedText(text)
  return safe in {} ? characterCode(safe.charAt(0)) + safe.slice(1) : safe
}

function writtenCell({ value, look }: WrittenCell) {
  const style = look === undefined ? {} : LOOKS[look]
  return typeof value === 'number' ? { value, type: Number, ...style } : { value: escaped(value), type: String, ...style }
}

const STICKY_MOST = 4

/** The rows down to the headings stay in sight, where they are few. */
function stickyRows(rows: WrittenPage['rows']): number {
  const count = rows.findIndex((row) => row.some(({ look }) => look === 'head')) + 1
  return count > STICKY_MOST ? 0 : count
}

async function write(pages: readonly WrittenPage[]): Promise<Buffer> {
  const { default: writeWorkbook } = await import('write-excel-file/node')
  const sheets = pages.map(({ name, isRightToLeft, widths, rows }) => ({
    sheet: name,
    rightToLeft: isRightToLeft,
    stickyRowsCount: stickyRows(rows),
    columns: widths.map((width) => ({ width })),
    data: rows.map((row) => row.map(writtenCell)) as SheetData,
  }))
  return writeWorkbook(sheets).toBuffer()
}

const work = process.argv[2] as SheetWork
const given = await buffer(process.stdin)
if (work === 'write') process.stdout.write(await write(JSON.parse(given.toString('utf8'))))
else {
  const answer: SheetAnswer = await read(given).catch((error: unknown) => {
    if (error instanceof MistakeError) return { mistake: error.mistake }
    throw error
  })
  process.stdout.write(JSON.stringify(answer))
}
