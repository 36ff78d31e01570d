type Values = Readonly<Record<string, unknown>>

/** The outcome of two people's edits of one record. */
export interface Conflict<V extends Values> {
  /** The values that both started from. */
  readonly before: V
  readonly theirs: V
  readonly mine: V
}

export function ownChanges<V extends Values>(base: V, mine: V): (keyof V & string)[] {
  return fieldsOf(base).filter((field) => !isSame(base[field], mine[field]))
}

/** The other's changes: those that the form takes over, and those that contradict what was typed here. */
export function changesOfOther<V extends Values>({
  before,
  theirs,
  mine,
}: Conflict<V>): {
  readonly taken: (keyof V & string)[]
  readonly contested: (keyof V & string)[]
} {
  const own = new Set(ownChanges(before, mine))
  const changed = fieldsOf(before).filter((field) => !isSame(before[field], theirs[field]) && !isSame(mine[field], theirs[field]))
  return { taken: changed.filter((field) => !own.has(field)), contested: changed.filter((field) => own.has(field)) }
}

export function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

function fieldsOf<V extends Values>(values: V): (keyof V & string)[] {
  return Object.keys(values)
}
