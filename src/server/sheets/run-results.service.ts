import type { CallReply } from '#contract/endpoints.ts'
import type { Manager } from '#domain/accounts/viewer.ts'
import { RefusalError } from '#domain/errors.ts'
import { pageCount, pageOffset } from '#domain/paging.ts'
import { isOfRow, type RowOutcome, type SheetResult } from '#domain/sheets/results.ts'
import { RUN_ROWS_PER_PAGE, withoutEnding } from '#domain/sheets/runs.ts'
import { directionOf } from '#domain/text/language.ts'
import { rowIssueText, sheetFileName, sheetHead, sheetPageName } from '#i18n/sheet-rows.ts'
import type { SentFile } from '#server/platform/http/sent-files.ts'
import { XLSX_TYPE } from '#server/platform/sheets/csv.ts'
import { writeSheet } from '#server/platform/sheets/sheets.ts'
import type { WrittenCell } from '#server/platform/sheets/wire.ts'
import { rowReply } from './runs.replies.ts'
import { findOwn } from './runs.service.ts'
import type { SheetDeps } from './sheets.deps.ts'
import { findRows } from './sheets.repository.ts'

interface RowsQuery {
  readonly page: number
  readonly outcome?: RowOutcome | undefined
}

export async function listRunRows(
  deps: SheetDeps,
  manager: Manager,
  { id, page, outcome }: RowsQuery & { readonly id: string },
): Promise<CallReply<'GET /api/sheets/runs/:id/rows'>> {
  const { results } = await resultsOf(deps, manager, id)
  const found = outcome === undefined ? results.filter(isOfRow) : results.filter((row) => row.outcome === outcome)
  const from = pageOffset(page, RUN_ROWS_PER_PAGE)
  return {
    rows: found.slice(from, from + RUN_ROWS_PER_PAGE).map((row) => rowReply(row, manager.language)),
    totalPages: pageCount(found.length, RUN_ROWS_PER_PAGE),
    currentPage: page,
    count: found.length,
  }
}

async function resultsOf(deps: SheetDeps, manager: Manager, id: string) {
  const run = await findOwn(deps, manager, id)
  const stored = await findRows(deps.database.db, { id, ownerId: manager.id })
  if (stored === null) throw new RefusalError('sheet/not-found')
  const rows = JSON.parse(stored.rows) as string[][]
  return { run, rows, results: JSON.parse(stored.results ?? '[]') as SheetResult[] }
}

const PROBLEM_WIDTH = 50
const CELL_WIDTH = 18

/** The rows as they were sent, with a column in front that says what is wrong with each. */
export async function sheetWithMistakes(deps: SheetDeps, manager: Manager, id: string): Promise<SentFile> {
  const { language } = manager
  const { run, rows, results } = await resultsOf(deps, manager, id)
  const byRow = new Map(results.filter(isOfRow).map((result) => [result.row, result]))
  const body = rows.map((cells, index): WrittenCell[] => {
    const mistakes = byRow.get(run.headRow + index + 1)?.mistakes ?? []
    const wrong = new Set(mistakes.map(({ column }) => run.columns.indexOf(column)))
    const look = (at: number) => (wrong.has(at) ? ({ look: 'mistake' } as const) : {})
    const problem = mistakes.map((issue) => rowIssueText(issue, language)).join(' ')
    return [
      { value: problem, ...(problem === '' ? {} : { look: 'mistake' }) },
      ...run.headings.map((_, at) => ({ value: cells[at] ?? '', ...look(at) })),
    ]
  })
  const head = [sheetHead('problem', language), ...run.headings].map((value): WrittenCell => ({ value, look: 'head' }))
  const bytes = await writeSheet([
    {
      name: sheetPageName(run.kind, language),
      isRightToLeft: directionOf(language) === 'rtl',
      widths: [PROBLEM_WIDTH, ...run.headings.map(() => CELL_WIDTH)],
      // Titles that stood above the headings are not stored: the rows have their numbers all the same.
      rows: [...Array.from({ length: run.headRow - 1 }, () => []), head, ...body],
    },
  ])
  return { name: `${withoutEnding(run.fileName)}-${sheetFileName('problems', language)}.xlsx`, contentType: XLSX_TYPE, bytes }
}
