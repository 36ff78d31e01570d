import type { ReactNode } from 'react'
import styles from './list-frame.module.css'

export interface ListFrameProps {
  /** The anchor of the list's page links. */
  readonly id: string
  readonly label: string
  readonly children: ReactNode
}

/** Lays out a list with its count and its filters. */
export function ListFrame({ id, label, children }: ListFrameProps) {
  return (
    <section id={id} className="stack gap-4" aria-label={label}>
      {children}
    </section>
  )
}

/** A list's filters, beside each other where there is room. */
export function ListTools({ children }: { readonly children: ReactNode }) {
  return <div className={`cluster ${styles.tools}`}>{children}</div>
}

/** Announces the number of entries when it changes, and takes the focus when a focused entry has left the list. */
export function ListCount({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <p id={id} className={styles.count} role="status" tabIndex={-1}>
      {children}
    </p>
  )
}

/** Cards in a column, paler while others are loading. */
export function ListCards({ isWaiting, children }: { readonly isWaiting: boolean; readonly children: ReactNode }) {
  return (
    <ul className={styles.cards} aria-busy={isWaiting || undefined} data-waiting={isWaiting || undefined}>
      {children}
    </ul>
  )
}
