import { useId, useState } from 'react'
import styles from './dense.module.css'
import type { TypedFigure } from './typed-figures.ts'

export interface FigureFieldProps {
  readonly label: string
  readonly value: number | null
  readonly read: (typed: string) => TypedFigure
  readonly write: (value: number | null) => string
  readonly onChange: (value: number | null) => void
  /** The field's path in the draft, by which a missing value leads here. */
  readonly path: string
  /** An empty field is refused. */
  readonly isRequired?: boolean
  readonly isMissing?: boolean
}

/** A number that is typed in digits of either kind; a value that can't be read stays until it is left. */
export function FigureField({ label, value, read, write, onChange, path, isRequired = false, isMissing = false }: FigureFieldProps) {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const figure = typed === null ? value : read(typed)
  const isRefused = figure === undefined || (figure === null && isRequired && typed !== null)
  const onType = (text: string) => {
    setTyped(text)
    const next = read(text)
    if (next !== undefined && !(next === null && isRequired) && next !== value) onChange(next)
  }
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={`${styles.input} ${styles.figure}`}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        data-path={path}
        aria-invalid={isRefused || isMissing || undefined}
        value={typed ?? write(value)}
        onChange={({ target }) => onType(target.value)}
        onFocus={({ target }) => target.select()}
        onBlur={() => setTyped(null)}
      />
    </div>
  )
}
