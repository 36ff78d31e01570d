import type { ReactNode } from 'react'
import styles from './dashboard-frame.module.css'

export interface DashboardFrameProps {
  readonly children: ReactNode
  /** Beside the page where there is room. */
  readonly side: ReactNode
  /** Above the page where there is none. */
  readonly bar: ReactNode
}

/** The grounds of the account area, the same for its pages and for their bones. */
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
