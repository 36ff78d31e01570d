import { useId, useState } from 'react'
import styles from './dense.module.css'
import { isRefusedFigure, type Typed } from './typed-figures.ts'

export interface FigureFieldProps<Value> {
  readonly label: string
  readonly value: Value | null
  readonly read: (typed: string) => Typed<Value>
  readonly write: (value: Value | null) => string
  readonly onChange: (value: Value | null) => void
  /** Says how the value is written, where something else was typed. */
  readonly refusal: string
  /** The message for an empty field; left out if the field may be empty. */
  readonly emptyRefusal?: string | undefined
  /** The field's path in the draft, by which a missing value leads here. */
  readonly path: string
  readonly isSame?: (one: Value | null, other: Value | null) => boolean
  readonly isMissing?: boolean
}

/**
 * A figure that is typed in digits of either kind. What can't be read stays after the field is left, with a sentence why, until the draft
 * gets another value from elsewhere: the value before it would be sent unseen.
 */
export function FigureField<Value>({
  label,
  value,
  read,
  write,
  onChange,
  refusal,
  emptyRefusal,
  path,
  isSame = Object.is,
  isMissing = false,
}: FigureFieldProps<Value>) {
  const id = useId()
  const [typed, setTyped] = useState<{ readonly text: string; readonly over: Value | null; readonly isLeft: boolean } | null>(null)
  const isTyping = typed !== null && !typed.isLeft
  const text = typed === null || (typed.isLeft && !isSame(typed.over, value)) ? null : typed.text
  const isRequired = emptyRefusal !== undefined
  const figure = text === null ? value : read(text)
  const isRefused = isRefusedFigure(figure, isRequired)
  const onType = (next: string) => {
    setTyped({ text: next, over: value, isLeft: false })
    const given = read(next)
    if (given !== undefined && !isRefusedFigure(given, isRequired) && !isSame(given, value)) onChange(given)
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
        data-refused={isRefused || undefined}
        aria-invalid={isRefused || isMissing || undefined}
        aria-describedby={isRefused && !isTyping ? `${id}refusal` : undefined}
        value={text ?? write(value)}
        onChange={({ target }) => onType(target.value)}
        onFocus={({ target }) => target.select()}
        onBlur={() => setTyped(isRefused && text !== null ? { text, over: value, isLeft: true } : null)}
      />
      {isRefused && !isTyping && (
        <p id={`${id}refusal`} className={styles.refusal} role="alert">
          {figure === null ? emptyRefusal : refusal}
        </p>
      )}
    </div>
  )
}
