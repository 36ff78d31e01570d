import type { KeyboardEvent, PointerEvent, ReactNode } from 'react'
import { HANDLE } from '../icon/handle.ts'
import { Icon, Outline } from '../icon/icon.tsx'
import styles from './sortable-row.module.css'
import type { Sorting } from './sorting.ts'

export interface SortableRowProps {
  readonly sorting: Sorting
  readonly index: number
  readonly className: string | undefined
  readonly children: ReactNode
}

/** A row that is dragged by its handle and takes the place of the row it is let go on. */
export function SortableRow({ sorting: { dragged, over }, index, className, children }: SortableRowProps) {
  const isTarget = dragged !== null && over === index && dragged !== index
  return (
    <li
      className={`${styles.row} ${className}`}
      data-dragged={dragged === index || undefined}
      data-over={isTarget ? (index < dragged ? 'before' : 'after') : undefined}
    >
      {children}
    </li>
  )
}

export interface MoveTexts {
  /** Each names the row. */
  readonly move: string
  readonly up: string
  readonly down: string
  /** The ways to move a row. */
  readonly hint: string
}

interface MoveProps {
  readonly sorting: Sorting
  readonly index: number
  readonly texts: MoveTexts
}

/** Moves its row: dragged by mouse, pen or finger, or by Alt and the arrow keys. */
export function MoveHandle({ sorting, index, texts }: MoveProps) {
  const { drag, drop, cancel, move } = sorting
  const onPointerDown = ({ currentTarget, pointerId, button, isPrimary, clientY }: PointerEvent) => {
    if (button !== 0 || !isPrimary) return
    // The handle gets all moves of the pointer until it is let go, wherever they go.
    currentTarget.setPointerCapture(pointerId)
    drag(index, clientY)
  }
  const whileHeld = (act: (index: number, pointerY: number) => void) => (event: PointerEvent) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) act(index, event.clientY)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (step === undefined || !event.altKey) return
    event.preventDefault()
    move(index, index + step, 'handle')
  }
  return (
    <button
      type="button"
      className={`${styles.tool} ${styles.handle}`}
      data-handle
      data-move="handle"
      aria-label={texts.move}
      title={texts.hint}
      aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
      onPointerDown={onPointerDown}
      onPointerMove={whileHeld(drag)}
      onPointerUp={whileHeld(drop)}
      onPointerCancel={cancel}
      onKeyDown={onKeyDown}
    >
      <Outline outline={HANDLE} />
    </button>
  )
}

export function MoveButtons({ sorting, index, texts }: MoveProps) {
  return (
    <>
      <button
        type="button"
        className={`${styles.tool} ${styles.up}`}
        data-move="up"
        aria-disabled={index === 0}
        onClick={() => sorting.move(index, index - 1, 'up')}
      >
        <Icon name="chevron" />
        <span className="visually-hidden">{texts.up}</span>
      </button>
      <button
        type="button"
        className={styles.tool}
        data-move="down"
        aria-disabled={index === sorting.count - 1}
        onClick={() => sorting.move(index, index + 1, 'down')}
      >
        <Icon name="chevron" />
        <span className="visually-hidden">{texts.down}</span>
      </button>
    </>
  )
}
