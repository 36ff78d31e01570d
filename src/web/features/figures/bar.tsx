import type { CSSProperties, ReactNode } from 'react'
import styles from './figures.module.css'

/** A number with a bar as long as its part of the largest one; the number says it without the bar. */
export function Bar({ part, children }: { readonly part: number; readonly children: ReactNode }) {
  const length = { '--part': Number.isFinite(part) ? part : 0 } as CSSProperties
  return (
    <span className={styles.measured}>
      <span className={styles.bar} style={length} aria-hidden="true" />
      <span>{children}</span>
    </span>
  )
}

export function largestOf(numbers: readonly number[]): number {
  return Math.max(1, ...numbers)
}
