import type { ReactNode } from 'react'
import styles from './form-frame.module.css'

export interface FormFrameProps {
  readonly children: ReactNode
  /** Beside the form: above it on a phone. */
  readonly side?: ReactNode
  /** Beside the form and always in sight: below it on a phone. */
  readonly preview?: ReactNode
}

/** A form and what belongs beside it. */
export function FormFrame({ children, side, preview }: FormFrameProps) {
  return (
    <div className={styles.frame}>
      {side !== undefined && <div className={styles.side}>{side}</div>}
      <div className={styles.form}>{children}</div>
      {preview !== undefined && <div className={styles.preview}>{preview}</div>}
    </div>
  )
}
