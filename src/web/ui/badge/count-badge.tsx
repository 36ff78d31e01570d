import { badgeCount } from './badge-count.ts'
import styles from './count-badge.module.css'

export interface CountBadgeProps {
  readonly count: number
  /** The whole number with its unit, for screen readers. */
  readonly label: string
}

/** Shows a number of waiting items; nothing for zero. */
export function CountBadge({ count, label }: CountBadgeProps) {
  if (count === 0) return null
  return (
    <span className={styles.count}>
      <span aria-hidden="true" dir="ltr">
        {badgeCount(count)}
      </span>
      <span className="visually-hidden">{label}</span>
    </span>
  )
}
