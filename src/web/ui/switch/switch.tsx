import styles from './switch.module.css'

export interface SwitchProps {
  /** The accessible name of the switch. */
  readonly label: string
  /** The label is hidden where a column or a heading shows it already; screen readers still read it. */
  readonly isLabelHidden?: boolean
  readonly isOn: boolean
  /** The state in words beside the switch, so that colour and position are not the only signs. */
  readonly state?: string | undefined
  /** The shown state is not confirmed yet. */
  readonly isPending?: boolean
  readonly isDisabled?: boolean
  readonly describedBy?: string | undefined
  readonly onChange: (isOn: boolean) => void
}

/** Takes effect at once, without a form to submit. While pending it keeps the focus and ignores presses. */
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
