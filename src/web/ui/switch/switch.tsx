import styles from './switch.module.css'

export interface SwitchProps {
  /** What is switched; it names the switch. */
  readonly label: string
  /** The label is only said: where a column or a heading shows it already. */
  readonly isLabelHidden?: boolean
  readonly isOn: boolean
  /** In words beside the switch, so that nothing is told by colour and place alone. */
  readonly state?: string | undefined
  /** On its way: what is shown already, is not sure yet. */
  readonly isPending?: boolean
  readonly isDisabled?: boolean
  readonly describedBy?: string | undefined
  readonly onChange: (isOn: boolean) => void
}

/** Takes effect at once, without a form to send. While it is on its way it keeps the focus and does nothing. */
export function Switch({
  label,
  isLabelHidden = false,
  isOn,
  state,
  isPending = false,
  isDisabled = false,
  describedBy,
  onChange,
}: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      className={styles.switch}
      aria-checked={isOn}
      aria-busy={isPending || undefined}
      aria-disabled={isPending || undefined}
      aria-describedby={describedBy}
      disabled={isDisabled}
      onClick={() => {
        if (!isPending) onChange(!isOn)
      }}
    >
      <span className={styles.track}>
        <span className={styles.thumb} />
      </span>
      <span className={isLabelHidden ? 'visually-hidden' : styles.label}>{label}</span>
      {state !== undefined && (
        <span className={styles.state} aria-hidden="true">
          {state}
        </span>
      )}
    </button>
  )
}
