import styles from './stars.module.css'

export interface StarsProps {
  readonly value: number
  /** The label, for example "4.6 of 5". Left out where the text beside it says so. */
  readonly label?: string
}

/** Five stars in one element, filled to the nearest half from the start of the line. */
export function Stars({ value, label }: StarsProps) {
  const halves = Math.min(Math.max(Math.round(value * 2), 0), 10)
  const voice = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return <span {...voice} className={styles.stars} data-halves={halves} />
}
