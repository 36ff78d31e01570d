import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import styles from './field.module.css'

export interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className'> {
  readonly label: string
  readonly isLabelHidden?: boolean
  /** Marks the field; the form's rules refuse an empty one. */
  readonly isRequired?: boolean
  readonly error?: string | undefined
  readonly hint?: ReactNode
  /** The value is Latin in every language: email, phone, SKU. It is still aligned to the reader's side. */
  readonly isLatin?: boolean
  readonly ref?: Ref<HTMLInputElement>
  /** An element inside the field's end, such as a button that shows a password. */
  readonly end?: ReactNode
}

/** A text field with its label, hint and mistake. */
export function Field({ label, isLabelHidden = false, isRequired = false, error, hint, isLatin = false, end, ...input }: FieldProps) {
  const id = useId()
  const line = (
    <input
      placeholder=" "
      {...input}
      id={id}
      className={isLatin ? `${styles.input} ${styles.latin}` : styles.input}
      {...(isLatin ? { dir: 'ltr' } : {})}
      aria-required={isRequired || undefined}
      {...describedBy(id, error, hint)}
    />
  )
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={isLabelHidden ? 'visually-hidden' : styles.label} data-required={isRequired || undefined}>
        {label}
      </label>
      {end === undefined ? (
        line
      ) : (
        <div className={styles.withEnd}>
          {line}
          {end}
        </div>
      )}
      <FieldWords id={id} error={error} hint={hint} />
    </div>
  )
}

/** Links a field to its hint and mistake for screen readers. */
export function describedBy(id: string, error: string | undefined, hint: ReactNode) {
  const ids = [error === undefined ? '' : `${id}-error`, hint === undefined ? '' : `${id}-hint`].filter((part) => part !== '')
  return {
    ...(ids.length === 0 ? {} : { 'aria-describedby': ids.join(' ') }),
    ...(error === undefined ? {} : { 'aria-invalid': true as const }),
  }
}

export function FieldWords({ id, error, hint }: { readonly id: string; readonly error?: string | undefined; readonly hint?: ReactNode }) {
  return (
    <>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </>
  )
}
