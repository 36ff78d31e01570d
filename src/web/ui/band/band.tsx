import type { ReactNode } from 'react'
import styles from './band.module.css'

export interface BandProps {
  readonly children: ReactNode
  readonly tone?: 'plain' | 'steel' | 'ink'
}

/** A full-width band with the shop's container inside. */
export function Band({ children, tone = 'plain' }: BandProps) {
  return (
    <div className={styles[tone]}>
      <div className={styles.container}>{children}</div>
    </div>
  )
}
