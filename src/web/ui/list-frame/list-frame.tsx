import type { ReactNode } from 'react'
import styles from './list-frame.module.css'

export interface ListFrameProps {
  /** Where a step to another page of the list leads. */
  readonly id: string
  readonly label: string
  readonly children: ReactNode
}

/** A list with what is said of it and what narrows it down. */
export function ListFrame({ id, label, children }: ListFrameProps) {
  return (
    <section id={id} className={styles.list} aria-label={label}>
      {children}
    </section>
  )
}

/** What narrows a list down, beside each other where there is room. */
export function ListTools({ children }: { readonly children: ReactNode }) {
  return <div className={styles.tools}>{children}</div>
}

/** How many there are: it is told when that changes, and takes the focus of what has left the list. */
export function ListCount({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <p id={id} className={styles.count} role="status" tabIndex={-1}>
      {children}
    </p>
  )
}

/** Cards under one another, paler while others are on their way. */
export function ListCards({ isWaiting, children }: { readonly isWaiting: boolean; readonly children: ReactNode }) {
  return (
    <ul className={styles.cards} aria-busy={isWaiting || undefined} data-waiting={isWaiting || undefined}>
      {children}
    </ul>
  )
}
