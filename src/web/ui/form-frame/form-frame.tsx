import type { ReactNode } from 'react'
import styles from './form-frame.module.css'

export interface FormFrameProps {
  readonly children: ReactNode
  /** Stands beside the form, and above it on a phone. */
  readonly side?: ReactNode
  /** Stands beside the form and stays in sight; below it on a phone. */
  readonly preview?: ReactNode
  /** Stands below the form, and on a phone below the preview too. */
  readonly after?: ReactNode
}

/** Lays out a form and the panels beside it. */
export function FormFrame({ children, side, preview, after }: FormFrameProps) {
  return (
    <div className={styles.frame}>
      {side !== undefined && <div className={styles.side}>{side}</div>}
      <div className={styles.form}>{children}</div>
      {preview !== undefined && <div className={styles.preview}>{preview}</div>}
      {after !== undefined && <div className={styles.after}>{after}</div>}
    </div>
  )
}
