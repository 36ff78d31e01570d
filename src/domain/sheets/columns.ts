import { SPEC_KEYS, type SpecKey } from '../catalogue/specs.ts'

/** Sheets that come in, and go out in the same form. */
export const SHEET_KINDS = ['products', 'categories', 'brands'] as const
export type SheetKind = (typeof SHEET_KINDS)[number]

/** Merchants have sheets of their products alone. */
export function isForStaffOnly(kind: SheetKind): boolean {
  return kind !== 'products'
}

/** Staff alone put products into categories: a sheet of a merchant may say again where they are, and changes nothing of it. */
export function isChosenByStaff(column: SheetColumn): boolean {
  return column === 'categories'
}

export const SHEET_FORMATS = ['xlsx', 'csv'] as const
export type SheetFormat = (typeof SHEET_FORMATS)[number]

const PRODUCT_COLUMNS = [
  'sku',
  'name',
  'nameAr',
  'brand',
  'categories',
  'price',
  'quantity',
  // The form's field for new or used, `isNew` elsewhere: the contract, runs and remembered choices name the column so.
  'taxable',
  'isActive',
  'description',
  'descriptionAr',
] as const
const BRAND_COLUMNS = ['slug', 'name', 'nameAr', 'description', 'descriptionAr', 'isActive'] as const
const CATEGORY_COLUMNS = ['slug', 'name', 'nameAr', 'parent', 'description', 'descriptionAr', 'isActive'] as const

/** Columns that go out for the reader and are not read when the sheet comes in. */
export const READ_ONLY_COLUMNS = ['priceConfirmed'] as const

export type SheetColumn =
  | (typeof PRODUCT_COLUMNS)[number]
  | (typeof READ_ONLY_COLUMNS)[number]
  | (typeof CATEGORY_COLUMNS)[number]
  | SpecKey

/** The columns of each kind in the order in which they are written. */
export const SHEET_COLUMNS: Readonly<Record<SheetKind, readonly SheetColumn[]>> = {
  products: [...PRODUCT_COLUMNS, ...SPEC_KEYS],
  categories: CATEGORY_COLUMNS,
  brands: BRAND_COLUMNS,
}

/** All that a sheet goes out with; what is not read stands at the end of the facts, before the specs. */
export const EXPORT_COLUMNS: Readonly<Record<SheetKind, readonly SheetColumn[]>> = {
  ...SHEET_COLUMNS,
  products: [...PRODUCT_COLUMNS, ...READ_ONLY_COLUMNS, ...SPEC_KEYS],
}

/** The columns of a template: specs are added by those who need them. */
export const TEMPLATE_COLUMNS: Readonly<Record<SheetKind, readonly SheetColumn[]>> = {
  products: PRODUCT_COLUMNS,
  categories: CATEGORY_COLUMNS,
  brands: BRAND_COLUMNS,
}

/** The column by which a row finds its record. */
export const KEY_COLUMN = { products: 'sku', categories: 'name', brands: 'name' } as const satisfies Record<SheetKind, SheetColumn>

export function isSpecColumn(column: SheetColumn): column is SpecKey {
  return (SPEC_KEYS as readonly string[]).includes(column)
}

/** The parts of a product that an import may be limited to. */
export const SHEET_SCOPES = ['all', 'prices', 'stock'] as const
export type SheetScope = (typeof SHEET_SCOPES)[number]

/** The treatment of products of the sheet's brands that the sheet does not name. */
export const SHEET_ABSENT = ['stays', 'off'] as const
export type SheetAbsent = (typeof SHEET_ABSENT)[number]

export interface SheetOptions {
  readonly scope: SheetScope
  readonly absent: SheetAbsent
  /** The good rows are imported without the others; else all or nothing. */
  readonly isPartial: boolean
}

export const FIRST_OPTIONS: SheetOptions = { scope: 'all', absent: 'stays', isPartial: false }

const IN_SCOPE: Readonly<Record<SheetScope, readonly SheetColumn[] | null>> = {
  all: null,
  prices: ['sku', 'price'],
  stock: ['sku', 'quantity'],
}

/** A column of the file is read for one column of the shop, or not at all. */
export type ColumnChoice = SheetColumn | null

/** Leaves out what the import is not about. */
export function columnsInScope(columns: readonly ColumnChoice[], scope: SheetScope): ColumnChoice[] {
  const wanted = IN_SCOPE[scope]
  return columns.map((column) => (column === null || wanted === null || wanted.includes(column) ? column : null))
}

/** The columns without which nothing can be imported: the key, and the one that the import is about. */
export function missingColumns(kind: SheetKind, columns: readonly ColumnChoice[], scope: SheetScope): SheetColumn[] {
  const needed: readonly SheetColumn[] = kind === 'products' ? (IN_SCOPE[scope] ?? ['sku']) : [KEY_COLUMN[kind]]
  return needed.filter((column) => !columns.includes(column))
}

export function doubledColumns(columns: readonly ColumnChoice[]): SheetColumn[] {
  return [...new Set(columns.filter((column, index): column is SheetColumn => column !== null && columns.indexOf(column) !== index))]
}
