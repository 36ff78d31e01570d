export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof CATEGORIES)[number]

/** The least a median must reach, in hundredths. */
export const LEAST: Readonly<Record<Category, number>> = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }
export const SHIFT_MOST = 0.02

/** One run over one page. */
export interface Run {
  readonly scores: Readonly<Record<Category, number>>
  readonly firstPaintMs: number
  readonly largestPaintMs: number
  readonly blockedMs: number
  readonly shift: number
  /** Audits that cost points, worst first. */
  readonly faults: readonly string[]
}

export interface PageResult {
  readonly path: string
  readonly scores: Readonly<Record<Category, number>>
  readonly firstPaintMs: number
  readonly largestPaintMs: number
  readonly blockedMs: number
  readonly shift: number
  readonly faults: readonly string[]
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2
}

export function resultOf(path: string, runs: readonly Run[]): PageResult {
  const over = (read: (run: Run) => number) => median(runs.map(read))
  return {
    path,
    scores: {
      performance: over(({ scores }) => scores.performance),
      accessibility: over(({ scores }) => scores.accessibility),
      'best-practices': over(({ scores }) => scores['best-practices']),
      seo: over(({ scores }) => scores.seo),
    },
    firstPaintMs: over(({ firstPaintMs }) => firstPaintMs),
    largestPaintMs: over(({ largestPaintMs }) => largestPaintMs),
    blockedMs: over(({ blockedMs }) => blockedMs),
    shift: over(({ shift }) => shift),
    faults: [...new Set(runs.flatMap(({ faults }) => faults))],
  }
}

/** Reasons why a page fails; empty when it passes. */
export function failuresOf({ path, scores, shift }: PageResult): readonly string[] {
  const low = CATEGORIES.filter((category) => scores[category] < LEAST[category])
  return [
    ...low.map((category) => `${path}: ${category} ${scores[category]} is below ${LEAST[category]}`),
    ...(shift > SHIFT_MOST ? [`${path}: layout shift ${shift} is above ${SHIFT_MOST}`] : []),
  ]
}

export function tableOf(results: readonly PageResult[]): string {
  const rows = results.map((result) => [
    result.path,
    ...CATEGORIES.map((category) => String(result.scores[category])),
    String(Math.round(result.firstPaintMs)),
    String(Math.round(result.largestPaintMs)),
    String(Math.round(result.blockedMs)),
    result.shift.toFixed(3),
    failuresOf(result).length === 0 ? 'passed' : 'FAILED',
  ])
  const head = ['page', 'perf', 'a11y', 'practices', 'seo', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS', 'verdict']
  const widths = head.map((word, column) => Math.max(word.length, ...rows.map((row) => row[column]?.length ?? 0)))
  return [head, ...rows]
    .map((row) => row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  '))
    .join('\n')
}
