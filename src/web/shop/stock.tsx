import type { ReactNode } from 'react'
import styles from './stock.module.css'

export interface StockProps {
  readonly isThere: boolean
  readonly children: ReactNode
}

/** Shows the stock in words; colour and dot repeat them. */
export function Stock({ isThere, children }: StockProps) {
  return (
    <span className={isThere ? styles.there : styles.gone}>
      <span className={styles.words}>{children}</span>
    </span>
  )
}
