import type { ListedRun, SheetRun, SheetRunRow } from '#contract/admin/sheets.ts'
import { SHOP_CURRENCY } from '#domain/money/currency.ts'
import { SHEET_COLUMNS, type SheetColumn } from '#domain/sheets/columns.ts'
import { isSureOf } from '#domain/sheets/matching.ts'
import { type CellChange, EXAMPLES_MOST, type IssueGroup, type SheetResult } from '#domain/sheets/results.ts'
import { secondsLeft } from '#domain/sheets/runs.ts'
import { tabOf } from '#domain/sheets/tabs.ts'
import { inLanguage, type Language } from '#domain/text/language.ts'
import { formatMoney, formatNumber } from '#i18n/formats.ts'
import { choiceName, columnName, columnNames, issueTodo, rowIssueText, sheetWord } from '#i18n/sheet-rows.ts'
import { fieldName, refusalText } from '#i18n/texts.ts'
import { storedRefusal } from '#server/platform/http/stored-refusal.ts'
import type { RunRow } from './sheets.repository.ts'

export function listedReply({ id, kind, fileName, state, created }: RunRow): ListedRun {
  return { _id: id, kind, fileName, state, created: created.toISOString() }
}

export interface ReplyFacts {
  readonly language: Language
  readonly now: Date
  readonly isStaff: boolean
  readonly isAnotherImporting: boolean
  readonly tabs: readonly RunRow[]
}

export function runReply(run: RunRow, { language, now, isStaff, isAnotherImporting, tabs }: ReplyFacts): SheetRun {
  return {
    ...listedReply(run),
    rowCount: run.rowCount,
    headRow: run.headRow,
    columns: run.headings.map((heading, index) => columnReply(run, heading, index)),
    choices: SHEET_COLUMNS[run.kind].map((column) => ({ column, name: choiceName(column, { language, isStaff }) })),
    isRemembered: run.isRemembered,
    scope: run.scope,
    absent: run.absent,
    isPartial: run.isPartial,
    progress: progressOf(run, now),
    // A sheet that an older release has checked counted neither.
    summary: run.summary === null ? null : { ...run.summary, confirmed: run.summary.confirmed ?? 0, unnamed: run.summary.unnamed ?? 0 },
    groups: groupReplies(run.groups ?? [], language),
    failure: run.failure === null ? null : refusalText(storedRefusal(run.failure), language),
    isAnotherImporting,
    tab: tabOf(run.fileName)?.tab ?? '',
    otherTabs: tabs.map(({ id, fileName, rowCount, state }) => ({ _id: id, name: tabOf(fileName)?.tab ?? fileName, rowCount, state })),
  }
}

function columnReply(run: RunRow, heading: string, index: number): SheetRun['columns'][number] {
  const column = run.columns[index] ?? null
  return {
    heading,
    samples: run.samples.flatMap((row) => (row[index] === undefined || row[index] === '' ? [] : [row[index]])),
    column,
    isSure: run.isRemembered || isSureOf(run.kind, heading, column, columnNames),
  }
}

function progressOf({ state, done, total, began }: RunRow, now: Date): SheetRun['progress'] {
  if (state !== 'checking' && state !== 'importing') return null
  const left = began === null ? null : secondsLeft({ done, total, beganMs: began.getTime(), nowMs: now.getTime() })
  return { done, total, secondsLeft: left }
}

/** Several reasons may ask for the same: each thing to do is told once. */
function groupReplies(groups: readonly IssueGroup[], language: Language): SheetRun['groups'] {
  const byTodo = new Map<string, SheetRun['groups'][number]>()
  for (const each of groups.map((group) => groupReply(group, language))) {
    const key = `${each.isWarning} ${each.todo}`
    const former = byTodo.get(key)
    if (former === undefined) byTodo.set(key, each)
    else
      byTodo.set(key, {
        ...former,
        count: former.count + each.count,
        issues: [...former.issues, ...each.issues].sort((a, b) => a.row - b.row).slice(0, EXAMPLES_MOST),
      })
  }
  return [...byTodo.values()].sort((a, b) => Number(a.isWarning) - Number(b.isWarning) || b.count - a.count)
}

function groupReply(group: IssueGroup, language: Language): SheetRun['groups'][number] {
  return {
    todo: issueTodo(group, language),
    isWarning: group.isWarning,
    count: group.count,
    issues: group.examples.map((issue) => ({
      row: issue.at,
      column: columnName(issue.column, language),
      value: issue.value ?? '',
      text: rowIssueText(issue, language),
    })),
  }
}

export function rowReply({ name, nameAr = '', changes, mistakes, warnings, ...row }: SheetResult, language: Language): SheetRunRow {
  return {
    ...row,
    name: inLanguage({ en: name, ar: nameAr }, language),
    changes: [...(row.outcome === 'added' ? namesOf({ name, nameAr }) : []), ...changes].map(({ column, before, after }) => ({
      column,
      name: column === 'price' ? fieldName('price', language) : columnName(column, language),
      before: shownCell(column, before, language),
      after: shownCell(column, after, language),
    })),
    mistakes: mistakes.map((issue) => rowIssueText(issue, language)),
    warnings: warnings.map((issue) => rowIssueText(issue, language)),
  }
}

function namesOf({ name, nameAr }: { readonly name: string; readonly nameAr: string }): CellChange[] {
  const names = [
    { column: 'name', after: name },
    { column: 'nameAr', after: nameAr },
  ] as const
  return names.flatMap((each) => (each.after === '' ? [] : [{ ...each, before: '' }]))
}

/** A cell for the eye: prices as money, and numbers with their thousands apart. */
function shownCell(column: SheetColumn, cell: string, language: Language): string {
  if (cell === '') return cell
  if (column === 'price') return formatMoney(Number(cell), language, SHOP_CURRENCY)
  return column === 'quantity' ? formatNumber(Number(cell), language) : cellWord(column, cell, language)
}

/** A cell as it leaves: yes and no, new and used in words. */
export function cellWord(column: SheetColumn, cell: string, language: Language): string {
  if (column === 'isActive' && cell !== '') return sheetWord(cell === 'true' ? 'yes' : 'no', language)
  return column === 'taxable' && cell !== '' ? sheetWord(cell === 'true' ? 'new' : 'used', language) : cell
}

export function namesOfColumns(columns: readonly SheetColumn[], language: Language): string {
  return columns.map((column) => columnName(column, language)).join(', ')
}
