import styles from './stars.module.css'

export interface StarsProps {
  readonly value: number
  /** What the row says: "4.6 of 5". */
  readonly label: string
}

/** Five stars in one element, filled to the nearest half from the side where reading starts. */
export function Stars({ value, label }: StarsProps) {
  const halves = Math.min(Math.max(Math.round(value * 2), 0), 10)
  return <span className={styles.stars} role="img" aria-label={label} data-halves={halves} />
}
