import type { ReactNode } from 'react'
import styles from './fixed-value.module.css'

export interface FixedValueProps {
  readonly label: string
  readonly hint?: string
  /** It follows from what is typed elsewhere. */
  readonly isResult?: boolean
  readonly children: ReactNode
}

/** Among fields, one that nobody can type into. */
export function FixedValue({ label, hint, isResult = false, children }: FixedValueProps) {
  const Value = isResult ? 'output' : 'span'
  return (
    <div className={styles.fact}>
      <span className={styles.label}>{label}</span>
      <Value className={styles.value}>{children}</Value>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
    </div>
  )
}
