import { useId } from 'react'
import { Icon } from '../icon/icon.tsx'
import styles from './select.module.css'

export interface SelectOption {
  readonly value: string
  readonly text: string
}

export interface SelectProps {
  readonly label: string
  readonly name: string
  readonly value: string
  readonly options: readonly SelectOption[]
  readonly onChange: (value: string) => void
  /** The id of the select's form, where it stands outside of it. */
  readonly form?: string
}

/** A native select, which every phone and every screen reader knows. */
export function Select({ label, name, value, options, onChange, form }: SelectProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <span className={styles.box}>
        <select id={id} className={styles.select} name={name} value={value} form={form} onChange={({ target }) => onChange(target.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
        <Icon name="chevron" />
      </span>
    </div>
  )
}
