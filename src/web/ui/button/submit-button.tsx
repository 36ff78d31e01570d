import type { ReactNode } from 'react'
import { buttonLook } from './button-look.ts'
import styles from './submit-button.module.css'

export interface SubmitButtonProps {
  readonly children: ReactNode
  readonly isSubmitting: boolean
  readonly isDisabled?: boolean
  /** While false, the button looks as usual and does nothing. */
  readonly isReady?: boolean
}

/** Keeps its width and its place in the tab order while the form is sent: the form itself ignores a second press. */
export function SubmitButton({ children, isSubmitting, isDisabled = false, isReady = true }: SubmitButtonProps) {
  return (
    <button
      type="submit"
      className={buttonLook('primary', `${styles.submit} ${isDisabled ? styles.off : ''}`)}
      aria-disabled={isSubmitting}
      aria-busy={isSubmitting}
      disabled={isDisabled || !isReady}
    >
      <span className={isSubmitting ? styles.hidden : undefined}>{children}</span>
      {isSubmitting && <span className={styles.dots} aria-hidden="true" />}
    </button>
  )
}
