import { type DragEvent, type KeyboardEvent, type ReactNode, useState } from 'react'
import { Icon, Outline } from '../icon/icon.tsx'
import styles from './sortable-row.module.css'
import type { Sorting } from './sorting.ts'

const HANDLE = 'M9 5v.01M15 5v.01M9 12v.01M15 12v.01M9 19v.01M15 19v.01'

export interface SortableRowProps {
  readonly sorting: Sorting
  readonly index: number
  readonly className: string | undefined
  readonly children: (onGrab: (isGrabbed: boolean) => void) => ReactNode
}

/** A row that is dragged by its handle and takes the place of the row it is let go on. */
export function SortableRow({ sorting: { dragged, setDragged, move }, index, className, children }: SortableRowProps) {
  const [isGrabbed, setGrabbed] = useState(false)
  return (
    <li
      className={className}
      data-dragged={dragged === index || undefined}
      draggable={isGrabbed}
      onDragStart={(event: DragEvent) => {
        event.stopPropagation()
        event.dataTransfer.effectAllowed = 'move'
        setDragged(index)
      }}
      onDragOver={(event: DragEvent) => dragged !== null && event.preventDefault()}
      onDrop={(event: DragEvent) => {
        if (dragged === null) return
        event.preventDefault()
        event.stopPropagation()
        move(dragged, index)
      }}
      onDragEnd={() => {
        setGrabbed(false)
        setDragged(null)
      }}
    >
      {children(setGrabbed)}
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

/** Moves its row: dragged by the pointer, or by Alt and the arrow keys. */
export function MoveHandle({ sorting, index, texts, onGrab }: MoveProps & { readonly onGrab: (isGrabbed: boolean) => void }) {
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (step === undefined || !event.altKey) return
    event.preventDefault()
    sorting.move(index, index + step)
  }
  return (
    <button
      type="button"
      className={`${styles.tool} ${styles.handle}`}
      data-handle
      aria-label={texts.move}
      title={texts.hint}
      aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
      onPointerDown={() => onGrab(true)}
      onPointerUp={() => onGrab(false)}
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
        aria-disabled={index === 0}
        onClick={() => sorting.move(index, index - 1)}
      >
        <Icon name="chevron" />
        <span className="visually-hidden">{texts.up}</span>
      </button>
      <button
        type="button"
        className={styles.tool}
        aria-disabled={index === sorting.count - 1}
        onClick={() => sorting.move(index, index + 1)}
      >
        <Icon name="chevron" />
        <span className="visually-hidden">{texts.down}</span>
      </button>
    </>
  )
}
