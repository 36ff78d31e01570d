import { useId, useRef } from 'react'
import field from '../field/field.module.css'
import { Icon } from '../icon/icon.tsx'
import styles from './search-field.module.css'

export interface SearchFieldProps {
  readonly label: string
  readonly placeholder: string
  readonly clearLabel: string
  readonly name: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onSubmit: (value: string) => void
  /** The field is inside a form, which Enter must not submit. */
  readonly isInForm?: boolean
}

/** Searches a list while typing and on Enter, with a button that clears the field. */
export function SearchField({ label, placeholder, clearLabel, name, value, onChange, onSubmit, isInForm = false }: SearchFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    onChange('')
    onSubmit('')
    input.current?.focus()
  }
  const line = (
    <>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <span className={styles.lens}>
        <Icon name="search" />
      </span>
      <input
        ref={input}
        id={id}
        className={`${field.input} ${styles.input}`}
        type="search"
        name={name}
        dir="auto"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={200}
        placeholder={placeholder}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={(event) => {
          if (!isInForm || event.key !== 'Enter') return
          event.preventDefault()
          onSubmit(value)
        }}
      />
      {value !== '' && (
        <button type="button" className={styles.clear} onClick={clear}>
          <Icon name="close" />
          <span className="visually-hidden">{clearLabel}</span>
        </button>
      )}
    </>
  )
  return (
    <search className={styles.search}>
      {isInForm ? (
        <div className={styles.form}>{line}</div>
      ) : (
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault()
            onSubmit(value)
          }}
        >
          {line}
        </form>
      )}
    </search>
  )
}
