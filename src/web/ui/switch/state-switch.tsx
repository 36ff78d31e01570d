import { useId } from 'react'
import styles from './state-switch.module.css'
import { Switch, type SwitchProps } from './switch.tsx'

export interface StateSwitchProps extends Pick<SwitchProps, 'label' | 'isOn' | 'isPending' | 'isDisabled' | 'onChange'> {
  /** In a row, where the column says what is switched: then the state stands beside it, and elsewhere the hint under it. */
  readonly isDense?: boolean
  readonly state: string
  readonly hint: string
  /** Why it is as it is. */
  readonly notes?: readonly string[]
}

/** A switch with what it means and what else decides about it. */
export function StateSwitch({ isDense = false, state, hint, notes = [], ...rest }: StateSwitchProps) {
  const id = useId()
  return (
    <div className={isDense ? `${styles.state} ${styles.dense}` : styles.state}>
      <Switch {...rest} isLabelHidden={isDense} state={isDense ? state : undefined} describedBy={notes.length === 0 ? undefined : id} />
      {notes.length > 0 && (
        <ul id={id} className={styles.notes}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {!isDense && <p className={styles.hint}>{hint}</p>}
    </div>
  )
}
