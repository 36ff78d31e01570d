import type { ListsDuringDocuments } from './lists-during-documents.ts'
import type { Figure } from './measure.ts'

const THROUGHPUT_FLOOR_SHARE = 0.6
const START_MOST_MS = 3000
const REST_MOST_BYTES = 350 * 1024 * 1024

export interface Line {
  readonly cells: readonly string[]
  readonly isMissed: boolean
}

export const COLUMNS = [
  'what',
  'database',
  'bytes',
  'app ms',
  'with db ms',
  'floor ms',
  '× floor',
  'req/s at 32',
  'of floor',
  'must',
  'verdict',
]

export function figureLine({
  case: { name, kind, must },
  database,
  answerBytes,
  appMs,
  databaseMs,
  floorMs,
  ratio,
  throughput,
  perSecond,
}: Figure): Line {
  const allMs = appMs + databaseMs
  const isHeld = must.onPostgresOnly !== true || database === 'postgres'
  const cpuMost = isHeld ? must.cpuMs : undefined
  const appMost = isHeld ? must.appMs : undefined
  const perSecondLeast = isHeld ? must.perSecond : undefined
  const least = throughput === undefined ? 0 : THROUGHPUT_FLOOR_SHARE * throughput.floor
  const isMissed =
    (must.floorRatio !== undefined && ratio > must.floorRatio) ||
    (cpuMost !== undefined && allMs > cpuMost) ||
    (appMost !== undefined && appMs > appMost) ||
    (perSecondLeast !== undefined && (perSecond ?? 0) < perSecondLeast) ||
    (throughput !== undefined && throughput.shop < least)
  const musts = [
    ...(must.floorRatio === undefined ? [] : [`≤ ${must.floorRatio} ×`]),
    ...(cpuMost === undefined ? [] : [`≤ ${cpuMost} ms`]),
    ...(appMost === undefined ? [] : [`app ≤ ${appMost} ms`]),
    ...(throughput === undefined ? [] : [`≥ ${least.toFixed(0)}/s`]),
    ...(perSecondLeast === undefined ? [] : [`≥ ${perSecondLeast}/s`]),
  ]
  const cells = [
    `${name} ${kind}`,
    database,
    String(answerBytes),
    appMs.toFixed(3),
    allMs.toFixed(3),
    floorMs.toFixed(3),
    ratio.toFixed(2),
    (throughput?.shop ?? perSecond)?.toFixed(0) ?? '',
    throughput === undefined ? '' : (throughput.shop / throughput.floor).toFixed(2),
    musts.join(', '),
    musts.length === 0 ? '' : verdict(isMissed),
  ]
  return { cells, isMissed }
}

export function startLine(database: string, readyAfterMs: number): Line {
  return plainLine('second start', database, `${(readyAfterMs / 1000).toFixed(2)} s`, '≤ 3 s', readyAfterMs > START_MOST_MS)
}

export function memoryLine(when: string, database: string, bytes: number): Line {
  const isMissed = database === 'embedded' && bytes > REST_MOST_BYTES
  return plainLine(
    `memory ${when}`,
    database,
    `${(bytes / 1024 / 1024).toFixed(0)} MB`,
    database === 'embedded' ? '≤ 350 MB' : '',
    isMissed,
  )
}

export function calmLine(database: string, { restMs, busyMs, documents }: ListsDuringDocuments): Line {
  const figure = `p99 ${busyMs.toFixed(2)} ms, at rest ${restMs.toFixed(2)} ms`
  return plainLine(`lists during ${documents} documents`, database, figure, '≤ 2 × rest', busyMs > 2 * restMs)
}

function plainLine(what: string, database: string, figure: string, must: string, isMissed: boolean): Line {
  return { cells: [what, database, '', figure, '', '', '', '', '', must, must === '' ? '' : verdict(isMissed)], isMissed }
}

function verdict(isMissed: boolean): string {
  return isMissed ? 'MISSED' : 'ok'
}

/** Prints each figure as it is measured, so that an interrupted run has shown what it knew. */
export function toldLine({ cells }: Line): string {
  const [what, database, , ...figures] = cells
  const named = figures.flatMap((figure, index) => (figure === '' ? [] : `${COLUMNS[index + 3]} ${figure}`))
  return `${database}: ${what}: ${named.join(', ')}`
}

/** A Markdown table with aligned columns, readable as plain text. */
export function table(lines: readonly Line[], columns: readonly string[] = COLUMNS): string {
  const rows = [columns, ...lines.map(({ cells }) => cells)]
  const widths = columns.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)))
  const shown = rows.map((row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`)
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`
  return [shown[0], rule, ...shown.slice(1)].join('\n')
}
