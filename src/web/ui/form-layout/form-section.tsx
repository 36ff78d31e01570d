import { type ReactNode, useId } from 'react'
import styles from './form-section.module.css'

export interface FormSectionProps {
  readonly title: string
  readonly hint?: string
  /** The section is one required field. */
  readonly isRequired?: boolean
  readonly children?: ReactNode
}

/** A part of a long form under its heading. */
export function FormSection({ title, hint, isRequired = false, children }: FormSectionProps) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div>
        <h2 id={id} className={styles.title} data-required={isRequired || undefined}>
          {title}
        </h2>
        {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      </div>
      {children}
    </section>
  )
}
