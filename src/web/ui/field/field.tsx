import { type InputHTMLAttributes, useId } from 'react'
import styles from './field.module.css'

export interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className'> {
  readonly label: string
  readonly isLabelHidden?: boolean
}

/** A line to type in with its label. */
export function Field({ label, isLabelHidden = false, ...input }: FieldProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={isLabelHidden ? 'visually-hidden' : styles.label}>
        {label}
      </label>
      <input {...input} id={id} className={styles.input} />
    </div>
  )
}
