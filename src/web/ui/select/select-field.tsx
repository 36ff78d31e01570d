import { type Ref, type SelectHTMLAttributes, useId } from 'react'
import field from '../field/field.module.css'
import { describedBy, type FieldProps, FieldWords } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'
import type { SelectOption } from './select.tsx'
import styles from './select-field.module.css'

export interface SelectFieldProps
  extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'className'>,
    Pick<FieldProps, 'label' | 'isRequired' | 'error' | 'hint'> {
  readonly options: readonly SelectOption[]
  readonly ref?: Ref<HTMLSelectElement>
}

/** A select among a form's fields, as wide as they are. */
export function SelectField({ label, isRequired = false, error, hint, options, ...select }: SelectFieldProps) {
  const id = useId()
  return (
    <div className={field.field}>
      <label htmlFor={id} className={field.label} data-required={isRequired || undefined}>
        {label}
      </label>
      <span className={styles.box}>
        <select
          {...select}
          id={id}
          className={`${field.input} ${styles.select}`}
          aria-required={isRequired || undefined}
          {...describedBy(id, error, hint)}
        >
          {options.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <Icon name="chevron" />
      </span>
      <FieldWords id={id} error={error} hint={hint} />
    </div>
  )
}
