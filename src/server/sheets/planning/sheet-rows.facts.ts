import { amountOf } from '#domain/money/money.ts'
import { sheetPrice } from '#domain/money/pricing.ts'
import { dayInCairo } from '#domain/offers/validity.ts'
import { NAMES_SEPARATOR } from '#domain/sheets/cells.ts'
import type { CollectionIndex } from '#domain/sheets/collection-index.ts'
import { SHEET_COLUMNS, type SheetColumn } from '#domain/sheets/columns.ts'
import type { CellChange } from '#domain/sheets/results.ts'
import type { Language } from '#domain/text/language.ts'
import type { BrandRecord, CategoryRecord } from '#server/catalogue/batches/collection-batches.service.ts'
import type { FiledProduct } from '#server/catalogue/batches/product-batches.service.ts'

/** The cells of a record as they leave; yes and no are not in words yet. */
export type RecordCells = Partial<Record<SheetColumn, string | number | boolean>>

export interface Collections {
  readonly brands: CollectionIndex<BrandRecord>
  readonly categories: CollectionIndex<CategoryRecord>
}

export function productCells({ row, categoryIds }: FiledProduct, { brands, categories }: Collections, language?: Language): RecordCells {
  return {
    sku: row.sku,
    name: row.name,
    nameAr: row.nameAr,
    brand: row.brandId === null ? '' : brands.written(row.brandId, language),
    categories: categoryIds.map((id) => categories.written(id, language)).join(NAMES_SEPARATOR),
    price: sheetPrice(amountOf(row.priceMinor)),
    quantity: row.quantity,
    taxable: row.isNew,
    isActive: row.isActive,
    description: row.description,
    descriptionAr: row.descriptionAr,
    priceConfirmed: dayInCairo(row.priceConfirmed),
    ...row.specs,
  }
}

export function collectionCells(
  row: BrandRecord | CategoryRecord,
  known: CollectionIndex<BrandRecord | CategoryRecord>,
  language?: Language,
): RecordCells {
  const { slug, name, nameAr, description, descriptionAr, isActive } = row
  const cells = { slug, name, nameAr, description, descriptionAr, isActive }
  if (!('parentId' in row)) return cells
  return { ...cells, parent: row.parentId === null ? '' : known.written(row.parentId, language) }
}

/** The cells that differ, in the order of the columns. */
export function changedCells(kind: 'products' | 'categories' | 'brands', before: RecordCells, after: RecordCells): CellChange[] {
  return SHEET_COLUMNS[kind].flatMap((column) => {
    const [was, is] = [String(before[column] ?? ''), String(after[column] ?? '')]
    return was === is ? [] : [{ column, before: was, after: is }]
  })
}

const OF_NEW = ['brand', 'categories', 'price', 'quantity'] as const

/** The cells of a new product that tell a column that was read for another one; all of them would be too long to store for every row. */
export function newCells(after: RecordCells): CellChange[] {
  return OF_NEW.flatMap((column) => {
    const value = String(after[column] ?? '')
    return value === '' ? [] : [{ column, before: '', after: value }]
  })
}

/** The cells of a row by column, without the empty ones. */
export type RowCells = ReadonlyMap<SheetColumn, string>

/** The units of the headings, which the cells below them are converted from. */
export type HeadingUnits = ReadonlyMap<SheetColumn, string>
