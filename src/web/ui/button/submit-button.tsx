import type { ReactNode } from 'react'
import button from './button.module.css'
import styles from './submit-button.module.css'

export interface SubmitButtonProps {
  readonly children: ReactNode
  readonly isSubmitting: boolean
  readonly isDisabled?: boolean
  /** Until then it looks as usual and does nothing. */
  readonly isReady?: boolean
}

/** Keeps its width while it works, and stays in the order of keys: the form itself sends nothing twice. */
export function SubmitButton({ children, isSubmitting, isDisabled = false, isReady = true }: SubmitButtonProps) {
  return (
    <button
      type="submit"
      className={`${button.filled} ${styles.submit} ${isDisabled ? styles.off : ''}`}
      aria-disabled={isSubmitting}
      aria-busy={isSubmitting}
      disabled={isDisabled || !isReady}
    >
      <span className={isSubmitting ? styles.hidden : undefined}>{children}</span>
      {isSubmitting && <span className={styles.dots} aria-hidden="true" />}
    </button>
  )
}
