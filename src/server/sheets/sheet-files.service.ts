import { type Manager, managedScope } from '#domain/accounts/viewer.ts'
import { RefusalError } from '#domain/errors.ts'
import { CollectionIndex } from '#domain/sheets/collection-index.ts'
import {
  EXPORT_COLUMNS,
  isForStaffOnly,
  isSpecColumn,
  type SheetColumn,
  type SheetFormat,
  type SheetKind,
  TEMPLATE_COLUMNS,
} from '#domain/sheets/columns.ts'
import { usedSpecs } from '#domain/sheets/matching.ts'
import { directionOf, LANGUAGES, type Language } from '#domain/text/language.ts'
import { columnName, sheetFileName, sheetHead, sheetPageName, sheetRules } from '#i18n/sheet-rows.ts'
import { type CollectionRecord, findCollections } from '#server/catalogue/batches/collection-batches.service.ts'
import { type FiledProduct, findAllFiled, findByIds } from '#server/catalogue/batches/product-batches.service.ts'
import { type Selection, selectedIds } from '#server/catalogue/many/many-selection.service.ts'
import type { SentFile } from '#server/platform/http/sent-files.ts'
import { type CellValue, csvOf, TYPE_OF } from '#server/platform/sheets/csv.ts'
import { writeSheet } from '#server/platform/sheets/sheets.ts'
import type { WrittenPage } from '#server/platform/sheets/wire.ts'
import { collectionCells, productCells, type RecordCells } from './planning/sheet-rows.facts.ts'
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
  const columns = TEMPLATE_COLUMNS[kind]
  const head = columns.map((column) => columnName(column, language))
  const name = `${sheetFileName('template', language)}-${sheetFileName(kind, language)}`
  if (format === 'csv') return fileOf(name, format, csvOf([head]))
  const inOrder = [language, ...LANGUAGES.filter((each) => each !== language)]
  const pages = [tablePage({ kind, language, columns, rows: [] }), ...inOrder.map((each) => rulesPage(columns, each))]
  return fileOf(name, format, await writeSheet(pages))
}

function rulesPage(columns: readonly SheetColumn[], language: Language): WrittenPage {
  const rows = sheetRules(columns, language).map(({ column, rule }) => [{ value: column }, { value: rule, look: 'note' as const }])
  const head = (['column', 'meaning'] as const).map((each) => ({ value: sheetHead(each, language), look: 'head' as const }))
  return { name: sheetPageName('rules', language), isRightToLeft: directionOf(language) === 'rtl', widths: [26, 90], rows: [head, ...rows] }
}

type Narrowing = Extract<Selection, { readonly filter: unknown }>['filter']

/** The records that the manager may see, as a sheet that comes in again unchanged; of products those that the list's filter finds. */
export async function makeExport(
  deps: Pick<SheetDeps, 'database' | 'settings' | 'now'>,
  manager: Manager,
  { kind, format, ...filter }: Asked & Narrowing,
): Promise<SentFile> {
  refuseOthers(manager, kind)
  const { language } = manager
  const { db } = deps.database
  const found = await findCollections(db)
  const collections = { brands: new CollectionIndex(found.brands), categories: new CollectionIndex(found.categories) }
  let records: RecordCells[]
  let columns: readonly SheetColumn[] = EXPORT_COLUMNS[kind]
  if (kind === 'products') {
    const filed = isNarrowed(filter) ? await findFiled(deps, manager, filter) : await findAllFiled(db, managedScope(manager))
    records = filed.map((each) => productCells(each, collections))
    const specs = new Set(usedSpecs(filed.map(({ row }) => row.specs)))
    columns = columns.filter((column) => !isSpecColumn(column) || specs.has(column))
  } else {
    const known = new CollectionIndex<CollectionRecord>(found[kind])
    records = found[kind].map((row) => collectionCells(row, known))
  }
  const rows = records.map((cells) => columns.map((column) => cellValue(column, cells[column], language)))
  const head = columns.map((column) => columnName(column, language))
  const bytes = format === 'csv' ? csvOf([head, ...rows]) : await writeSheet([tablePage({ kind, language, columns, rows })])
  return fileOf(sheetFileName(kind, language), format, bytes)
}

function isNarrowed(filter: Narrowing): boolean {
  return Object.values(filter).some((value) => value !== '' && value !== null && value !== undefined)
}

/** The oldest first, as all of them. */
async function findFiled(deps: Parameters<typeof selectedIds>[0], manager: Manager, filter: Narrowing): Promise<FiledProduct[]> {
  return findByIds(deps.database.db, (await selectedIds(deps, manager, { filter })).toSorted())
}

interface Page {
  readonly kind: SheetKind
  readonly language: Language
  readonly columns: readonly SheetColumn[]
  readonly rows: readonly (readonly CellValue[])[]
}

function tablePage({ kind, language, columns, rows }: Page): WrittenPage {
  return {
    name: sheetPageName(kind, language),
    isRightToLeft: directionOf(language) === 'rtl',
    widths: columns.map((column) => (WIDE.has(column) ? 34 : 16)),
    rows: [
      columns.map((column) => ({ value: columnName(column, language), look: 'head' as const })),
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
