import { type RefObject, useEffect, useRef, useState } from 'react'
import { useEdgeScroll } from './edge-scroll.ts'

/** The part of a row by which it was moved. */
export type MovedBy = 'handle' | 'up' | 'down'

/** A list whose rows can be moved: the row under the pointer, the row whose place it would take, and the ways to move. */
export interface Sorting {
  readonly list: RefObject<HTMLOListElement | null>
  readonly count: number
  readonly dragged: number | null
  readonly over: number | null
  /** Takes hold of a row, or carries it on to where the pointer is now. */
  readonly drag: (index: number, pointerY: number) => void
  /** Lets go of a row, which takes the place of the one at the pointer. */
  readonly drop: (index: number, pointerY: number) => void
  readonly cancel: () => void
  /** A row that moves has the focus on what moved it, so that the next press moves it on. */
  readonly move: (from: number, to: number, by: MovedBy) => void
}

interface Held {
  readonly from: number
  readonly over: number
}

export function useSorting(count: number, onMove: (from: number, to: number) => void): Sorting {
  const list = useRef<HTMLOListElement>(null)
  const [held, setHeld] = useState<Held | null>(null)
  const [moved, setMoved] = useState<{ readonly to: number; readonly by: MovedBy } | null>(null)
  const pointer = useRef({ from: 0, y: 0 })
  useEffect(() => {
    if (moved === null) return
    list.current?.children[moved.to]?.querySelector<HTMLElement>(`[data-move="${moved.by}"]`)?.focus()
    setMoved(null)
  }, [moved])
  const move = (from: number, to: number, by: MovedBy) => {
    if (to < 0 || to >= count || to === from) return
    onMove(from, to)
    setMoved({ to, by })
  }
  const drag = (from: number, y: number) => {
    pointer.current = { from, y }
    const over = indexAt(rowEnds(list.current), y)
    setHeld((before) => (before?.from === from && before.over === over ? before : { from, over }))
  }
  useEdgeScroll(list, held !== null, pointer, () => drag(pointer.current.from, pointer.current.y))
  return {
    list,
    count,
    dragged: held?.from ?? null,
    over: held?.over ?? null,
    drag,
    drop: (from, y) => {
      setHeld(null)
      move(from, indexAt(rowEnds(list.current), y), 'handle')
    },
    cancel: () => setHeld(null),
    move,
  }
}

function rowEnds(list: HTMLOListElement | null): number[] {
  return [...(list?.children ?? [])].map((row) => row.getBoundingClientRect().bottom)
}

/** The row at a height, by the lower ends of all rows: the first above the list, the last below it. */
export function indexAt(ends: readonly number[], y: number): number {
  const at = ends.findIndex((end) => y < end)
  return at === -1 ? Math.max(ends.length - 1, 0) : at
}

/** The list with one row moved to another's place; the same list where there is no such place. */
export function movedRow<Row>(rows: readonly Row[], from: number, to: number): readonly Row[] {
  const row = rows[from]
  if (row === undefined || to < 0 || to >= rows.length || from === to) return rows
  return rows.toSpliced(from, 1).toSpliced(to, 0, row)
}
