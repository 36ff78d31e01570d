import type { Admin } from '#domain/accounts/viewer.ts'
import type { OrderStatus } from '#domain/orders/orders.ts'
import type { SheetFormat } from '#domain/sheets/columns.ts'
import { EXPORT_COLUMNS_OF, type ExportColumn, type ExportedList } from '#domain/sheets/exports.ts'
import { directionOf, type Language } from '#domain/text/language.ts'
import { exportColumnName, exportListName, exportPageName } from '#i18n/sheet-rows.ts'
import { actorOf, recordChange } from '#server/audit/audit.service.ts'
import { countCustomers, customersAfter } from '#server/customers/exporting.service.ts'
import { countOnList, subscribersAfter } from '#server/newsletter/newsletter.service.ts'
import { countAllOrders, ordersAfter } from '#server/orders/exporting.service.ts'
import type { Database, Db } from '#server/platform/db/database.ts'
import type { StreamedFile } from '#server/platform/http/sent-files.ts'
import type { Making } from '#server/platform/ids.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { type CellValue, csvParts, TYPE_OF } from '#server/platform/sheets/csv.ts'
import { streamedWorkbook } from '#server/platform/sheets/streamed-workbook.ts'
import { customerRow, requestRow, subscriberRow } from './exported-rows.facts.ts'
import { exportNoticeJob } from './exports.jobs.ts'
import { findExporter } from './exports.repository.ts'

export interface ExportDeps extends Making {
  readonly database: Database
  readonly jobs: Pick<Jobs, 'send'>
}

export interface AskedExport {
  readonly list: ExportedList
  readonly format: SheetFormat
  readonly status?: OrderStatus | undefined
  readonly search: string
}

/** Few enough rows at a time that other calls are answered between two parts. */
const ROWS_AT_ONCE = 250
const WIDE: ReadonlySet<ExportColumn> = new Set(['name', 'email', 'company', 'address'])

/** The export is in the history, and the owner is told of it, before the first row leaves. */
export async function exportList(deps: ExportDeps, viewer: Admin, asked: AskedExport): Promise<StreamedFile> {
  const { list, format } = asked
  const { language } = viewer
  const source = sourceOf(deps.database.db, asked, language)
  await record(deps, viewer, { list, format, isPart: source.isPart, rows: await source.count() })
  const columns: readonly ExportColumn[] = EXPORT_COLUMNS_OF[list]
  const rows = withHead(columns, language, source.rows())
  const name = exportListName(list, language)
  const page = {
    name: exportPageName(list, language),
    isRightToLeft: directionOf(language) === 'rtl',
    widths: columns.map((column) => (WIDE.has(column) ? 34 : 18)),
  }
  return {
    name: `${name}.${format}`,
    contentType: TYPE_OF[format],
    parts: format === 'csv' ? csvParts(rows) : streamedWorkbook(page, rows),
  }
}

interface Recorded extends Pick<AskedExport, 'list' | 'format'>, Pick<Source, 'isPart'> {
  readonly rows: number
}

async function record(deps: ExportDeps, viewer: Admin, { list, format, rows, isPart }: Recorded): Promise<void> {
  const at = deps.now().toISOString()
  await deps.database.transaction(async (tx) => {
    await recordChange(tx, deps, {
      actor: actorOf(viewer),
      action: 'user.exported',
      recordKind: 'user',
      recordId: viewer.id,
      before: null,
      // A term may hold somebody's phone: only that there was one is told.
      after: { exportedList: list, exportedFormat: format, exportedRows: rows, exportedPart: isPart },
    })
    await deps.jobs.send(tx, exportNoticeJob, { userId: viewer.id, list, format, rows, at, language: viewer.language })
  })
}

type Row = Readonly<Partial<Record<ExportColumn, CellValue>>>

interface Source {
  /** True where what was asked for narrows this very list: a filter of another one leaves it whole. */
  readonly isPart: boolean
  readonly count: () => Promise<number>
  readonly rows: () => AsyncIterable<Row>
}

function sourceOf(db: Db, { list, status, search }: AskedExport, language: Language): Source {
  if (list === 'newsletter') {
    const next = (after: string | null) => subscribersAfter(db, { after, limit: ROWS_AT_ONCE })
    return { isPart: false, count: () => countOnList(db), rows: () => each(next, (row) => subscriberRow(row, language)) }
  }
  if (list === 'customers') {
    const next = (after: string | null) => customersAfter(db, search, { after, limit: ROWS_AT_ONCE })
    return { isPart: search !== '', count: () => countCustomers(db, search), rows: () => each(next, (row) => customerRow(row, language)) }
  }
  const next = (after: string | null) => ordersAfter(db, status, { after, limit: ROWS_AT_ONCE })
  return {
    isPart: status !== undefined,
    count: () => countAllOrders(db, status),
    rows: () => each(next, (order) => requestRow(order, language)),
  }
}

/** All rows by their ids, a part at a time. */
async function* each<Found extends { readonly id: string }>(
  next: (after: string | null) => Promise<readonly Found[]>,
  shown: (found: Found) => Row,
): AsyncGenerator<Row> {
  for (let after: string | null = null; ; ) {
    const part: readonly Found[] = await next(after)
    for (const found of part) yield shown(found)
    const last = part.at(-1)
    if (last === undefined || part.length < ROWS_AT_ONCE) return
    after = last.id
  }
}

async function* withHead(columns: readonly ExportColumn[], language: Language, rows: AsyncIterable<Row>): AsyncGenerator<CellValue[]> {
  yield columns.map((column) => exportColumnName(column, language))
  for await (const row of rows) yield columns.map((column) => row[column] ?? '')
}

/** The colleague who took a list; empty where the account is gone by now. */
export async function exporterOf({ database }: Pick<ExportDeps, 'database'>, userId: string): Promise<{ name: string; email: string }> {
  const found = await findExporter(database.db, userId)
  return found === null ? { name: '', email: '' } : { name: `${found.firstName} ${found.lastName}`.trim(), email: found.email }
}
