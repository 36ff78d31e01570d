import { type RefObject, useEffect, useRef, useState } from 'react'

/** A list whose rows can be moved: the row under the pointer, and the ways to move. */
export interface Sorting {
  readonly list: RefObject<HTMLOListElement | null>
  readonly count: number
  readonly dragged: number | null
  readonly setDragged: (index: number | null) => void
  /** A row keeps the focus on its handle when it moves. */
  readonly move: (from: number, to: number) => void
}

export function useSorting(count: number, onMove: (from: number, to: number) => void): Sorting {
  const list = useRef<HTMLOListElement>(null)
  const [dragged, setDragged] = useState<number | null>(null)
  const [moved, setMoved] = useState<number | null>(null)
  useEffect(() => {
    if (moved === null) return
    list.current?.children[moved]?.querySelector<HTMLElement>('[data-handle]')?.focus()
    setMoved(null)
  }, [moved])
  const move = (from: number, to: number) => {
    if (to < 0 || to >= count || to === from) return
    onMove(from, to)
    setMoved(to)
  }
  return { list, count, dragged, setDragged, move }
}

/** The list with one row moved to another's place; the same list where there is no such place. */
export function movedRow<Row>(rows: readonly Row[], from: number, to: number): readonly Row[] {
  const row = rows[from]
  if (row === undefined || to < 0 || to >= rows.length || from === to) return rows
  return rows.toSpliced(from, 1).toSpliced(to, 0, row)
}
