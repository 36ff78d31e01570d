import type { FieldText } from '../errors.ts'
import type { SheetColumn } from './columns.ts'

export const ROW_OUTCOMES = ['added', 'changed', 'unchanged', 'refused', 'switchedOff'] as const
export type RowOutcome = (typeof ROW_OUTCOMES)[number]

/** Reasons that only a sheet has. */
export const SHEET_MISTAKES = [
  'twice',
  'not-known',
  'not-named',
  'brand-unknown',
  'brand-ambiguous',
  'brand-foreign',
  'category-unknown',
  'category-ambiguous',
  'categories-by-staff',
  'parent-itself',
  'parent-within',
  'parent-has-children',
  'sku-taken',
  'slug-taken',
  'name-ambiguous',
  'yes-or-no',
  'price-number',
  'price-decimals',
  'other-unit',
  'new-or-used',
  'stock-word',
  'date',
  'no-product',
  'cell-error',
  'formula-unsaved',
] as const
export type SheetMistakeText = (typeof SHEET_MISTAKES)[number]

export const SHEET_WARNINGS = ['price-jump', 'three-decimals', 'other-price', 'no-picture', 'no-category'] as const
export type SheetWarning = (typeof SHEET_WARNINGS)[number]

/** Something about one cell, or about its row. */
export interface RowIssue {
  readonly column: SheetColumn
  readonly text: FieldText | SheetMistakeText | SheetWarning
  readonly limit?: number
  /** The cell as it stands in the sheet, or the part of it that is meant. */
  readonly value?: string
  /** A name that exists and is much like the value. */
  readonly suggestion?: string
  /** The amount that the cell is read as, in decimals. */
  readonly amount?: number
  /** The number of the other row, of this sheet or of the tab named. */
  readonly row?: number
  /** The other tab of the file. */
  readonly tab?: string
}

export interface CellChange {
  readonly column: SheetColumn
  readonly before: string
  readonly after: string
}

interface RecordResult {
  readonly key: string
  readonly name: string
  /** A sheet that an older release has checked has none. */
  readonly nameAr?: string
  /** A new record has some of its cells here, before which there was nothing; its names stand above. */
  readonly changes: readonly CellChange[]
  readonly mistakes: readonly RowIssue[]
  readonly warnings: readonly RowIssue[]
}

/** The result of one row. Rows are numbered as the sheet's program numbers them. */
export interface RowResult extends RecordResult {
  readonly row: number
  readonly outcome: Exclude<RowOutcome, 'switchedOff'>
}

/** A product that the sheet does not name and therefore switches off. */
export interface AbsentResult extends RecordResult {
  readonly row: null
  readonly outcome: 'switchedOff'
}

export type SheetResult = RowResult | AbsentResult

export function isOfRow(result: SheetResult): result is RowResult {
  return result.row !== null
}

export function absentResult({
  sku,
  name,
  nameAr,
}: {
  readonly sku: string
  readonly name: string
  readonly nameAr: string
}): AbsentResult {
  return { row: null, key: sku, name, nameAr, outcome: 'switchedOff', changes: [], mistakes: [], warnings: [] }
}

/** The most products that are listed as missing from a sheet; their number counts all. */
export const ABSENT_LISTED_MAX = 1_000

/** Confirmed ones are unchanged rows of a sheet of prices. A sheet that an older release has checked counted no unnamed ones. */
export type SheetSummary = Readonly<Record<RowOutcome | 'confirmed' | 'warned', number> & { unnamed?: number }>

/** The mistakes of rows that do name a record, though none that they may change. */
const NAMING: readonly RowIssue['text'][] = ['twice', 'sku-taken', 'not-known']

/** True where nobody can tell which product a row is about: it may be any that the sheet seems not to name. */
export function isUnnamed({ outcome, mistakes }: RowResult): boolean {
  return outcome === 'refused' && mistakes.some(({ column, text }) => column === 'sku' && !NAMING.includes(text))
}

export function summaryOf(
  rows: readonly RowResult[],
  { switchedOff, confirmed }: Pick<SheetSummary, 'switchedOff' | 'confirmed'>,
): SheetSummary {
  const count = (outcome: RowOutcome) => rows.filter((row) => row.outcome === outcome).length
  return {
    added: count('added'),
    changed: count('changed'),
    unchanged: count('unchanged'),
    refused: count('refused'),
    switchedOff,
    confirmed,
    warned: rows.filter(({ warnings }) => warnings.length > 0).length,
    unnamed: rows.filter(isUnnamed).length,
  }
}

export interface IssueExample extends RowIssue {
  readonly at: number
}

/** Issues that one and the same thing is to be done about. */
export interface IssueGroup {
  readonly column: SheetColumn
  readonly text: RowIssue['text']
  readonly isWarning: boolean
  readonly count: number
  readonly examples: readonly IssueExample[]
}

export const EXAMPLES_MOST = 100

/** The mistakes first, then the warnings; the most frequent in front. */
export function groupIssues(rows: readonly RowResult[]): IssueGroup[] {
  const groups = new Map<string, IssueGroup & { readonly examples: IssueExample[] }>()
  const add = (at: number, issue: RowIssue, isWarning: boolean) => {
    const key = `${isWarning} ${issue.column} ${issue.text}`
    const group = groups.get(key) ?? { column: issue.column, text: issue.text, isWarning, count: 0, examples: [] }
    if (group.examples.length < EXAMPLES_MOST) group.examples.push({ ...issue, at })
    groups.set(key, { ...group, count: group.count + 1 })
  }
  for (const { row, mistakes, warnings } of rows) {
    for (const issue of mistakes) add(row, issue, false)
    for (const issue of warnings) add(row, issue, true)
  }
  return [...groups.values()].sort((a, b) => Number(a.isWarning) - Number(b.isWarning) || b.count - a.count)
}

/** True where the rows may be written: all of them, or the good ones. */
export function mayImport({ refused, added, changed, switchedOff, confirmed }: SheetSummary, isPartial: boolean): boolean {
  return (refused === 0 || isPartial) && added + changed + switchedOff + confirmed > 0
}

/** A price that changes by more than this share deserves a second look. */
const JUMP_SHARE = 0.5

export function isPriceJump(beforeMinor: number, afterMinor: number): boolean {
  return Math.abs(afterMinor - beforeMinor) > beforeMinor * JUMP_SHARE
}
