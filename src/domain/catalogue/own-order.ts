/** The current order with the named records in the wanted sequence: they share the places that they had, and all others stay in theirs. */
export function reordered(current: readonly string[], wanted: readonly string[]): readonly string[] {
  const known = new Set(current)
  const named = [...new Set(wanted)].filter((id) => known.has(id))
  const isNamed = new Set(named)
  const next = named.values()
  return current.map((id) => (isNamed.has(id) ? (next.next().value ?? id) : id))
}

interface Placed {
  readonly position: number | null
}

/** Compares records by the owner's order; records without a position come after the others, in the order of `otherwise`. */
export function byOwnOrder<Row extends Placed>(otherwise: (a: Row, b: Row) => number): (a: Row, b: Row) => number {
  const positionOf = ({ position }: Placed) => position ?? Number.MAX_SAFE_INTEGER
  return (a, b) => positionOf(a) - positionOf(b) || otherwise(a, b)
}
