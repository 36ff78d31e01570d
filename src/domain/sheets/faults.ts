import type { SheetColumn } from './columns.ts'
import type { RowIssue } from './results.ts'

/** Words that spreadsheet programs show in a cell whose formula has no value; in a text file they stand as they are. */
const ERROR =
  /^(?:#(?:NULL!|DIV\/0!|VALUE!|REF!|NAME\?|NUM!|N\/A|GETTING_DATA|SPILL!|CALC!|FIELD!|BLOCKED!|CONNECT!|BUSY!|UNKNOWN!|EXTERNAL!|TIMEOUT!|PYTHON!|ERROR!)|Err:\d{3})$/i
const UNNAMED_ERROR = '#ERROR!'
const FORMULA = '#FORMULA!'
const FORMULA_LETTERS = 200

/** A cell of a workbook that holds an error, as the text that `cellFault` knows again. */
export function errorCell(code: string): string {
  const error = code.trim()
  return ERROR.test(error) ? error : UNNAMED_ERROR
}

/** A cell of a workbook that holds a formula without its result, in the same way: the formula itself would be taken for a text. */
export function formulaCell(formula: string): string {
  return formula === '' ? FORMULA : `${FORMULA} =${formula.slice(0, FORMULA_LETTERS)}`
}

/** A cell that holds no value, although it is not empty: read as one, it would be told as missing, or leave out what was meant. */
export function cellFault(column: SheetColumn, cell: string): RowIssue | null {
  if (ERROR.test(cell)) return { column, text: 'cell-error', value: cell }
  if (cell === FORMULA) return { column, text: 'formula-unsaved', value: '' }
  return cell.startsWith(`${FORMULA} =`) ? { column, text: 'formula-unsaved', value: cell.slice(FORMULA.length + 1) } : null
}
