import { type InputHTMLAttributes, useId } from 'react'
import styles from './dense.module.css'

export interface DenseFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className' | 'onChange'> {
  readonly label: string
  readonly isLabelHidden?: boolean
  /** The field's path in the draft, by which a missing value leads here. */
  readonly path: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly isMissing?: boolean
}

/** A low text field, as many of them stand on one screen. */
export function DenseField({ label, isLabelHidden = false, path, onChange, isMissing = false, ...input }: DenseFieldProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label className={isLabelHidden ? 'visually-hidden' : styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        type="text"
        dir="auto"
        autoComplete="off"
        {...input}
        id={id}
        className={styles.input}
        data-path={path}
        aria-invalid={isMissing || undefined}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  )
}

export interface DenseSelectProps {
  readonly label: string
  readonly isLabelHidden?: boolean
  readonly path?: string
  readonly value: string
  readonly options: readonly { readonly value: string; readonly text: string }[]
  readonly onChange: (value: string) => void
  readonly isMissing?: boolean
}

export function DenseSelect({ label, isLabelHidden = false, path, value, options, onChange, isMissing = false }: DenseSelectProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label className={isLabelHidden ? 'visually-hidden' : styles.label} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className={styles.input}
        data-path={path}
        aria-invalid={isMissing || undefined}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </div>
  )
}

export interface DenseAreaProps {
  readonly label: string
  readonly path: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly lang?: string
  readonly maxLength: number
}

export function DenseArea({ label, path, value, onChange, lang, maxLength }: DenseAreaProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        className={`${styles.input} ${styles.area}`}
        dir="auto"
        lang={lang}
        rows={2}
        maxLength={maxLength}
        data-path={path}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  )
}
