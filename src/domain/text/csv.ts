/** Without it a spreadsheet reads Arabic as the letters of another alphabet. */
const UTF8_MARK = '\uFEFF'
const QUOTED = /[",\r\n]/
/** A spreadsheet runs such a cell as a formula, or takes it for one. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: a cell that begins with a control character is risky too
const RISKY = /^[=+\-@'\u0000-\u001f]/

export type CsvCell = string | number | null

/** Rows as a .csv file that spreadsheets open as a table. Numbers stay numbers; words never become formulas. */
export function csvOf(rows: readonly (readonly CsvCell[])[]): string {
  return UTF8_MARK + rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('')
}

function cellText(cell: CsvCell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const safe = RISKY.test(cell) ? `'${cell}` : cell
  return QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
