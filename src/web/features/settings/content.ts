/** The place of a value in a section's content: keys of objects and positions in lists. */
export type Path = readonly (string | number)[]

export function valueAt(content: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, step) => (isHolder(value) ? value[step] : undefined), content)
}

/** The content with another value at its place; everything around it is a new object. */
export function withValue(content: unknown, path: Path, value: unknown): unknown {
  const [step, ...rest] = path
  if (step === undefined) return value
  if (Array.isArray(content)) return content.map((each, index) => (index === step ? withValue(each, rest, value) : each))
  const holder = isHolder(content) ? content : {}
  return { ...holder, [step]: withValue(holder[step], rest, value) }
}

/** The list with one row moved to another's place; the same list where there is no such place. */
export function movedRow<Row>(rows: readonly Row[], from: number, to: number): readonly Row[] {
  const row = rows[from]
  if (row === undefined || to < 0 || to >= rows.length || from === to) return rows
  return rows.toSpliced(from, 1).toSpliced(to, 0, row)
}

/** All texts in a value, as a person reads it beside another one. */
export function wordsOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value !== 'object') return String(value)
  return Object.values(value)
    .map(wordsOf)
    .filter((words) => words !== '')
    .join(' · ')
}

function isHolder(value: unknown): value is Record<string | number, unknown> {
  return typeof value === 'object' && value !== null
}
