import type { Manager } from '#domain/accounts/viewer.ts'
import { RefusalError } from '#domain/errors.ts'
import { CollectionIndex } from '#domain/sheets/collection-index.ts'
import {
  EXPORT_COLUMNS,
  isChosenByStaff,
  isForStaffOnly,
  isSpecColumn,
  type SheetColumn,
  type SheetFormat,
  type SheetKind,
  TEMPLATE_COLUMNS,
} from '#domain/sheets/columns.ts'
import { directionOf, LANGUAGES, type Language } from '#domain/text/language.ts'
import { columnName, sheetFileName, sheetHead, sheetPageName, sheetRules } from '#i18n/sheet-rows.ts'
import { type CollectionRecord, findCollections } from '#server/catalogue/batches/collection-batches.service.ts'
import { eachFiled, findSpecNames } from '#server/catalogue/batches/product-batches.service.ts'
import { filteredIdsInParts, type Narrowing } from '#server/catalogue/many/many-selection.service.ts'
import type { SentFile, StreamedFile } from '#server/platform/http/sent-files.ts'
import { type CellValue, csvOf, csvParts, TYPE_OF } from '#server/platform/sheets/csv.ts'
import { writeSheet } from '#server/platform/sheets/sheets.ts'
import { type StreamedPage, streamedWorkbook } from '#server/platform/sheets/streamed-workbook.ts'
import type { WrittenPage } from '#server/platform/sheets/wire.ts'
import { type Collections, collectionCells, productCells, type RecordCells } from './planning/sheet-rows.facts.ts'
import { cellWord } from './runs.replies.ts'
import type { SheetDeps } from './sheets.deps.ts'

const WIDE: ReadonlySet<SheetColumn> = new Set(['name', 'nameAr', 'description', 'descriptionAr', 'categories'])

export interface Asked {
  readonly kind: SheetKind
  readonly format: SheetFormat
}

/** An empty sheet; as a workbook it has a page with the rules in each language. */
export async function makeTemplate(manager: Manager, { kind, format }: Asked): Promise<SentFile> {
  refuseOthers(manager, kind)
  const { language } = manager
  const columns = TEMPLATE_COLUMNS[kind].filter((column) => manager.role === 'ROLE ADMIN' || !isChosenByStaff(column))
  const name = `${sheetFileName('template', language)}-${sheetFileName(kind, language)}`
  if (format === 'csv') return fileOf(name, format, csvOf([headOf(columns, language)]))
  const inOrder = [language, ...LANGUAGES.filter((each) => each !== language)]
  const pages = [tablePage({ kind, language, columns, rows: [] }), ...inOrder.map((each) => rulesPage(columns, each))]
  return fileOf(name, format, await writeSheet(pages))
}

function rulesPage(columns: readonly SheetColumn[], language: Language): WrittenPage {
  const rows = sheetRules(columns, language).map(({ column, rule }) => [{ value: column }, { value: rule, look: 'note' as const }])
  const head = (['column', 'meaning'] as const).map((each) => ({ value: sheetHead(each, language), look: 'head' as const }))
  return { name: sheetPageName('rules', language), isRightToLeft: directionOf(language) === 'rtl', widths: [26, 90], rows: [head, ...rows] }
}

type ExportDeps = Pick<SheetDeps, 'database' | 'settings' | 'now'>

/** The records that the manager may see, as a sheet that comes in again unchanged; of products those that the list's filter finds. */
export async function makeExport(
  deps: ExportDeps,
  manager: Manager,
  { kind, format, ...filter }: Asked & Narrowing,
): Promise<SentFile | StreamedFile> {
  refuseOthers(manager, kind)
  const found = await findCollections(deps.database.db)
  if (kind === 'products') {
    const collections = { brands: new CollectionIndex(found.brands), categories: new CollectionIndex(found.categories) }
    return productsFile(deps, manager, { format, filter, collections })
  }
  const { language } = manager
  const known = new CollectionIndex<CollectionRecord>(found[kind])
  const columns = EXPORT_COLUMNS[kind]
  const rows = found[kind].map((row) => cellsOf(collectionCells(row, known, language), columns, language))
  const bytes =
    format === 'csv' ? csvOf([headOf(columns, language), ...rows]) : await writeSheet([tablePage({ kind, language, columns, rows })])
  return fileOf(sheetFileName(kind, language), format, bytes)
}

interface AskedProducts {
  readonly format: SheetFormat
  readonly filter: Narrowing
  readonly collections: Collections
}

/** A catalogue may have far more products than a process should hold: they are read while they are sent. */
async function productsFile(deps: ExportDeps, manager: Manager, { format, filter, collections }: AskedProducts): Promise<StreamedFile> {
  const { language } = manager
  const { db } = deps.database
  const ids = () => filteredIdsInParts(deps, manager, filter)
  const specs = await findSpecNames(db, ids())
  const columns = EXPORT_COLUMNS.products.filter((column) => !isSpecColumn(column) || specs.has(column))
  const rows = async function* () {
    yield headOf(columns, language)
    for await (const each of eachFiled(db, ids())) yield cellsOf(productCells(each, collections, language), columns, language)
  }
  const parts = format === 'csv' ? csvParts(rows()) : streamedWorkbook(pageOf({ kind: 'products', language, columns }), rows())
  return { name: `${sheetFileName('products', language)}.${format}`, contentType: TYPE_OF[format], parts }
}

function headOf(columns: readonly SheetColumn[], language: Language): string[] {
  return columns.map((column) => columnName(column, language))
}

function cellsOf(cells: RecordCells, columns: readonly SheetColumn[], language: Language): CellValue[] {
  return columns.map((column) => cellValue(column, cells[column], language))
}

interface Page {
  readonly kind: SheetKind
  readonly language: Language
  readonly columns: readonly SheetColumn[]
}

function pageOf({ kind, language, columns }: Page): StreamedPage {
  return {
    name: sheetPageName(kind, language),
    isRightToLeft: directionOf(language) === 'rtl',
    widths: columns.map((column) => (WIDE.has(column) ? 34 : 16)),
  }
}

function tablePage({ rows, ...page }: Page & { readonly rows: readonly (readonly CellValue[])[] }): WrittenPage {
  return {
    ...pageOf(page),
    rows: [
      headOf(page.columns, page.language).map((value) => ({ value, look: 'head' as const })),
      ...rows.map((row) => row.map((value) => ({ value }))),
    ],
  }
}

function cellValue(column: SheetColumn, value: string | number | boolean | undefined, language: Language): CellValue {
  if (typeof value === 'number') return value
  return cellWord(column, String(value ?? ''), language)
}

function refuseOthers({ role }: Manager, kind: SheetKind): void {
  if (role !== 'ROLE ADMIN' && isForStaffOnly(kind)) throw new RefusalError('forbidden')
}

function fileOf(name: string, format: SheetFormat, bytes: Buffer): SentFile {
  return { name: `${name}.${format}`, contentType: TYPE_OF[format], bytes }
}
