import type { ReactNode } from 'react'
import styles from './radio.module.css'

export interface RadioProps {
  readonly id: string
  readonly name: string
  readonly value: string
  readonly isChecked: boolean
  readonly onChange: () => void
  readonly children: ReactNode
}

export function Radio({ id, name, value, isChecked, onChange, children }: RadioProps) {
  return (
    <label className={styles.radio}>
      <input id={id} type="radio" name={name} value={value} checked={isChecked} onChange={onChange} />
      <span className={styles.text}>{children}</span>
    </label>
  )
}
