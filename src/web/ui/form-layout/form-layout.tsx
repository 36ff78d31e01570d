import type { ReactNode } from 'react'
import styles from './form-layout.module.css'

/** Fields under one another, two beside each other where a pair has room. */
export function FormFields({ children }: { readonly children: ReactNode }) {
  return <div className={styles.fields}>{children}</div>
}

export function FieldPair({ children }: { readonly children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>
}

/** What can be done with a form; it stays in reach while a long one is filled in. */
export function FormActions({ children, aside }: { readonly children: ReactNode; readonly aside?: ReactNode }) {
  return (
    <div className={styles.actions}>
      <div className={styles.main}>{children}</div>
      {aside}
    </div>
  )
}
