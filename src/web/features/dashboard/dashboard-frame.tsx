import type { ReactNode } from 'react'
import styles from './dashboard-frame.module.css'

export interface DashboardFrameProps {
  readonly children: ReactNode
  /** Stands beside the page on wide screens. */
  readonly side: ReactNode
  /** Stands above the page on narrow screens. */
  readonly bar: ReactNode
}

/** The frame of the account area, the same for its pages and their skeletons. */
export function DashboardFrame({ children, side, bar }: DashboardFrameProps) {
  return (
    <div className={styles.ground} data-covers-corner="">
      <div className={styles.frame}>
        <div className={styles.bar}>{bar}</div>
        <div className={styles.side}>{side}</div>
        <div className={styles.page}>{children}</div>
      </div>
    </div>
  )
}
