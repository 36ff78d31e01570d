import type { ReactNode } from 'react'
import styles from './card-table.module.css'

interface CardTableProps {
  readonly label?: string
  readonly className: string | undefined
  readonly children: ReactNode
}

/** A table inside a card; on a phone each row is a block with labelled values. */
export function CardTable({ label, className, children }: CardTableProps) {
  return (
    <table className={`${styles.table} ${className}`} aria-label={label}>
      {children}
    </table>
  )
}
