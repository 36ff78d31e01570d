/** Sorts newest first, as the server does, so that the same choice is always the same list. */
export function inPickOrder(ids: Iterable<string>): string[] {
  return [...ids].sort((a, b) => (a < b ? 1 : a > b ? -1 : 0))
}

export interface Picked {
  /** Ids chosen now. */
  readonly chosen: ReadonlySet<string>
  /** Ids chosen since the form was opened, newest first. */
  readonly added: readonly string[]
  /** The number of ids removed since then. */
  readonly removed: number
}

/** Compares a choice with the one that the form was opened with. */
export function picked(value: readonly string[], baseline: readonly string[]): Picked {
  const chosen = new Set(value)
  const were = new Set(baseline)
  return {
    chosen,
    added: value.filter((id) => !were.has(id)),
    removed: baseline.filter((id) => !chosen.has(id)).length,
  }
}

export function withPicked(value: readonly string[], ids: readonly string[], isChosen: boolean): string[] {
  const next = new Set(value)
  for (const id of ids) {
    if (isChosen) next.add(id)
    else next.delete(id)
  }
  return inPickOrder(next)
}
