import type { CallReply } from '#contract/endpoints.ts'
import type { Manager } from '#domain/accounts/viewer.ts'
import { DAY_MS } from '#domain/durations.ts'
import { RefusalError } from '#domain/errors.ts'
import { unguardedCell } from '#domain/sheets/cells.ts'
import {
  type ColumnChoice,
  doubledColumns,
  FIRST_OPTIONS,
  isForStaffOnly,
  missingColumns,
  type SheetKind,
  type SheetOptions,
} from '#domain/sheets/columns.ts'
import { findHeadRow, guessColumns, headingsKey } from '#domain/sheets/matching.ts'
import { mayImport } from '#domain/sheets/results.ts'
import { RUN_DAYS, RUNS_LISTED, UNFINISHED_LISTED } from '#domain/sheets/runs.ts'
import { nameOfTab } from '#domain/sheets/tabs.ts'
import { messageText } from '#i18n/messages.ts'
import { columnNames, sheetPageName } from '#i18n/sheet-rows.ts'
import type { Db } from '#server/platform/db/database.ts'
import { isId } from '#server/platform/ids.ts'
import { readSheet } from '#server/platform/sheets/sheets.ts'
import type { SheetMistake, SheetPage } from '#server/platform/sheets/wire.ts'
import { restartLostRuns } from './lost-runs.service.ts'
import { listedReply, namesOfColumns, runReply } from './runs.replies.ts'
import type { SheetDeps } from './sheets.deps.ts'
import { sheetRunJob } from './sheets.jobs.ts'
import {
  deleteOldRuns,
  deleteRun,
  findChoice,
  findRun,
  forgetTab,
  insertRun,
  isImporting,
  isImportingFor,
  listOtherTabs,
  listRuns,
  moveRun,
  type NewRun,
  type RunRow,
  rememberChoice,
} from './sheets.repository.ts'

type RunReply = CallReply<'GET /api/sheets/runs/:id'>

const SAMPLES = 3
const SAMPLE_LETTERS = 80
const HEADING_LETTERS = 200

const REFUSALS_OF_FILES = {
  empty: 'sheet/empty',
  'not-a-sheet': 'sheet/not-a-sheet',
  'old-excel': 'sheet/old-excel',
  damaged: 'sheet/damaged',
  'too-large': 'sheet/too-much',
  'long-cell': 'sheet/long-cell',
  'too-many-rows': 'sheet/too-many-rows',
  'too-many-columns': 'sheet/too-many-columns',
  'too-many-tabs': 'sheet/too-many-tabs',
} as const satisfies Record<SheetMistake, string>

export async function listOwnRuns({ database }: SheetDeps, manager: Manager): Promise<CallReply<'GET /api/sheets/runs'>> {
  // Sheets that were sent and left would soon drive out those that were imported.
  const [imported, others] = await Promise.all([
    listRuns(database.db, manager.id, { states: ['importing', 'done'], limit: RUNS_LISTED }),
    listRuns(database.db, manager.id, { states: ['chosen', 'checking', 'checked', 'failed'], limit: UNFINISHED_LISTED }),
  ])
  return { runs: [...imported, ...others].sort((a, b) => (a.id < b.id ? 1 : -1)).map(listedReply) }
}

interface SentSheet {
  readonly kind: SheetKind
  readonly name: string
  readonly upload: Buffer
}

/** Reads the file apart, and stores the rows of each tab as a sheet of its own: the file itself is not stored. */
export async function startRun(deps: SheetDeps, manager: Manager, { kind, name, upload }: SentSheet): Promise<RunReply> {
  if (manager.role !== 'ROLE ADMIN' && isForStaffOnly(kind)) throw new RefusalError('forbidden')
  const answer = await readSheet(upload)
  if ('mistake' in answer) throw new RefusalError(REFUSALS_OF_FILES[answer.mistake], { field: 'file' })
  const [chosen, ...others] = tablesIn(kind, answer)
  if (chosen === undefined) throw new RefusalError('sheet/no-rows', { field: 'file' })
  const { db } = deps.database
  await restartLostRuns(deps)
  await deleteOldRuns(db, new Date(deps.now().getTime() - RUN_DAYS * DAY_MS))
  const created = deps.now()
  const store = (table: Table) => {
    const fileName = others.length === 0 ? name : nameOfTab(name, table.tab)
    return storeTable(deps, { ...table, kind, ownerId: manager.id, fileName, created })
  }
  for (const other of others) await store(other)
  return readRun(deps, manager, await store(chosen))
}

interface Stored extends Table, Pick<NewRun, 'kind' | 'ownerId' | 'fileName' | 'created'> {}

async function storeTable(deps: SheetDeps, { head, headings, cells, filled, kind, ownerId, fileName, created }: Stored): Promise<string> {
  const { db } = deps.database
  const remembered = await findChoice(db, { ownerId, kind, headingsKey: headingsKey(headings) })
  const id = deps.newId()
  await insertRun(db, {
    ...FIRST_OPTIONS,
    id,
    kind,
    ownerId,
    fileName,
    headings,
    headRow: head + 1,
    samples: filled.slice(0, SAMPLES).map((row) => row.map((cell) => cell.slice(0, SAMPLE_LETTERS))),
    rows: JSON.stringify(cells),
    rowCount: filled.length,
    columns: remembered ?? guessColumns(kind, headings, columnNames),
    isRemembered: remembered !== null,
    state: 'chosen',
    created,
  })
  return id
}

interface Table {
  readonly tab: string
  readonly head: number
  readonly headings: readonly string[]
  readonly cells: readonly (readonly string[])[]
  readonly filled: readonly (readonly string[])[]
}

/** The tabs with rows, the one with the most headings that are known in front; those with rules and problems are the shop's own. */
function tablesIn(kind: SheetKind, { isText, pages }: { readonly isText: boolean; readonly pages: readonly SheetPage[] }): Table[] {
  const own = new Set((['rules', 'problems'] as const).flatMap((page) => [sheetPageName(page, 'en'), sheetPageName(page, 'ar')]))
  const known = ({ headings }: Table) => guessColumns(kind, headings, columnNames).filter((column) => column !== null).length
  return pages
    .filter(({ name, rows }) => rows.length > 0 && !own.has(name))
    .map(({ name, rows }): Table => {
      const table = tableIn(kind, rows)
      const cells = isText ? table.rows.map((row) => row.map(unguardedCell)) : table.rows
      return {
        tab: name,
        head: table.head,
        headings: table.headings,
        cells,
        filled: cells.filter((row) => row.some((cell) => cell !== '')),
      }
    })
    .filter(({ filled }) => filled.length > 0)
    .map((table) => ({ table, score: known(table) }))
    .sort((a, b) => b.score - a.score)
    .map(({ table }) => table)
}

function tableIn(kind: SheetKind, rows: SheetPage['rows']) {
  const head = findHeadRow(kind, rows, columnNames)
  const cleaned = rows.map((row) => row.map((cell) => cell.trim()))
  const body = cleaned.slice(head + 1)
  const width = Math.max(...cleaned.slice(head).map((row) => row.findLastIndex((cell) => cell !== '') + 1))
  const headings = Array.from({ length: width }, (_, index) => (cleaned[head]?.[index] ?? '').slice(0, HEADING_LETTERS))
  return { head, headings, rows: body }
}

export async function readRun(deps: SheetDeps, manager: Manager, id: string): Promise<RunReply> {
  const run = await findOwn(deps, manager, id)
  const isAnotherImporting = run.state === 'importing' ? false : await isImporting(deps.database.db, id)
  const isStaff = manager.role === 'ROLE ADMIN'
  const tabs = await listOtherTabs(deps.database.db, run)
  return { run: runReply(run, { language: manager.language, now: deps.now(), isStaff, isAnotherImporting, tabs }) }
}

/** Absent and foreign ones get the same answer. */
export async function findOwn({ database }: Pick<SheetDeps, 'database'>, manager: Manager, id: string): Promise<RunRow> {
  const run = isId(id) ? await findRun(database.db, { id, ownerId: manager.id }) : null
  if (run === null) throw new RefusalError('sheet/not-found')
  return run
}

export interface Choice extends SheetOptions {
  readonly columns: readonly ColumnChoice[]
}

/** Remembers the columns, and begins to check. */
export async function checkRun(deps: SheetDeps, manager: Manager, id: string, choice: Choice): Promise<RunReply> {
  const run = await findOwn(deps, manager, id)
  const columns = run.headings.map((_, index) => choice.columns[index] ?? null)
  refuseColumns(run, manager, { ...choice, columns })
  const isOfProducts = run.kind === 'products'
  const options = isOfProducts ? { scope: choice.scope, absent: choice.absent } : { scope: 'all' as const, absent: 'stays' as const }
  await deps.database.transaction(async (tx) => {
    const columnsOf = { ...options, columns, isPartial: choice.isPartial, ...CLEARED, state: 'checking' as const }
    const isMoved = await moveRun(tx, { id, ownerId: manager.id }, ['chosen', 'checked', 'failed'], columnsOf)
    if (!isMoved) throw new RefusalError(run.state === 'done' ? 'sheet/imported' : 'sheet/busy')
    await rememberChoice(tx, { ownerId: manager.id, kind: run.kind, headingsKey: headingsKey(run.headings), columns })
    await deps.jobs.send(tx, sheetRunJob, { runId: id })
  })
  return readRun(deps, manager, id)
}

const CLEARED = { tries: 0, done: 0, total: 0, began: null, summary: null, groups: null, results: null, failure: null }

function refuseColumns({ kind }: RunRow, { language }: Manager, { columns, scope }: Choice): void {
  const doubled = doubledColumns(columns)
  if (doubled.length > 0) throw new RefusalError('sheet/column-twice', { values: { columns: namesOfColumns(doubled, language) } })
  const missing = missingColumns(kind, columns, scope)
  if (missing.length > 0) throw new RefusalError('sheet/column-missing', { values: { columns: namesOfColumns(missing, language) } })
}

export async function importRun(deps: SheetDeps, manager: Manager, id: string): Promise<RunReply> {
  const run = await findOwn(deps, manager, id)
  if (run.state === 'done') throw new RefusalError('sheet/imported')
  if (run.state === 'chosen' || run.state === 'failed') throw new RefusalError('sheet/not-checked')
  if (run.state !== 'checked' || run.summary === null) throw new RefusalError('sheet/busy')
  if (!mayImport(run.summary, run.isPartial)) throw new RefusalError('sheet/not-importable')
  if (await isImporting(deps.database.db, id)) {
    await restartLostRuns(deps)
    if (await isImporting(deps.database.db, id)) throw new RefusalError('sheet/another-importing')
  }
  await deps.database.transaction(async (tx) => {
    const work = { state: 'importing', tries: 0, done: 0, total: 0, began: null, failure: null } as const
    if (!(await moveRun(tx, { id, ownerId: manager.id }, ['checked'], work))) throw new RefusalError('sheet/another-importing')
    await deps.jobs.send(tx, sheetRunJob, { runId: id })
  })
  return readRun(deps, manager, id)
}

/** True while rows of a sheet of this person are written. */
export function isOwnerImporting(db: Db, ownerId: string): Promise<boolean> {
  return isImportingFor(db, ownerId)
}

export async function forgetRun(deps: SheetDeps, manager: Manager, id: string): Promise<CallReply<'DELETE /api/sheets/runs/:id'>> {
  const { db } = deps.database
  const run = await findOwn(deps, manager, id)
  const others = await listOtherTabs(db, run)
  if (!(await (others.length === 0 ? deleteRun(db, run) : forgetTab(db, run)))) throw new RefusalError('sheet/busy')
  return { success: true, message: messageText('sheetForgotten', manager.language) }
}
