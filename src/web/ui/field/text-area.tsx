import { type ReactNode, type Ref, type TextareaHTMLAttributes, useId } from 'react'
import styles from './field.module.css'
import { describedBy, FieldWords } from './field.tsx'

export interface TextAreaProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'className'> {
  readonly label: string
  readonly isRequired?: boolean
  readonly error?: string | undefined
  readonly hint?: ReactNode
  readonly ref?: Ref<HTMLTextAreaElement>
}

/** A field of several lines; the text keeps its own direction. */
export function TextArea({ label, isRequired = false, error, hint, ...area }: TextAreaProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label} data-required={isRequired || undefined}>
        {label}
      </label>
      <textarea
        placeholder=" "
        dir="auto"
        {...area}
        id={id}
        className={`${styles.input} ${styles.area}`}
        aria-required={isRequired || undefined}
        {...describedBy(id, error, hint)}
      />
      <FieldWords id={id} error={error} hint={hint} />
    </div>
  )
}
