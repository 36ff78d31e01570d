import type { ReactNode } from 'react'
import styles from './form-layout.module.css'

/** Lays out fields in a column. */
export function FormFields({ children }: { readonly children: ReactNode }) {
  return <div className={styles.fields}>{children}</div>
}

/** Its arrangement comes with every page, because forms are on the server's pages before their own styles are. */
export function FieldPair({ children }: { readonly children: ReactNode }) {
  return <div className="pair">{children}</div>
}

/** A form's buttons, which stay in sight while a long form is filled in. */
export function FormActions({ children, aside }: { readonly children: ReactNode; readonly aside?: ReactNode }) {
  return (
    <div className={styles.actions}>
      <div className={styles.main}>{children}</div>
      {aside}
    </div>
  )
}
