import { useId } from 'react'
import styles from './state-switch.module.css'
import { Switch, type SwitchProps } from './switch.tsx'

export interface StateSwitchProps extends Pick<SwitchProps, 'label' | 'isOn' | 'isPending' | 'isDisabled' | 'onChange'> {
  /** The switch stands in a table row, whose column names it: the state stands beside it; elsewhere the hint stands under it. */
  readonly isDense?: boolean
  readonly state: string
  readonly hint: string
  /** Reasons for the present state. */
  readonly notes?: readonly string[]
}

/** A switch with an explanation, and whatever else decides about its state. */
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
