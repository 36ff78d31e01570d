import type { DOMAttributes, ReactNode } from 'react'
import styles from './radio.module.css'

export interface RadioProps {
  readonly id: string
  readonly name: string
  readonly value: string
  readonly isChecked: boolean
  readonly onChange: () => void
  readonly children: ReactNode
}

export function Radio(props: RadioProps) {
  return (
    <RadioLabel>
      <RadioContents {...props} />
    </RadioLabel>
  )
}

/** The contents of a radio may be given as markup that was made before. */
export function RadioLabel(contents: Pick<DOMAttributes<Element>, 'children' | 'dangerouslySetInnerHTML'>) {
  // biome-ignore lint/a11y/noLabelWithoutControl: the control is among the contents.
  return <label className={styles.radio} {...contents} />
}

export function RadioContents({ id, name, value, isChecked, onChange, children }: RadioProps) {
  return (
    <>
      <input id={id} type="radio" name={name} value={value} checked={isChecked} onChange={onChange} />
      <span className={styles.text}>{children}</span>
    </>
  )
}
