import { type ReactNode, useId } from 'react'
import styles from './form-frame.module.css'

/** The form, and beside it (above it on a phone) what takes effect at once. */
export function FormFrame({ children, side }: { readonly children: ReactNode; readonly side: ReactNode }) {
  return (
    <div className={styles.frame}>
      <div className={styles.side}>{side}</div>
      <div className={styles.form}>{children}</div>
    </div>
  )
}

export function SidePanel({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id} className={styles.panelTitle}>
        {title}
      </h2>
      {children}
    </section>
  )
}

export interface FormSectionProps {
  readonly title: string
  readonly hint?: string
  readonly children: ReactNode
}

export function FormSection({ title, hint, children }: FormSectionProps) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      </div>
      {children}
    </section>
  )
}
