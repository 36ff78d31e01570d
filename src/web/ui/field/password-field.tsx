import { useState } from 'react'
import { Outline } from '../icon/icon.tsx'
import { Field, type FieldProps } from './field.tsx'
import styles from './password-field.module.css'

const EYE = 'M10 12a2 2 0 1 0 4 0a2 2 0 1 0-4 0M21 12q-3.6 6-9 6t-9-6q3.6-6 9-6t9 6'
const EYE_SHUT =
  'M10.6 10.6a2 2 0 0 0 2.8 2.8M16.7 16.7A8.7 8.7 0 0 1 12 18q-5.4 0-9-6 1.9-3.2 4.3-4.7M10.1 6.2A9 9 0 0 1 12 6q5.4 0 9 6-1 1.7-2.1 2.9M3 3l18 18'

export interface PasswordFieldProps extends Omit<FieldProps, 'type' | 'end' | 'isLatin'> {
  readonly showLabel: string
  readonly autoComplete: 'current-password' | 'new-password'
}

/** A password field with a button that shows the password. Pasting and password managers work. */
export function PasswordField({ showLabel, ...field }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  const eye = (
    <button type="button" className={styles.eye} aria-pressed={isShown} onClick={() => setShown((shown) => !shown)}>
      <Outline outline={isShown ? EYE_SHUT : EYE} />
      <span className="visually-hidden">{showLabel}</span>
    </button>
  )
  return <Field {...field} isLatin type={isShown ? 'text' : 'password'} spellCheck={false} autoCapitalize="none" end={eye} />
}
