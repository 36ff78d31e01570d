import { guardedCell } from '#domain/sheets/cells.ts'
import type { SheetFormat } from '#domain/sheets/columns.ts'

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
export const TYPE_OF: Readonly<Record<SheetFormat, string>> = { xlsx: XLSX_TYPE, csv: 'text/csv; charset=utf-8' }

/** Excel takes a file without this mark for one in the machine's own encoding. */
const UTF8_MARK = '\ufeff'

export type CellValue = string | number

export function csvOf(rows: readonly (readonly CellValue[])[]): Buffer {
  return Buffer.from(UTF8_MARK + rows.map(csvLine).join(''))
}

/** The same rows one by one, for a list that is never held as a whole. */
export async function* csvParts(rows: AsyncIterable<readonly CellValue[]>): AsyncGenerator<string> {
  yield UTF8_MARK
  for await (const row of rows) yield csvLine(row)
}

function csvLine(row: readonly CellValue[]): string {
  return `${row.map(csvCell).join(',')}\r\n`
}

function csvCell(value: CellValue): string {
  const text = guardedCell(String(value))
  return /[",\r\n;\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
