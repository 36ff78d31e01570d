/** The work of a sheet's process, as its first argument. */
export type SheetWork = 'read' | 'write'

/** Reasons why a file can't be read as a sheet. */
export const SHEET_MISTAKES = [
  'empty',
  'not-a-sheet',
  'old-excel',
  'damaged',
  'too-large',
  'long-cell',
  'too-many-rows',
  'too-many-columns',
  'too-many-tabs',
] as const
export type SheetMistake = (typeof SHEET_MISTAKES)[number]

export const SHEET_ROWS_MAX = 20_000
export const SHEET_COLUMNS_MAX = 200
/** Tabs with rows: each is a sheet of its own. */
export const SHEET_TABS_MAX = 100
/** A longer cell is not a cell of a catalogue. */
export const SHEET_CELL_MAX = 5_000

/** The rows of one page of a workbook, as texts; a cell at the end of a row that is empty may be missing. */
export interface SheetPage {
  readonly name: string
  readonly rows: readonly (readonly string[])[]
}

export type SheetAnswer = { readonly mistake: SheetMistake } | { readonly isText: boolean; readonly pages: readonly SheetPage[] }

/** A number is written as a number, and any text as a text: never as a formula. */
export interface WrittenCell {
  readonly value: string | number
  readonly look?: 'head' | 'note' | 'mistake'
}

export interface WrittenPage {
  readonly name: string
  readonly isRightToLeft: boolean
  readonly widths: readonly number[]
  readonly rows: readonly (readonly WrittenCell[])[]
}
