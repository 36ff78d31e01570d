import { SHEET_KINDS } from '#domain/sheets/columns.ts'
import { guessColumns } from '#domain/sheets/matching.ts'

const SEPARATORS = [',', ';', '\t'] as const
const LINES_LOOKED_AT = 20
const CELLS_LOOKED_AT = 100
const LONGEST_HEADING = 80

/**
 * The separator that splits a line into the most headings that the shop knows, or else the first lines into the most columns; one within
 * quotes counts for nothing. Commas stand in the notes and figures of files with semicolons, and the other way round.
 */
export function separatorOf(text: string): string {
  const lines = text
    .slice(0, 100_000)
    .replace(/"([^"]*)"/g, (_, quoted: string) => quoted.replace(/[,;\s]+/g, ' '))
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, LINES_LOOKED_AT)
  const [declared] = /^sep=([,;\t])$/i.exec(lines[0] ?? '')?.slice(1) ?? []
  if (declared !== undefined) return declared
  const split = SEPARATORS.map((separator) => ({ separator, rows: lines.map((line) => line.split(separator)) }))
  const byHeadings = split.map(({ separator, rows }) => ({ separator, score: Math.max(0, ...rows.map(headingsIn)) }))
  const [first, second] = byHeadings.toSorted((a, b) => b.score - a.score)
  if (first !== undefined && first.score > 1 && first.score > (second?.score ?? 0)) return first.separator
  const scored = split.map(({ separator, rows }) => ({ separator, score: score(rows.map(({ length }) => length)) }))
  return scored.reduce((best, each) => (each.score > best.score ? each : best)).separator
}

function headingsIn(cells: readonly string[]): number {
  const headings = cells.slice(0, CELLS_LOOKED_AT).map((cell) => (cell.length > LONGEST_HEADING ? '' : cell))
  return Math.max(...SHEET_KINDS.map((kind) => guessColumns(kind, headings, () => []).filter((column) => column !== null).length))
}

/** The usual number of columns of lines that are split. How many these are weighs more: a single description may hold more commas than a row has columns. */
function score(columns: readonly number[]): number {
  const counts = columns.filter((count) => count > 1).toSorted((a, b) => a - b)
  return (counts[Math.floor(counts.length / 2)] ?? 0) * counts.length ** 2
}
