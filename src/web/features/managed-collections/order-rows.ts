import { reordered } from '#domain/catalogue/own-order.ts'
import type { Named } from '../../platform/texts/names.ts'
import { movedRow } from '../../ui/sortable/sorting.ts'

export interface OrderRow extends Named {
  readonly _id: string
  /** The category that it is within; brands are within none. */
  readonly parent?: string | null
}

/** The rows that are moved among one another: those within a category, or those that are within none on show. */
export function siblingsIn(rows: readonly OrderRow[], parent: string | null): readonly OrderRow[] {
  const known = new Set(rows.map(({ _id }) => _id))
  return rows.filter((row) => (row.parent != null && known.has(row.parent) ? row.parent : null) === parent)
}

export interface MovedRows {
  readonly rows: readonly OrderRow[]
  /** The siblings in their new order. */
  readonly order: readonly string[]
}

/** Moves one of the siblings to the place of another; all other rows stay as they are among themselves. */
export function movedAmongSiblings(rows: readonly OrderRow[], parent: string | null, from: number, to: number): MovedRows {
  const order = movedRow(siblingsIn(rows, parent), from, to).map(({ _id }) => _id)
  const byId = new Map(rows.map((row) => [row._id, row]))
  const ids = reordered([...byId.keys()], order)
  return { rows: ids.flatMap((id) => byId.get(id) ?? []), order }
}
