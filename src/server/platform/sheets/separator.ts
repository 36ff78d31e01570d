const SEPARATORS = [',', ';', '\t'] as const
const LINES_LOOKED_AT = 20

/** The separator that splits the first lines into the most columns, evenly; a comma within quotes counts for nothing. */
export function separatorOf(text: string): string {
  const lines = text
    .slice(0, 100_000)
    .replace(/"[^"]*"/g, '')
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, LINES_LOOKED_AT)
  const [declared] = /^sep=([,;\t])$/i.exec(lines[0] ?? '')?.slice(1) ?? []
  if (declared !== undefined) return declared
  const scored = SEPARATORS.map((separator) => ({ separator, score: score(lines.map((line) => line.split(separator).length)) }))
  return scored.reduce((best, each) => (each.score > best.score ? each : best)).separator
}

/** The number of columns that most lines have. How many have it weighs more: a single description may hold more commas than a row has columns. */
function score(columns: readonly number[]): number {
  const lines = new Map<number, number>()
  for (const count of columns) if (count > 1) lines.set(count, (lines.get(count) ?? 0) + 1)
  return Math.max(0, ...[...lines].map(([count, times]) => count * times * times))
}
