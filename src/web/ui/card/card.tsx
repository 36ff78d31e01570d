import type { ReactNode } from 'react'
import styles from './card.module.css'

export interface CardProps {
  /** Links lead to it by this id. */
  readonly id?: string
  readonly children: ReactNode
}

/** A white card on the page's background. */
export function Card({ id, children }: CardProps) {
  return (
    <div className={styles.card} id={id}>
      {children}
    </div>
  )
}
