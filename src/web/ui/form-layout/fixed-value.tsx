import type { ReactNode } from 'react'
import styles from './fixed-value.module.css'

export interface FixedValueProps {
  readonly label: string
  readonly hint?: string
  /** The value is computed from other fields. */
  readonly isResult?: boolean
  readonly children: ReactNode
}

/** A read-only value among fields. */
export function FixedValue({ label, hint, isResult = false, children }: FixedValueProps) {
  const Value = isResult ? 'output' : 'span'
  return (
    <div className="stack gap-1">
      <span className={styles.label}>{label}</span>
      <Value className={styles.value}>{children}</Value>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
    </div>
  )
}
