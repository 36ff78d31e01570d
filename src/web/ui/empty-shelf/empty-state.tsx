import type { ReactNode } from 'react'
import { EmptyShelf } from './empty-shelf.tsx'
import styles from './empty-state.module.css'

export interface EmptyStateProps {
  readonly title: string
  readonly text?: string
  /** What to do about it. */
  readonly children?: ReactNode
}

/** In place of a list that has nothing. */
export function EmptyState({ title, text, children }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <EmptyShelf />
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        {text !== undefined && <p className={styles.text}>{text}</p>}
      </div>
      {children}
    </div>
  )
}
