import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import styles from './field.module.css'

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className' | 'type'> {
  readonly label: ReactNode
  readonly ref?: Ref<HTMLInputElement>
}

export function Checkbox({ label, ...input }: CheckboxProps) {
  const id = useId()
  return (
    <label htmlFor={id} className={styles.checkbox}>
      <input {...input} id={id} type="checkbox" className={styles.box} />
      <span>{label}</span>
    </label>
  )
}
