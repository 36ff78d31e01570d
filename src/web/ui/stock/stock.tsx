import type { ReactNode } from 'react'
import styles from './stock.module.css'

export interface StockProps {
  readonly isThere: boolean
  readonly children: ReactNode
}

/** Said by its words; colour and dot repeat it. */
export function Stock({ isThere, children }: StockProps) {
  return (
    <span className={isThere ? styles.there : styles.gone}>
      <span className={styles.words}>{children}</span>
    </span>
  )
}
