import type { SheetColumn } from '#domain/sheets/columns.ts'
import { isTotal } from '#domain/sheets/odd-cells.ts'
import type { RowIssue, RowResult } from '#domain/sheets/results.ts'
import { isAlphaDash } from '#domain/text/slugs.ts'
import type { RowCells } from './sheet-rows.facts.ts'

/** A row of a sheet by column: its cells with a value, and the faults of those that hold none although they are not empty. */
export interface SheetRow {
  readonly row: number
  readonly cells: RowCells
  readonly faults: readonly RowIssue[]
}

/** Titles, notes and totals between products are told as what they are, and not by each cell that they lack. */
export function asProduct(row: number, cells: RowCells, written: readonly string[]): SheetRow {
  const sku = cells.get('sku') ?? ''
  const isSku = sku !== '' && isAlphaDash(sku)
  if (isSku || (cells.size > 1 && !written.some(isTotal))) return { row, cells, faults: [] }
  const others = new Map([...cells].filter(([column]) => column !== 'sku'))
  return { row, cells: others, faults: [{ column: 'sku', text: 'no-product', value: written.find((cell) => cell !== '') ?? '' }] }
}

interface Planned {
  readonly result: RowResult
  readonly knownId?: string
}

/**
 * Refuses a row with faults, in required columns and in others: it was planned as if those cells were empty. Where the key that
 * counts could not be read, nothing more is known of it.
 */
export function refusedByFaults<Each extends Planned>(
  { cells, faults }: SheetRow,
  keys: readonly SheetColumn[],
  planned: Each,
): Each | Planned {
  if (faults.length === 0) return planned
  const faulty = new Set(faults.map(({ column }) => column))
  const key = keys.find((each) => cells.has(each) || faulty.has(each))
  const isUnknown = key !== undefined && faulty.has(key)
  const { result, knownId } = planned
  const others = isUnknown ? [] : result.mistakes.filter(({ column }) => !faulty.has(column))
  return {
    result: { ...result, outcome: 'refused', changes: [], mistakes: [...faults, ...others], warnings: [] },
    ...(knownId === undefined ? {} : { knownId }),
  }
}
